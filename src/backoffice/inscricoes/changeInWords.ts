import { euros } from '../../language/euros.ts';
import { otherParty, owedFor, refundFor } from '../../sections/bookingMoney.ts';
import type { Inscricao } from '../../sections/inscricoes.ts';
import { bookingTotal, type Party } from '../../sections/signUp.ts';

/** What another party makes of what a booking costs and owes, in words, before it is saved. */
export function changeInWords(before: Inscricao, party: Party): string[] {
  const after = { ...before, ...party, ...otherParty(before, party) };
  const [was, will] = [bookingTotal(before), bookingTotal(after)];
  const total =
    was === will
      ? `O total continua a ser ${euros(will)}.`
      : `O total passa de ${euros(was)} para ${euros(will)}, aos preços do dia da reserva.`;
  const [owed, back] = [owedFor(after), refundFor(after)];
  return [
    total,
    owed > 0 && `Ficam por pagar ${euros(owed)}.`,
    back > 0 && `Ficam por devolver ${euros(back)}, já pagos a mais.`,
    will > 0 && owed === 0 && back === 0 && 'Não fica nada por pagar.',
  ].filter((words) => words !== false);
}
