import { Alert } from '@mantine/core';
import type { LoaderFunctionArgs } from 'react-router';
import { counted } from '../../fields/counted.ts';
import { letterStates } from '../../sections/cartas.ts';
import type { Listing } from '../list/ListScreen.tsx';
import { readPage } from '../list/readPage.ts';
import { State } from '../parts/State.tsx';
import { type Carta, type Cartas, nextTry } from './carta.ts';
import styles from './cartas.module.css';

/** Reads a page of the letters that are still here, the newest first, and whether there is a mail server. */
export const readCartas = (asked: LoaderFunctionArgs) => readPage('/api/cartas', asked);

/** The address of the list. */
export const listPath = '/backoffice/cartas';

/** Whether a letter still waits or was given up. */
export function stateOf({ state }: Carta) {
  return <State tone={state === 'failed' ? 'failed' : 'pending'}>{letterStates[state]}</State>;
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
      {lastError && <div className={styles.error}>Último erro: {lastError}</div>}
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
