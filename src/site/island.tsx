import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, PropsOf } from './browser/islands.ts';

/**
 * A part of a page that moves: drawn here by itself, so that React can hydrate it in the browser by
 * itself, from its own few props. All around it stays HTML.
 */
export function island<Name extends IslandName>(
  name: Name,
  Component: ComponentType<PropsOf<Name>>,
) {
  return function Island({
    className,
    ...props
  }: PropsOf<Name> & { className?: string | undefined }) {
    const own = props as unknown as PropsOf<Name> & object;
    return (
      <div
        className={className}
        data-island={name}
        data-props={JSON.stringify(own)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has just made it
        dangerouslySetInnerHTML={{
          __html: renderToString(<Component {...own} />, { identifierPrefix: name }),
        }}
      />
    );
  };
}
