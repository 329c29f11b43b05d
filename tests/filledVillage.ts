import { rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { serverFeatures } from '../src/features/all.server.ts';
import { openProofs } from '../src/features/inscricoes/proofs.server.ts';
import { inscricoes } from '../src/features/inscricoes/tables.server.ts';
import type { Field } from '../src/fields/field.ts';
import { everyCollection } from '../src/sections/all.ts';
import { noticiasEventos } from '../src/sections/noticiasEventos.ts';
import { openPrivateFiles } from '../src/server/files/privateFiles.ts';
import { readConfig } from '../src/server/process/config.ts';
import { openStore } from '../src/server/search/openStore.ts';
import { drafts } from '../src/server/staff/drafts.ts';
import { staff } from '../src/server/staff/staff.ts';
import type { Engine } from '../src/server/store/database.ts';
import { saveDefinicoes } from '../src/server/store/definicoes.ts';
import type { Table } from '../src/server/store/table.ts';
import { everyTable } from './everyTable.ts';
import { newPlace } from './openTestStore.ts';
import { emptyPdf } from './pdfs.ts';
import type { TestApp } from './startApp.ts';
import { validBody } from './validBody.ts';

/** Characters that are easily mistaken for the end of a string, a line or a cell. */
export const oddText = 'O\'Neil "x" \\ \u2028 \u2029 \u0085 🇵🇹 =1+1';

/** Stores a PDF for a row of a table with private files; returns the row's `file`, or nothing for other tables. */
async function fileOf(context: TestApp['context'], table: Table): Promise<object> {
  if (!table.filesIn) return {};
  const files = await openPrivateFiles(context, table as Table<{ file: Field<string> }>);
  const { file } = await files.keep(await files.receive(Readable.from([emptyPdf])));
  return { file };
}

/** A village with something of everything. */
export async function fillVillage({ store, context }: TestApp) {
  await saveDefinicoes(store, { villageName: oddText });
  for (const collection of everyCollection) {
    for (const [index, section] of collection.sections.entries()) {
      const identifier = 'identifier' in collection.fields ? { identifier: `um-${index}` } : {};
      await store.create(collection as Table, { ...validBody(section, oddText), ...identifier });
    }
  }
  const file = await sharp({ create: { width: 700, height: 400, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const name = `${'Praça '.repeat(20)}.jpg`;
  const photo = await context.files.importPhoto({ file, name, alt: 'A praça' });
  await context.files.recut(photo, { x: 0.25, y: 0, largura: 0.5, altura: 1 }, 1);
  await context.files.saveUpload(Readable.from([emptyPdf]), 'ata.pdf');
  await context.files.whenIdle();
  const evento = await store.create(noticiasEventos, { type: 'EVENTO', identifier: 'magusto' });
  for (let number = 0; number < 250; number++) {
    const chave = `chave-${number}`;
    const segredo = `segredo-${number}`;
    await store.create(inscricoes, { evento: evento._id, name: oddText, chave, segredo });
  }
  const proofs = await openProofs(context);
  await proofs.keep(await proofs.receive(Readable.from([emptyPdf])), 'segredo-1');
  const { _id: conta } = (await store.find(staff, {})) ?? {};
  if (conta) await store.create(drafts, { conta, seccao: 'lojas', titulo: oddText });
  const ofFeatures = serverFeatures.flatMap(({ tables }) => tables);
  for (const table of ofFeatures.filter(({ belongsTo }) => !belongsTo)) {
    const texts = Object.entries(table.fields).filter(([, { kind }]) => kind === 'text');
    const row = texts.map(([name]) => [name, `${oddText}\r\num\ntexto`]);
    await store.create(table, { ...Object.fromEntries(row), ...(await fileOf(context, table)) });
  }
}

/** A new, empty village that never started. */
export async function openEmpty(engine: Engine) {
  const place = await newPlace(engine);
  readConfig({ DATA_DIR: place.dataDir }, place.dataDir);
  const store = await openStore(place, everyTable);
  return {
    place,
    store,
    async close() {
      await store.close();
      rmSync(place.dataDir, { recursive: true });
    },
  };
}
