import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { markIsland } from './inLanguages.ts';

/**
 * An interactive part of a page. It is rendered on its own, so that React can hydrate it on its own
 * in the browser, from its own few props; everything around it stays plain HTML. The browser finds
 * it by `name`.
 */
export function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  return function Island({ className, ...props }: Props & { className?: string | undefined }) {
    const own = props as unknown as Props;
    return (
      <div
        className={className}
        data-island={name}
        data-props={JSON.stringify(own)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has just made it
        dangerouslySetInnerHTML={{
          __html: markIsland(renderToString(<Component {...own} />, { identifierPrefix: name })),
        }}
      />
    );
  };
}
