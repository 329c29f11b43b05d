import { Alert, Text } from '@mantine/core';
import type { LoaderFunctionArgs } from 'react-router';
import type { Paged } from '../../calls/all.ts';
import { longMoment } from '../../fields/calendar.ts';
import { counted } from '../../fields/counted.ts';
import { letterStates } from '../../sections/cartas.ts';
import type { Listing } from '../list/ListScreen.tsx';
import { readPage } from '../list/readPage.ts';
import { State } from '../parts/State.tsx';

/** A page of the letters that are still here. */
type Cartas = Paged<'/api/cartas'>;

/** A letter that has not been delivered. */
export type Carta = Cartas['arrayCartas'][number];

/** Reads a page of the letters that are still here, the newest first, and whether there is a mail server. */
export const readCartas = (asked: LoaderFunctionArgs) => readPage('/api/cartas', asked);

/** The address of the list. */
export const listPath = '/backoffice/cartas';

/** Whether a letter still waits or was given up. */
export function stateOf({ state }: Carta) {
  return <State tone={state === 'failed' ? 'failed' : 'pending'}>{letterStates[state]}</State>;
}

/** When the program tries again, in words. */
export function nextTry({ state, dueAt }: Carta, temServidor: boolean, now: Date): string {
  if (!temServidor) return 'Quando houver servidor de correio';
  if (state === 'failed') return 'Só quando a enviar de novo';
  return Date.parse(dueAt) <= now.getTime() ? 'Dentro de momentos' : longMoment(dueAt);
}

/** Said where letters wait because nothing takes them away. */
export function NoMailServer() {
  return (
    <Alert title="As cartas não saem" mb="lg">
      Não há servidor de correio configurado (SMTP_URL): as cartas esperam aqui.
    </Alert>
  );
}

function progressOf(carta: Carta) {
  const { attempts, lastError } = carta;
  return (
    <>
      {stateOf(carta)}
      <br />
      {attempts === 0 ? 'Sem tentativas' : counted(attempts, 'tentativa', 'tentativas')}
      {lastError && (
        <Text component="div" size="xs" lh="inherit" c="dimmed">
          Último erro: {lastError}
        </Text>
      )}
    </>
  );
}

/** Letters that have not been delivered. */
export const cartas: Listing<Carta, Cartas> = {
  title: 'Cartas por enviar',
  called: { one: 'carta', many: 'cartas', none: 'Nenhuma carta', found: 'encontrada' },
  empty: 'Todas as cartas foram entregues',
  rows: ({ arrayCartas }) => arrayCartas,
  columns: ({ temServidor }) => [
    { name: 'recipient', label: 'Para' },
    { name: 'subject', label: 'Assunto' },
    { name: 'state', label: 'Estado', cell: progressOf },
    {
      name: 'dueAt',
      label: 'Próxima tentativa',
      cell: (carta) => nextTry(carta, temServidor, new Date()),
    },
  ],
  hrefOf: ({ _id }) => `${listPath}/${encodeURIComponent(_id)}`,
  above: ({ temServidor }) => !temServidor && <NoMailServer />,
};
