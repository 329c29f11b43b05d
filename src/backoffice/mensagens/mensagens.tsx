import type { LoaderFunctionArgs } from 'react-router';
import type { Paged } from '../../calls/all.ts';
import { longDate } from '../../fields/calendar.ts';
import { type Mensagem, mensagemFields, monthsOfMessages } from '../../sections/mensagens.ts';
import type { Listing } from '../list/ListScreen.tsx';
import { readPage } from '../list/readPage.ts';
import { Note } from '../parts/Note.tsx';
import { State } from '../parts/State.tsx';

/** Reads a page of the messages, the newest first. */
export const readMensagens = (asked: LoaderFunctionArgs) => readPage('/api/mensagens', asked);

/** The address of the list. */
export const listPath = '/backoffice/mensagens';

/** Whether a message was answered. */
export function stateOf({ respondida }: Mensagem) {
  const [answered, waiting] = mensagemFields.respondida.markers;
  return <State tone={respondida ? 'done' : 'pending'}>{respondida ? answered : waiting}</State>;
}

/** What visitors wrote to the council. */
export const mensagens: Listing<Mensagem, Paged<'/api/mensagens'>> = {
  title: 'Mensagens',
  called: { one: 'mensagem', many: 'mensagens', none: 'Nenhuma mensagem', found: 'encontrada' },
  empty: 'Não existem mensagens',
  rows: ({ arrayMensagens }) => arrayMensagens,
  columns: () => [
    { name: 'name', label: 'De' },
    { name: 'subject', label: 'Assunto' },
    {
      name: 'receivedAt',
      label: 'Recebida em',
      cell: ({ receivedAt }) => longDate(receivedAt),
    },
    { name: 'respondida', label: 'Estado', cell: stateOf },
  ],
  hrefOf: ({ _id }) => `${listPath}/${encodeURIComponent(_id)}`,
  below: () => (
    <Note>
      As mensagens são apagadas automaticamente {monthsOfMessages} meses depois de recebidas.
    </Note>
  ),
};
