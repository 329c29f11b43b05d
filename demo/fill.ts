import { join } from 'node:path';
import { Readable } from 'node:stream';
import { demoFeatures } from '../src/features/all.demo.ts';
import type { Fields } from '../src/fields/field.ts';
import { digestOfOriginal, type MadeFrom } from '../src/fields/translation.ts';
import { addDays, lisbonDay } from '../src/language/calendar.ts';
import { day } from '../src/language/durations.ts';
import { everyCollection } from '../src/sections/all.ts';
import { definicoesFields } from '../src/sections/definicoes.ts';
import { everyDefinicao, saveDefinicoes } from '../src/server/store/definicoes.ts';
import type { Context } from '../src/server/village/context.ts';
import { alojamentos } from './content/alojamentos.ts';
import { avisos } from './content/avisos.ts';
import { contactos } from './content/contactos.ts';
import { definicoes } from './content/definicoes.ts';
import { essencias } from './content/essencias.ts';
import { eventos } from './content/eventos.ts';
import { lojas } from './content/lojas.ts';
import { noticias } from './content/noticias.ts';
import { pessoas } from './content/pessoas.ts';
import { pontosInteresse } from './content/pontosInteresse.ts';
import { restaurantes } from './content/restaurantes.ts';
import type { DemoAttachment, DemoDay, DemoPdf } from './feature.ts';
import { makePdf } from './pdf.ts';
import { picturesFolder, readPictures } from './pictures.ts';

/** What is needed of a village to fill it. */
type Empty = Pick<Context, 'store' | 'files' | 'now'>;

/** Records by the name of their collection. */
type Content = Readonly<Record<string, Record<string, unknown>[]>>;

/** The demo's records for a day; a collection that it does not know stays empty. */
export function content(today: string): Content {
  const ofFeatures = demoFeatures.flatMap(({ records = {} }) => Object.entries(records));
  return {
    pontosInteresse,
    restaurantes,
    alojamentos,
    lojas,
    noticiasEventos: [...noticias, ...eventos],
    avisos,
    essencias,
    contactos,
    pessoas,
    ...Object.fromEntries(ofFeatures.map(([name, recordsOf]) => [name, recordsOf(today)])),
  };
}

type Paths = ReadonlyMap<string, string>;

/** A record of the demo as it is stored: pictures and files by their paths, days by their dates. */
function stored(fields: Fields, record: Record<string, unknown>, paths: Paths, now: Date) {
  const { insertedDaysAgo = 0, ...values } = record as { insertedDaysAgo?: number };
  const row: Record<string, unknown> = { ...values, demo: true };
  const inserted = new Date(now.getTime() - insertedDaysAgo * day);
  const path = (name: unknown) => paths.get(String(name)) ?? '';
  for (const [name, field] of Object.entries(fields)) {
    const value = row[name];
    if (field.kind === 'photo') row[name] = path(value);
    if (field.kind === 'photos') row[name] = ((value ?? []) as string[]).map(path);
    if (field.kind === 'file') row[name] = value ? path((value as DemoPdf).name) : '';
    if (field.kind === 'attachments') {
      row[name] = (value as DemoAttachment[]).map(({ pdf, anteriores = [] }) => ({
        file: path(pdf.name),
        title: pdf.title,
        anteriores: anteriores.map(({ pdf, ate }) => ({ file: path(pdf.name), ate })),
      }));
    }
    if (field.kind === 'date' && typeof value !== 'string') {
      row[name] = value ? addDays(lisbonDay(now), (value as NonNullable<DemoDay>).inDays) : '';
    }
    if (field.fill) row[name] = field.fill(String(row.name ?? row.title), inserted);
  }
  if (fields.traduzidoDe) row.traduzidoDe = madeFrom(fields, row);
  return row;
}

/** Says of each translation that the Portuguese has not changed since. */
function madeFrom(fields: Fields, row: Readonly<Record<string, unknown>>): MadeFrom {
  const made = Object.entries(fields).flatMap(([name, field]) =>
    field.translates && name in row ? [[name, digestOfOriginal(field, row)]] : [],
  );
  return Object.fromEntries(made);
}

/** The PDFs that records name, including earlier versions. */
function pdfsIn(records: Content): DemoPdf[] {
  return everyCollection.flatMap(({ name, fields }) =>
    (records[name] ?? []).flatMap((record) =>
      Object.entries(fields).flatMap(([field, { kind }]) => {
        if (kind === 'file') return (record[field] ?? []) as DemoPdf | [];
        if (kind !== 'attachments') return [];
        return ((record[field] ?? []) as DemoAttachment[]).flatMap(({ pdf, anteriores = [] }) => [
          pdf,
          ...anteriores.map((each) => each.pdf),
        ]);
      }),
    ),
  );
}

async function saveFiles({ files }: Empty, pdfs: readonly DemoPdf[]): Promise<Paths> {
  const pictures = Object.entries(readPictures());
  const adopted = await files.adopt(
    pictures.map(([name, facts]) => ({ file: join(picturesFolder, `${name}.jpg`), ...facts })),
  );
  const paths = new Map(pictures.map(([name], index) => [name, adopted[index] ?? '']));
  for (const pdf of pdfs) {
    const saved = await files.saveUpload(Readable.from([await makePdf(pdf)]), pdf.name);
    paths.set(pdf.name, saved.path);
  }
  return paths;
}

/** Fills an empty database with the demo village: all of it, or, if interrupted, nothing. */
export async function fillDemo(context: Empty): Promise<void> {
  const now = context.now();
  const records = content(lisbonDay(now));
  const paths = await saveFiles(context, pdfsIn(records));
  await context.store.transaction(async (trx) => {
    for (const collection of everyCollection) {
      // Oldest first, so that the order of creation agrees with the dates.
      const byAge = (records[collection.name] ?? []).toSorted(
        (one, other) => Number(other.insertedDaysAgo ?? 0) - Number(one.insertedDaysAgo ?? 0),
      );
      for (const record of byAge) {
        await trx.create(collection, stored(collection.fields, record, paths, now));
      }
    }
    for (const { fill } of demoFeatures) await fill?.(trx, now);
    await saveDefinicoes(trx, stored(definicoesFields, definicoes, paths, now), everyDefinicao);
  });
}
