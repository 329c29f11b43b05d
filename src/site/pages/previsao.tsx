import { Component, type ReactNode, useEffect, useState } from 'react';
import { matchPath } from 'react-router';
import type { Fotos } from '../../fields/photo.ts';
import { type Preview, previewIn, previewReady } from '../../parts/preview.ts';
import { type Page, page, type Site } from '../page.ts';
import { PhotoContext } from '../parts/Photo.tsx';
import { type Reader, readOverNetwork } from '../reader.ts';
import { recordPages } from './sections.ts';

/** The page of an address as it would be if one call answered differently. */
async function drawn({ path, call, answer }: Preview, site: Site): Promise<ReactNode> {
  const entry = recordPages.find((each) => matchPath(each.path, path));
  if (!entry) return null;
  const opened: Page = await entry.open();
  const read: Reader = async (asked) =>
    (asked === call ? answer : await readOverNetwork(asked)) as never;
  const { params } = matchPath(entry.path, path) ?? { params: {} };
  const data = (await opened.load(read, { params, search: new URLSearchParams() })) as {
    fotos?: Fotos;
  };
  return (
    <PhotoContext value={{ ...site.fotos, ...data?.fotos }}>
      <opened.Component data={data} site={site} />
    </PhotoContext>
  );
}

/** Pages are made for whole records; one that cannot bear a half-written one gives way to words. */
class ErrorBoundary extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

function Words({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <h1>Previsão</h1>
      <p>{children}</p>
    </div>
  );
}

const unfinished = (
  <Words>Ainda não é possível mostrar como ficará: preencha mais um pouco e tente de novo.</Words>
);

function Previsao({ site }: { site: Site }) {
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    const listen = async (event: MessageEvent) => {
      const preview = previewIn(event);
      if (!preview) return;
      try {
        setContent(await drawn(preview, site));
      } catch {
        setContent(null);
      }
    };
    addEventListener('message', listen);
    parent.postMessage(previewReady, location.origin);
    return () => removeEventListener('message', listen);
  }, [site]);
  if (content === undefined) {
    return (
      <Words>
        Esta página mostra, na área reservada, como ficará o que ainda não foi guardado.
      </Words>
    );
  }
  return <ErrorBoundary instead={unfinished}>{content ?? unfinished}</ErrorBoundary>;
}

/** Shows staff what visitors would see of something not saved yet. */
export const previsao = page({
  load: async () => null,
  head: () => ({
    title: 'Previsão',
    description: 'Como ficará o que ainda não foi guardado.',
    noindex: true,
  }),
  Component: ({ site }) => <Previsao site={site} />,
});
