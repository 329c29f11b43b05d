import { createReadStream, existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { longMoment } from '../../language/calendar.ts';
import { escapeMarkup as safe } from '../../language/escapeMarkup.ts';
import type { Described } from './personalData.ts';

/** What is handed over to a person, and by whom. */
type Handed = {
  councilName: string;
  at: Date;
  partes: readonly { titulo: string; registos: readonly Described[] }[];
};

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c2420;background:#fff}
h2{margin-top:2.5rem;border-bottom:2px solid #1f5140}h3{margin-bottom:.25rem}article{break-inside:avoid}
dl{margin:0}dt{font-weight:600;margin-top:.5rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

function articleOf({ titulo, factos, ficheiros = {}, fica = '' }: Described): string {
  const fact = (name: string, value: string) => `<dt>${name}</dt><dd>${value}</dd>`;
  const files = Object.keys(ficheiros).map((name) => {
    const href = `ficheiros/${encodeURIComponent(name)}`;
    return fact('Ficheiro', `<a href="${href}">${safe(name)}</a>`);
  });
  return `<article><h3>${safe(titulo)}</h3><dl>${[
    ...factos.map(({ nome, valor }) => fact(safe(nome), safe(valor))),
    ...files,
    ...(fica === '' ? [] : [fact('Se pedir que se apague', safe(fica))]),
  ].join('')}</dl></article>`;
}

/** A person's data as an HTML page that can be read or printed on its own. */
function personPage({ councilName, at, partes }: Handed): string {
  const parts = partes.map(
    ({ titulo, registos }) =>
      `<section><h2>${safe(titulo)} (${registos.length})</h2>${registos.map(articleOf).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Os seus dados</title><style>${style}</style></head>
<body><main><h1>Os seus dados</h1>
<p>O que o site da ${safe(councilName || 'junta de freguesia')} guarda de si, em ${safe(longMoment(at.toISOString()))}.</p>
${parts.join('\n') || '<p>Não se guarda nada.</p>'}
</main></body></html>
`;
}

/** One ZIP to hand over: the data as a page to read, as JSON for other programs, and the files. */
export function personArchive(handed: Handed): Readable {
  const zip = new ZipFile();
  const options = { mtime: handed.at };
  const partes = handed.partes.map(({ titulo, registos }) => ({
    titulo,
    registos: registos.map(({ link: _, impede: __, ficheiros = {}, ...registo }) => ({
      ...registo,
      ficheiros: Object.keys(ficheiros),
    })),
  }));
  const json = JSON.stringify({ feitoEm: handed.at.toISOString(), partes }, undefined, 2);
  zip.addBuffer(Buffer.from(personPage(handed)), 'dados.html', options);
  zip.addBuffer(Buffer.from(json), 'dados.json', options);
  const files = handed.partes.flatMap(({ registos }) =>
    registos.flatMap(({ ficheiros = {} }) => Object.entries(ficheiros)),
  );
  for (const [name, path] of files) {
    // A file may have been erased with its row a moment ago.
    if (!existsSync(path)) continue;
    zip.addReadStreamLazy(`ficheiros/${name}`, options, (read) => {
      read(undefined, createReadStream(path));
    });
  }
  zip.on('error', (error) => (zip.outputStream as Readable).destroy(error));
  zip.end();
  return zip.outputStream as Readable;
}
