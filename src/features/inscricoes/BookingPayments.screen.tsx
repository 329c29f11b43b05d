import { Box } from '@mantine/core';
import { longDate } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { MovementRows, Receipt } from '../dinheiro/MovementRows.screen.tsx';
import { heldFor, type Movimento } from '../dinheiro/movimentos.ts';
import { type Inscricao, referenceOf } from './inscricoes.ts';
import { bookingTotal, partyInWords } from './signUp.ts';

type Props = {
  inscricao: Inscricao;
  evento: { title: string; startDate: string };
  pagamentos: readonly Movimento[];
  /** What the council is called. */
  council: string;
};

/** The payments and refunds of a booking, and its receipt to print. */
export function BookingPayments({ inscricao, evento, pagamentos, council }: Props) {
  const held = heldFor(inscricao);
  return (
    <section aria-labelledby="pagamentos">
      <Box component="h2" id="pagamentos" mt="xl" mb="sm">
        Pagamentos
      </Box>
      <MovementRows movimentos={pagamentos} />
      {held > 0 && (
        <Box mt="md">
          <Receipt movimentos={pagamentos}>
            {council} recebeu de {inscricao.name} {euros(held)} pela inscrição em «{evento.title}»,
            de {longDate(evento.startDate)}: {partyInWords(inscricao, ' e ')}, num total de{' '}
            {euros(bookingTotal(inscricao))}. Referência {referenceOf(inscricao)}.
          </Receipt>
        </Box>
      )}
    </section>
  );
}
