import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PrintButton } from '../../backoffice/parts/PrintButton.tsx';
import { lisbonDay, longDate, shortMoment } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { type Movimento, meioNames, movimentoFields } from './movimentos.ts';

const { tipo } = movimentoFields;

type Props = { movimentos: readonly Movimento[] };

/** Every payment and refund; on paper without who recorded it. */
export function MovementRows({ movimentos, isOnPaper = false }: Props & { isOnPaper?: boolean }) {
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
        {movimentos.map((row) => (
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

/** The receipt to print: `children` is the sentence that says who paid what, and for what. */
export function Receipt({ movimentos, children }: Props & { children: ReactNode }) {
  return (
    <PrintButton label="Imprimir recibo">
      <h1>Recibo</h1>
      <p>{children}</p>
      <MovementRows movimentos={movimentos} isOnPaper />
      <p>{longDate(lisbonDay(new Date()))}</p>
      <p>Quem recebeu: ____________________________</p>
    </PrintButton>
  );
}
