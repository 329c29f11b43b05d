import { z } from 'zod';
import { earliest, longMoment } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { theCommandLine } from '../tables/atividade.ts';
import { appendLine } from './appendLine.ts';
import { linesIn } from './linesIn.ts';
import type { LineRow } from './registo.ts';

/** The `facto` of a line about a restore. */
const facto = 'registo reposto de uma cópia de segurança';

const moment = z.iso.datetime();

const restauro = z.object({
  /** The name of the backup's file, and when it was made; '' where it does not say. */
  copia: z.string(),
  feitaEm: moment.or(z.literal('')),
  /** How many lines were left behind, counting what earlier restores among them had left behind. */
  deixadas: z.int(),
  /** The moment of the first of them. */
  desde: moment.or(z.literal('')),
  /** The last line before the restore; null if the village had no register. */
  fim: z.object({ linha: z.int(), resumo: z.string() }).nullable(),
});

type Restauro = z.infer<typeof restauro>;

/** What a line says of a restore; undefined if it is about something else. */
export function restauroIn(line: LineRow): Restauro | undefined {
  if (line.facto !== facto) return undefined;
  try {
    return restauro.safeParse(JSON.parse(line.conteudo)).data;
  } catch {
    return undefined;
  }
}

/** A past restore, in a sentence. */
export function restauroInWords({ numero, em }: LineRow, restauro: Restauro): string {
  const { copia, feitaEm, deixadas, desde, fim } = restauro;
  const made = feitaEm === '' ? '' : `, feita em ${longMoment(feitaEm)}`;
  const restored = `Em ${longMoment(em)} o registo foi reposto da cópia de segurança «${copia}»${made} (linha ${numero})`;
  if (!fim) return `${restored}; até aí não havia registo nesta máquina.`;
  if (deixadas === 0) return `${restored}; nenhuma linha ficou para trás.`;
  const left = counted(deixadas, 'linha ficou', 'linhas ficaram');
  return `${restored}: ${left} para trás, desde ${longMoment(desde)}. A última que se conhecia era a n.º ${fim.linha}, com o resumo ${fim.resumo}.`;
}

/** What a restore would do to the present register. */
export type Replaced = Pick<Restauro, 'deixadas' | 'desde' | 'fim'> & {
  /** Whether the backup holds lines that this register never had. */
  isOther: boolean;
  /** Whether there is a register, here or in the backup. */
  isThere: boolean;
};

/** Compares the present register with the lines of a backup, by their hashes. */
export async function compareWith(db: Database, copied: ReadonlySet<unknown>): Promise<Replaced> {
  let common = 0;
  const left = { deixadas: 0, desde: '', fim: null as Restauro['fim'] };
  for await (const line of linesIn(db)) {
    if (left.deixadas === 0 && copied.has(line.resumo)) common += 1;
    else {
      const earlier = restauroIn(line);
      left.deixadas += 1 + (earlier?.deixadas ?? 0);
      left.desde = earliest(left.desde, line.em, earlier?.desde ?? '');
    }
    left.fim = { linha: Number(line.numero), resumo: line.resumo };
  }
  return { ...left, isOther: copied.size > common, isThere: left.fim !== null || copied.size > 0 };
}

/** What a restore would lose, in sentences for the person who is asked; empty if nothing. */
export function lossInWords({ deixadas, desde, fim, isOther }: Replaced): string[] {
  if (deixadas === 0 || !fim) return [];
  const which = isOther ? 'não é o desta aldeia' : 'é mais antigo do que o desta aldeia';
  return [
    `ATENÇÃO: o registo dos documentos que vem com a cópia ${which}.`,
    `${counted(deixadas, 'linha fica', 'linhas ficam')} para trás, desde ${longMoment(desde)}; a última é a n.º ${fim.linha}, com o resumo ${fim.resumo}.`,
    'Fica escrito no registo, e as certidões passam a dizê-lo.',
  ];
}

/** Writes the restore of the register as its next line. */
export async function noteRestore(
  trx: Store,
  { deixadas, desde, fim }: Replaced,
  copy: Pick<Restauro, 'copia' | 'feitaEm'>,
): Promise<void> {
  const actor = { who: theCommandLine, now: new Date() };
  const content: Restauro = { ...copy, deixadas, desde, fim };
  await appendLine(trx, actor, { documento: '', identificador: '', facto, content });
}
