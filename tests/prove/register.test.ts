import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, test } from 'vitest';
import { files } from '../../src/server/files/filesTable.ts';
import { diskName } from '../../src/server/files/storedPath.ts';
import { checkRegister, missingEnd } from '../../src/server/register/check.ts';
import { beforeFirst, hashOf, type LineRow, registo } from '../../src/server/register/registo.ts';
import { openStore } from '../../src/server/search/openStore.ts';
import { allowChanges, refuseChanges } from '../../src/server/store/appendOnly.ts';
import { toColumns } from '../../src/server/store/columns.ts';
import type { Engine } from '../../src/server/store/database.ts';
import type { Store } from '../../src/server/store/store.ts';
import { collectionNamed } from '../collectionNamed.ts';
import { everyTable } from '../everyTable.ts';
import { bothEngines, newPlace, type Place } from '../openTestStore.ts';
import { runProgram } from '../program.ts';
import { type Office, officeAt, openOffice } from './office.ts';
import { record } from './report.ts';
import { settingsOf, startVillage, type Village } from './startVillage.ts';
import { until } from './until.ts';

const documentos = collectionNamed('documentos');

const promise = 'A certificate can be trusted';
const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const path = '/f/abcdefghi-Edital.pdf';
const closing: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

type Ground = { place: Place; store: Store; file: string };

/** A place with one PDF, whose text has not been read yet. */
async function groundFor(engine: Engine): Promise<Ground> {
  const place = await newPlace(engine);
  const store = await openStore(place, everyTable);
  closing.push(() => rmSync(place.dataDir, { recursive: true }), store.close);
  mkdirSync(join(place.dataDir, 'uploads'), { recursive: true });
  const file = join(place.dataDir, 'uploads', diskName(path));
  writeFileSync(file, '%PDF-1.4\ntrailer<<>>\nstartxref\n9\n%%EOF\n');
  await store.create(files, { path, kind: 'pdf', size: 38, createdAt: new Date().toISOString() });
  return { place, store, file };
}

const bodyOf = (title: string) => ({
  title,
  type: 'Edital',
  orgao: 'Junta',
  date: '2026-05-30',
  numero: '1/2026',
  files: [{ file: path, title: 'O edital' }],
});

/** Writes lines until told to stop, several at a time; returns how many were acknowledged. */
async function write({ send }: Office, isOver: () => boolean, written = () => {}): Promise<number> {
  let acknowledged = 0;
  const lane = async () => {
    while (!isOver()) {
      const { status } = await send('POST', '/api/documentos', bodyOf('Edital'));
      if (status === 201) {
        acknowledged++;
        written();
      }
      if (status === 0) return;
    }
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  return acknowledged;
}

const linesIn = (store: Store) => store.list(registo);
const check = ({ store, place }: Ground) => checkRegister(store.db, place.dataDir);

/** Replaces all lines, as somebody with access to the database could. */
async function rewrite({ db }: Store, lines: readonly LineRow[]): Promise<void> {
  await allowChanges(db, registo.name);
  await db.deleteFrom(registo.name).execute();
  for (const line of lines) {
    await db.insertInto(registo.name).values(toColumns(registo, line)).execute();
  }
  await refuseChanges(db, registo.name);
}

const rehashed = (line: LineRow): LineRow => ({ ...line, resumo: hashOf(line) });

/** Recomputes the chain, as somebody who knows how the hashes are made could. */
function rechained(lines: readonly LineRow[]): LineRow[] {
  let anterior = beforeFirst;
  return lines.map((line) => {
    const made = rehashed({ ...line, anterior });
    anterior = made.resumo;
    return made;
  });
}

/** Swaps the content of two rows; each keeps its `sequence`. */
function swapped(lines: readonly LineRow[], one: number, other: number): LineRow[] {
  const put = (index: number, from: number) =>
    ({ ...lines[from], sequence: lines[index]?.sequence }) as LineRow;
  return lines.map((line, index) =>
    index === one ? put(one, other) : index === other ? put(other, one) : line,
  );
}

describe.each(bothEngines)('on %s', (engine) => {
  test('whatever is changed is found, and nothing is where nothing was', async () => {
    const ground = await groundFor(engine);
    const { store, file, place } = ground;
    const village = await startVillage(place);
    const { send } = await openOffice(village.url);
    for (let each = 1; each <= 7; each++) {
      await send('POST', '/api/documentos', bodyOf(`Edital ${each}`));
    }
    const [{ identifier } = { identifier: '' }] = await store.list(documentos, { limit: 1 });
    const { certidao } = JSON.parse(
      (await send('GET', `/api/documentos/${identifier}/certidao`)).body,
    );
    await village.kill('SIGTERM');
    const end = { linha: certidao.linha, resumo: certidao.resumo };
    const whole = await linesIn(store);
    const copia = join(place.dataDir, 'copia.tar.gz');
    const run = (program: string, ...args: string[]) =>
      runProgram(`dist/${program}Command.js`, {
        args,
        cwd: process.cwd(),
        env: settingsOf(place),
      });
    const backup = await run('backup', copia);
    const untouched = await run('register', String(end.linha), end.resumo);

    const at = (index: number) => whole[index] as LineRow;
    const without = (index: number) => whole.filter((_line, each) => each !== index);
    const withLine = (index: number, line: object) =>
      whole.map((each, number) => (number === index ? { ...each, ...line } : each)) as LineRow[];
    const other = (value: unknown) =>
      typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 90 : `${value}x`;
    const inserted = { ...at(3), numero: 4, sequence: 4, _id: 'linha-4' };
    const after = whole.slice(3).map((line) => ({
      ...line,
      numero: Number(line.numero) + 1,
      sequence: line.sequence + 1,
      _id: `linha-${Number(line.numero) + 1}`,
    }));
    const attempts: [name: string, lines: readonly LineRow[]][] = [
      ...Object.keys(at(2)).map((column): [string, LineRow[]] => [
        `column ${column}`,
        withLine(2, { [column]: other(at(2)[column as keyof LineRow]) }),
      ]),
      ['a row with its hash reckoned anew', withLine(2, rehashed({ ...at(2), quem: 'outra' }))],
      ['a row removed in the middle', without(3)],
      ['the first row removed', without(0)],
      ['two rows swapped', swapped(whole, 2, 3)],
      ['a row inserted', [...whole.slice(0, 3), inserted, ...after]],
      ['the last row removed', without(whole.length - 1)],
      ['all rows removed', []],
      ['all rows written anew', rechained(whole.map((line) => ({ ...line, quem: 'outra' })))],
    ];
    const unseen: string[] = [];
    for (const [name, lines] of attempts) {
      await rewrite(store, lines);
      const { isWhole } = await check(ground);
      const isCut = (await missingEnd(store.db, end)) !== undefined;
      if (isWhole && !isCut) unseen.push(name);
    }
    const bytes = readFileSync(file);
    await rewrite(store, whole);
    let bytesTried = 0;
    for (let place = 0; place < bytes.length; place += 7) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      writeFileSync(file, changed);
      if ((await check(ground)).isWhole) unseen.push(`byte ${place}`);
      bytesTried++;
    }
    const spoilt = await run('register');
    const spoiltBackup = await run('backup', `${copia}2.tar.gz`);
    writeFileSync(file, bytes);
    await rewrite(store, without(whole.length - 1));
    const cut = await run('register', copia);
    await rewrite(store, whole);
    const again = await check(ground);
    const said = {
      'untouched it is whole': again.isWhole,
      'the command knows a certificate of it':
        untouched.code === 0 && untouched.out.includes(`A linha ${end.linha} é deste registo.`),
      'the command names a spoilt file and ends with 1':
        spoilt.code === 1 && spoilt.err.includes('Edital.pdf'),
      'the command finds a cut end against a backup': cut.code === 1,
      'a backup says that it is whole': backup.out.includes('está íntegro'),
      'a backup of what is not whole is made and says so':
        spoiltBackup.code === 0 && spoiltBackup.out.includes('não está íntegro'),
    };
    const kept = Object.entries(said).filter(([, holds]) => holds);
    const not = Object.entries(said).filter(([, holds]) => !holds);
    record({
      promise,
      proof: `${attempts.length} ways to change the rows and ${bytesTried} bytes of a file, one at a time; ${names[engine]}`,
      reached: `${unseen.length} unseen${unseen.map((each) => ` (${each})`).join('')}; ${kept.map(([words]) => words).join('; ')}${not.map(([words]) => `; NOT: ${words}`).join('')}`,
      promised: 'all found, untouched whole',
      ok: unseen.length === 0 && not.length === 0,
    });
  });

  test('500 lines written at once are one chain', async () => {
    const ground = await groundFor(engine);
    const processes = engine === 'postgres' ? 2 : 1;
    const villages: Village[] = [];
    for (let each = 0; each < processes; each++) villages.push(await startVillage(ground.place));
    const { token } = await openOffice(villages[0]?.url ?? '');
    let left = 500;
    const made = await Promise.all(
      villages.map(({ url }) => write(officeAt(url, token), () => left-- <= 0)),
    );
    for (const village of villages) await village.kill('SIGTERM');
    const lines = (await linesIn(ground.store)).map(({ numero }) => numero);
    const gaps = lines.filter((numero, index) => numero !== index + 1).length;
    const { isWhole, words } = await check(ground);
    const total = made.reduce((one, other) => one + other, 0);
    record({
      promise,
      proof: `500 documents made at once by ${processes} process${processes > 1 ? 'es' : ''}; ${names[engine]}`,
      reached: `${lines.length} lines for ${total} documents, ${gaps} gaps, ${isWhole ? 'whole' : words.join(' ')}`,
      promised: 'one chain without gaps, a line each',
      ok: isWhole && gaps === 0 && lines.length === total && total === 500,
    });
  });

  test('kill -9 while lines are written leaves it whole', async () => {
    const ground = await groundFor(engine);
    const kills = 8;
    let village = await startVillage(ground.place);
    const { token } = await openOffice(village.url);
    let acknowledged = 0;
    const broken: string[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      let isOver = false;
      let begun = 0;
      const writing = write(
        officeAt(village.url, token),
        () => isOver,
        () => begun++,
      );
      // A busy machine needs a moment before anything is written at all.
      await until(() => begun > 5, { every: 5, patience: 120_000 });
      await pause(randomInt(300));
      await village.kill();
      isOver = true;
      acknowledged += await writing;
      const { isWhole, words } = await check(ground);
      if (!isWhole) broken.push(...words);
      village = await startVillage(ground.place);
    }
    await village.kill('SIGTERM');
    const lines = await linesIn(ground.store);
    record({
      promise,
      proof: `${kills} × kill -9 while documents are made; ${names[engine]}`,
      reached: `${lines.length} lines for ${acknowledged} acknowledged, ${broken.length} times broken`,
      promised: 'whole each time, no acknowledged line lost',
      ok: broken.length === 0 && acknowledged > 5 * kills && lines.length >= acknowledged,
    });
  });
});
