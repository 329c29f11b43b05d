import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { recordWith } from '../../../tests/recordWith.ts';
import type { PdfProblem } from '../../fields/pdfFacts.ts';
import { plainText } from '../../language/plainText.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import type { Site } from '../../site/page.ts';
import { DocumentFiles } from './DocumentFiles.site.tsx';

const file = '/f/000000000-ata.pdf';

function said(problemas: PdfProblem[], description = '', phones = ['276000001']): string {
  const documento = recordWith('documentos', {
    description,
    files: [{ file, title: '', anteriores: [] }],
    ficheiros: { [file]: { size: 2048, pages: 2, sha256: 'abc', problemas } },
  });
  const definicoes = { phones, email: '' } as unknown as Definicoes;
  const site: Site = {
    definicoes,
    fotos: {},
    enviaEmail: true,
    responsavel: '',
    siteUrl: '',
    urgentes: [],
    traducoes: { en: [], es: [], fr: [] },
  };
  return plainText(renderToStaticMarkup(<DocumentFiles documento={documento} site={site} />));
}

const [picture, locked] = ['Este PDF é só imagem', 'Este PDF está protegido'];
const below = 'O texto está mais abaixo, nesta página.';
test.each<[string, Parameters<typeof said>, string[]]>([
  ['says nothing of what readers need not know', [['titulo', 'lingua', 'etiquetas']], []],
  [
    'tells that it is a picture, and whom to ring',
    [['imagem']],
    [picture, '276\u00a0000\u00a0001'],
  ],
  ['leads to the text where there is one', [['imagem'], '<p>Texto</p>'], [picture, below]],
  ['tells that it is locked', [['protegido'], '<p>Texto</p>'], [locked, below]],
  ['leads to the contacts where there is no phone', [['imagem'], '', []], ['se lho pedir']],
])('a PDF %s', (_case, args, words) => {
  const text = said(...args);
  expect(text).toContain('ata.pdf · 2 KB, 2 páginas');
  for (const each of words) expect(text.replace(/\s/g, ' ')).toContain(each.replace(/\s/g, ' '));
  if (words.length === 0) expect(text).not.toContain('Este PDF');
});
