import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExpectedDocuments } from './ExpectedDocuments.site.tsx';

const known = { tipo: 'Ata', orgao: 'Assembleia', de: '2026-04-01', a: '2026-04-30' };

test('nothing is said where the council does not show it', () => {
  expect(renderToStaticMarkup(<ExpectedDocuments ano={2026} anos={[]} arrayEsperados={[]} />)).toBe(
    '',
  );
});

test('what is there is a link, and what is not says until when or since when', () => {
  const ate = '2026-05-31';
  const html = renderToStaticMarkup(
    <ExpectedDocuments
      ano={2026}
      anos={[2026]}
      arrayEsperados={[
        {
          ...known,
          ate,
          nome: 'Contas',
          estado: 'publicado',
          documentos: [{ identifier: 'contas-de-2025', title: 'Contas de 2025' }],
        },
        { ...known, ate, nome: 'Ata', estado: 'aTempo', documentos: [] },
        { ...known, ate, nome: 'Inventário', estado: 'emAtraso', documentos: [] },
      ]}
    />,
  );
  expect(html).toContain('1 de 3');
  expect(html).toContain('<a href="/documentos/contas-de-2025">Contas de 2025</a>');
  expect(html).toContain('até <time dateTime="2026-05-31">31 de maio de 2026</time>');
  expect(html).toContain('desde <time dateTime="2026-06-01">01 de junho de 2026</time>');
});
