import { Box, Table, Text } from '@mantine/core';
import { PrintButton } from '../../backoffice/parts/PrintButton.tsx';
import { lisbonDay, longDate, shortMoment } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { heldFor } from './bookingMoney.ts';
import { type Inscricao, referenceOf } from './inscricoes.ts';
import { meioNames, type Pagamento, pagamentoFields } from './pagamentos.ts';
import { bookingTotal, partyInWords } from './signUp.ts';

type Props = {
  inscricao: Inscricao;
  evento: { title: string; startDate: string };
  pagamentos: readonly Pagamento[];
  /** What the council is called. */
  council: string;
};

const { tipo } = pagamentoFields;

/** Every payment and refund; on paper without who recorded it. */
export function PaymentRows({
  pagamentos,
  isOnPaper = false,
}: Pick<Props, 'pagamentos'> & { isOnPaper?: boolean }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Quando</Table.Th>
          <Table.Th scope="col">O quê</Table.Th>
          <Table.Th scope="col">Valor</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {pagamentos.map((row) => (
          <Table.Tr key={`${row.em}${row.tipo}${row.meio}`}>
            <Table.Td>{shortMoment(row.em)}</Table.Td>
            <Table.Td>
              {tipo.names?.[row.tipo]}
              {row.meio !== '' && `, ${meioNames[row.meio]}`}
              {!isOnPaper && row.quem !== '' && (
                <Text size="xs" c="dimmed">
                  {row.quem}
                </Text>
              )}
            </Table.Td>
            <Table.Td>{euros(row.valor ?? 0)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The payments and refunds of a booking, and its receipt to print. */
export function BookingPayments({ inscricao, evento, pagamentos, council }: Props) {
  const held = heldFor(inscricao);
  return (
    <section aria-labelledby="pagamentos">
      <Box component="h2" id="pagamentos" mt="xl" mb="sm">
        Pagamentos
      </Box>
      <PaymentRows pagamentos={pagamentos} />
      {held > 0 && (
        <Box mt="md">
          <PrintButton label="Imprimir recibo">
            <h1>Recibo</h1>
            <p>
              {council} recebeu de {inscricao.name} {euros(held)} pela inscrição em «{evento.title}
              », de {longDate(evento.startDate)}: {partyInWords(inscricao, ' e ')}, num total de{' '}
              {euros(bookingTotal(inscricao))}. Referência {referenceOf(inscricao)}.
            </p>
            <PaymentRows pagamentos={pagamentos} isOnPaper />
            <p>{longDate(lisbonDay(new Date()))}</p>
            <p>Quem recebeu: ____________________________</p>
          </PrintButton>
        </Box>
      )}
    </section>
  );
}
