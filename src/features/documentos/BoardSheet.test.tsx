import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RecordIn } from '../../sections/all.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import { BoardSheet } from './BoardSheet.site.tsx';

test('the sheet for the board has heading, text, files, lines to sign and the way to its page', () => {
  const file = '/f/abcdefghi-Edital.pdf';
  const documento = {
    identifier: 'agua',
    title: 'Corte de água',
    type: 'Edital',
    numero: '3/2026',
    orgao: 'Junta',
    date: '2026-11-06',
    smallDescription: '',
    afixadoEm: '2026-11-07',
    retiradoEm: '',
    description: '<p>Das 9 às 12.</p>',
    files: [{ file, title: 'O edital', anteriores: [] }],
    ficheiros: { [file]: { size: 9, pages: 1, sha256: 'ab'.repeat(32), problemas: [] } },
  } as unknown as RecordIn<'documentos'>;
  const definicoes = { councilName: 'Junta de Monte Alto', address: 'Largo, 1\nMonte Alto' };
  const html = renderToStaticMarkup(
    <BoardSheet
      documento={documento}
      site={{ definicoes: definicoes as Definicoes, siteUrl: 'https://montealto.exemplo.pt' }}
    />,
  );
  for (const said of [
    ...['Junta de Monte Alto', 'Largo, 1, Monte Alto', 'Edital n.º 3/2026', 'Corte de água'],
    ...['<p>Das 9 às 12.</p>', 'O edital (SHA-256 abababababababab…)', '07 de novembro de 2026'],
    ...['Retirado em', 'Assinatura', 'Código QR para https://montealto.exemplo.pt/documentos/agua'],
  ]) {
    expect(html).toContain(said);
  }
});
