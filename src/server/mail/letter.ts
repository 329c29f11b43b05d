import { euros } from '../../language/euros.ts';
import { withoutLinks } from '../../language/siteAddress.ts';
import type { RecordIn } from '../../sections/all.ts';
import { owedFor, totalName } from '../../sections/bookingMoney.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import { whenInWords } from '../../sections/eventChanges.ts';
import { type Inscricao, referenceOf } from '../../sections/inscricoes.ts';
import { bookingTotal, partyInWords } from '../../sections/signUp.ts';
import { asHtml, asText, type LetterText } from './layout.ts';
import type { Letter } from './outbox.ts';

/** What a letter about a booking speaks of. */
export type Booking = {
  inscricao: Inscricao;
  evento: Omit<RecordIn<'noticiasEventos'>, 'estado'>;
  definicoes: Definicoes;
  /** The visitor's private page. */
  page: string;
  siteUrl: string;
};

/** A letter in both its forms. */
export function letter(
  content: LetterText,
  rest: Pick<Letter, 'recipient' | 'subject' | 'about'> & Partial<Letter>,
): Letter {
  return { ...rest, body: asText(content), html: asHtml(content) };
}

/** A name as a letter says it: whoever typed it may have meant another to read it. */
export function called(name: string): string {
  return withoutLinks([...name].slice(0, 100).join(''));
}

/** What every letter about a booking says of it. */
export function bookingFacts({ inscricao, evento }: Booking): [string, string][] {
  const total = bookingTotal(inscricao);
  const all: [string, string][] = [
    ['Evento', evento.title],
    ['Quando', whenInWords(evento)],
    ['Onde', evento.location],
    ['Quem', partyInWords(inscricao)],
    [totalName({ ...inscricao, total, porPagar: owedFor(inscricao) }), euros(total)],
    ['Referência', referenceOf(inscricao)],
  ];
  return all.filter(([, value]) => value !== '');
}
