import { Text } from '@mantine/core';
import { Link, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Paged } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { longMoment, shortMoment } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { daysOfLetters, letterStates, whyNot } from '../../sections/cartas.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import type { Listing } from '../list/ListScreen.tsx';
import { readPage } from '../list/readPage.ts';
import { Email } from '../parts/Email.tsx';
import { Note } from '../parts/Note.tsx';
import { State } from '../parts/State.tsx';
import styles from './cartas.module.css';

type Props = {
  carta: { _id: string; recipient: string };
  temServidor: boolean;
  variant?: 'filled';
};

/** Queues a letter again, as if it were new. */
export function SendAgain({ carta: { _id, recipient }, temServidor, variant }: Props) {
  return (
    <ActionButton
      label="Enviar de novo"
      variant={variant}
      act={() => call('PUT /api/cartas/:_id', { params: { _id } })}
      failed="Não foi possível enviar de novo"
      done={() =>
        temServidor
          ? `O email para ${recipient} vai sair dentro de momentos.`
          : `O email para ${recipient} sai assim que houver servidor de correio.`
      }
    />
  );
}

/** The mail server's reply, word for word, for somebody technical. */
export function Raw({ children }: { children: string }) {
  return (
    <details className={styles.raw}>
      <summary>O que o servidor de correio disse</summary>
      <code>{children}</code>
    </details>
  );
}

/** A letter as staff read it. */
export type Carta = Paged<'GET /api/cartas'>['arrayCartas'][number];

/** A page of letters in one state, and whether the user is an administrator. */
export type Cartas = Paged<'GET /api/cartas'> & { isAdmin: boolean };

/** The address of the list. */
export const listPath = '/backoffice/cartas';

/** The parts of the list: the word in the address, the label, and the text for an empty list. */
export const parts = [
  { state: 'waiting', address: 'a-espera', label: 'À espera', empty: 'Não há emails à espera' },
  { state: 'failed', address: 'falharam', label: 'Falharam', empty: 'Nenhum email falhou' },
  {
    state: 'sent',
    address: 'enviados',
    label: 'Enviados',
    empty: `Nenhum email saiu nos últimos ${daysOfLetters} dias`,
  },
] as const;

/** The part that an address names. */
export function partIn(search: URLSearchParams) {
  return parts.find(({ address }) => address === search.get('estado'));
}

/** Reads a page of letters. Without a state in the address, failed letters come first, since they need help. */
export async function readCartas(args: LoaderFunctionArgs): Promise<Cartas | Refused> {
  const part = partIn(new URL(args.request.url).searchParams);
  if (!part) {
    const read = await call('GET /api/cartas', { query: { limit: 1, estado: 'failed' } });
    if (isRefused(read)) return read;
    const [waiting, failed] = parts;
    const first = read.contagens.failed > 0 ? failed : waiting;
    throw redirect(`${listPath}?estado=${first.address}`);
  }
  const [own, read] = await Promise.all([
    call('GET /api/auth'),
    readPage('GET /api/cartas', args, { estado: part.state }),
  ]);
  if (isRefused(read)) return read;
  return isRefused(own) ? own : { ...read, isAdmin: own.isAdmin };
}

const tones = { waiting: 'pending', failed: 'failed', sent: 'done' } as const;

/** Whether a letter waits, was given up, or left. */
export function stateOf({ state }: Carta) {
  return <State tone={tones[state]}>{letterStates[state]}</State>;
}

/** When the program tries again, in words. */
export function nextTry({ state, dueAt }: Carta, temServidor: boolean, now: Date): string {
  if (state === 'failed') return 'Só quando o enviar de novo';
  if (!temServidor) return 'Quando houver servidor de correio';
  return Date.parse(dueAt) <= now.getTime() ? 'Dentro de momentos' : longMoment(dueAt);
}

/** A link to what the letter is about. */
export function AboutLink({ link, sobre }: Pick<Carta, 'link' | 'sobre'>) {
  return link === '' ? null : <Link to={link}>Ver {sobre}</Link>;
}

function subjectOf({ subject, link, sobre }: Carta) {
  return (
    <>
      {subject}
      {link && (
        <Text component="div" size="xs" lh="inherit" pos="relative" style={{ zIndex: 1 }}>
          <AboutLink link={link} sobre={sobre} />
        </Text>
      )}
    </>
  );
}

function progressOf(carta: Carta, temServidor: boolean) {
  const { attempts, lastError, state } = carta;
  if (state === 'sent') return shortMoment(carta.sentAt);
  return (
    <>
      <Text component="div" inherit maw="22rem">
        {lastError === '' ? stateOf(carta) : whyNot(lastError).what}
      </Text>
      <Text component="div" size="xs" lh="inherit" c="dimmed" maw="22rem">
        {attempts > 0 && `${counted(attempts, 'tentativa', 'tentativas')} · `}
        {state === 'failed'
          ? whyNot(lastError).todo
          : `Próxima: ${nextTry(carta, temServidor, new Date()).toLowerCase()}`}
      </Text>
    </>
  );
}

const listed: Listing<Carta, Cartas> = {
  title: 'Emails',
  called: { one: 'email', many: 'emails', none: 'Nenhum email', found: 'encontrado' },
  empty: '',
  rows: ({ arrayCartas }) => arrayCartas,
  columns: ({ temServidor, arrayCartas }) => [
    {
      name: 'recipient',
      label: 'Para',
      cell: ({ recipient }) => <Email address={recipient} />,
    },
    { name: 'subject', label: 'Sobre', cell: subjectOf, isTyped: true },
    {
      name: 'state',
      label: arrayCartas[0]?.state === 'sent' ? 'Saiu em' : 'Como está',
      isUnsorted: true,
      cell: (carta) => progressOf(carta, temServidor),
    },
  ],
  hrefOf: ({ _id }) => `${listPath}/${encodeURIComponent(_id)}`,
  brief: {
    aside: ({ sentAt, createdAt }) => shortMoment(sentAt || createdAt).slice(0, 10),
    line: ({ subject, lastError, state }) => (
      <>
        {subject}
        {lastError !== '' && state !== 'sent' && (
          <Text component="div" inherit c="dimmed" style={{ whiteSpace: 'normal' }}>
            {whyNot(lastError).what}
          </Text>
        )}
      </>
    ),
  },
  below: ({ arrayCartas }) =>
    arrayCartas[0]?.state === 'sent' && (
      <Note>
        Os emails enviados são apagados automaticamente {daysOfLetters} dias depois de saírem, ou
        com aquilo de que falam.
      </Note>
    ),
};

const notSent: typeof listed = {
  ...listed,
  buttons: (carta, { temServidor }) => <SendAgain carta={carta} temServidor={temServidor} />,
};

/** The list of the letters in one part. */
export function cartasIn({ state, empty }: (typeof parts)[number]): typeof listed {
  return { ...(state === 'sent' ? listed : notSent), empty };
}
