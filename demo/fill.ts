import { join } from 'node:path';
import { Readable } from 'node:stream';
import { addDays, lisbonDay } from '../src/fields/calendar.ts';
import type { Fields } from '../src/fields/field.ts';
import { type CollectionName, everyCollection } from '../src/sections/all.ts';
import { definicoesFields } from '../src/sections/definicoes.ts';
import { bookingTotal } from '../src/sections/signUp.ts';
import {
  inscricoes as bookings,
  type EventoRow,
  newSecret,
} from '../src/server/bookings/inscricoes.ts';
import { saveDefinicoes } from '../src/server/tables/definicoes.ts';
import type { Context } from '../src/server/village/context.ts';
import { alojamentos } from './content/alojamentos.ts';
import { avisos } from './content/avisos.ts';
import { contactos } from './content/contactos.ts';
import { definicoes } from './content/definicoes.ts';
import { essencias } from './content/essencias.ts';
import { eventos } from './content/eventos.ts';
import { inscricoes } from './content/inscricoes.ts';
import { lojas } from './content/lojas.ts';
import { noticias } from './content/noticias.ts';
import { pessoas } from './content/pessoas.ts';
import { pontosInteresse } from './content/pontosInteresse.ts';
import { restaurantes } from './content/restaurantes.ts';
import type { DemoDay, DemoPdf } from './content/shape.ts';
import { makePdf } from './pdf.ts';
import { picturesFolder, readPictures } from './pictures.ts';

/** What the demo tells of; a collection that it knows nothing of stays empty. */
export const content: Partial<Record<CollectionName, Record<string, unknown>[]>> = {
  pontosInteresse,
  restaurantes,
  alojamentos,
  lojas,
  noticiasEventos: [...noticias, ...eventos],
  avisos,
  essencias,
  contactos,
  pessoas,
};

type Paths = ReadonlyMap<string, string>;

/** A record of the demo as it is stored: pictures and files by their paths, days by their dates. */
function stored(fields: Fields, record: Record<string, unknown>, paths: Paths, now: Date) {
  const { insertedDaysAgo = 0, ...values } = record as { insertedDaysAgo?: number };
  const row: Record<string, unknown> = { ...values, demo: true };
  const inserted = daysBefore(now, insertedDaysAgo);
  const path = (name: unknown) => paths.get(String(name)) ?? '';
  for (const [name, field] of Object.entries(fields)) {
    const value = row[name];
    if (field.kind === 'photo') row[name] = path(value);
    if (field.kind === 'photos') row[name] = ((value ?? []) as string[]).map(path);
    if (field.kind === 'file') row[name] = value ? path((value as DemoPdf).name) : '';
    if (field.kind === 'date') {
      row[name] = value ? addDays(lisbonDay(now), (value as NonNullable<DemoDay>).inDays) : '';
    }
    if (field.fill) row[name] = field.fill(String(row.name ?? row.title), inserted);
  }
  return row;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}

async function saveFiles({ files }: Context): Promise<Paths> {
  const pictures = Object.entries(readPictures());
  const adopted = await files.adopt(
    pictures.map(([name, facts]) => ({ file: join(picturesFolder, `${name}.jpg`), ...facts })),
  );
  const paths = new Map(pictures.map(([name], index) => [name, adopted[index] ?? '']));
  for (const { file } of avisos) {
    if (file === null) continue;
    const saved = await files.saveUpload(Readable.from([makePdf(file)]), file.name);
    paths.set(file.name, saved.path);
  }
  return paths;
}

/** Fills an empty database with the demo village: all of it, or, if interrupted, nothing. */
export async function fillDemo(context: Context): Promise<void> {
  const paths = await saveFiles(context);
  const now = context.now();
  await context.store.transaction(async (trx) => {
    const byTitle = new Map<string, EventoRow>();
    for (const collection of everyCollection) {
      // Oldest first, so that the order of creation agrees with the dates.
      const byAge = (content[collection.name as CollectionName] ?? []).toSorted(
        (one, other) => Number(other.insertedDaysAgo ?? 0) - Number(one.insertedDaysAgo ?? 0),
      );
      for (const record of byAge) {
        const row = await trx.create(collection, stored(collection.fields, record, paths, now));
        byTitle.set(String(row.title), row as unknown as EventoRow);
      }
    }
    for (const [title, parties] of Object.entries(inscricoes)) {
      const evento = byTitle.get(title);
      const prices = { precoAdulto: evento?.price ?? 0, precoCrianca: evento?.childPrice ?? 0 };
      for (const { daysAgo, cancelledDaysAgo, ...party } of parties) {
        const cancelled = cancelledDaysAgo !== undefined;
        const aDevolver = bookingTotal({ ...party, ...prices });
        await trx.create(bookings, {
          ...party,
          ...prices,
          ...(cancelled && {
            estado: 'cancelada',
            canceladaEm: daysBefore(now, cancelledDaysAgo).toISOString(),
          }),
          ...(cancelled && party.estaPago && { aDevolver }),
          demo: true,
          evento: evento?._id ?? '',
          chave: crypto.randomUUID(),
          segredo: newSecret(),
          numeroPessoas: party.numeroAdultos + party.numeroCriancas,
          enrollmentDate: daysBefore(now, daysAgo).toISOString(),
        });
      }
    }
    await saveDefinicoes(trx, stored(definicoesFields, definicoes, paths, now), true);
  });
}
