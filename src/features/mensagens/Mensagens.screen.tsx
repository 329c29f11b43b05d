import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { CountLinks } from '../../backoffice/list/CountLinks.tsx';
import { type Listing, ListScreen } from '../../backoffice/list/ListScreen.tsx';
import { readPage } from '../../backoffice/list/readPage.ts';
import { Note } from '../../backoffice/parts/Note.tsx';
import { State } from '../../backoffice/parts/State.tsx';
import type { Paged } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { longDate, shortMoment } from '../../language/calendar.ts';
import { type Mensagem, mensagemFields, monthsOfMessages, unanswered } from './mensagens.ts';

type Read = Paged<'GET /api/mensagens'>;

/** The filter in the address; an unknown one means all messages. */
function askedIn(search: URLSearchParams): string {
  return search.get('estado') === unanswered ? unanswered : '';
}

/** Reads a page of the messages, the newest first. */
export const readMensagens = (args: LoaderFunctionArgs) =>
  readPage('GET /api/mensagens', args, {
    estado: askedIn(new URL(args.request.url).searchParams),
  });

/** The address of the list. */
export const listPath = '/backoffice/mensagens';

/** Whether a message was answered. */
export function stateOf({ respondida }: Mensagem) {
  const [answered, waiting] = mensagemFields.respondida.markers;
  return <State tone={respondida ? 'done' : 'pending'}>{respondida ? answered : waiting}</State>;
}

const mensagens: Listing<Mensagem, Read> = {
  title: 'Mensagens',
  called: { one: 'mensagem', many: 'mensagens', none: 'Nenhuma mensagem', found: 'encontrada' },
  empty: 'Não existem mensagens',
  rows: ({ arrayMensagens }) => arrayMensagens,
  columns: () => [
    { name: 'name', label: 'De' },
    { name: 'subject', label: 'Assunto', isTyped: true },
    {
      name: 'receivedAt',
      label: 'Recebida em',
      cell: ({ receivedAt }) => longDate(receivedAt),
    },
    { name: 'respondida', label: 'Estado', cell: stateOf },
  ],
  hrefOf: ({ _id }) => `${listPath}/${encodeURIComponent(_id)}`,
  brief: {
    aside: ({ receivedAt }) => shortMoment(receivedAt).slice(0, 10),
    line: (mensagem) => (
      <>
        {stateOf(mensagem)} · {mensagem.subject}
      </>
    ),
  },
  below: () => (
    <Note>
      As mensagens são apagadas automaticamente {monthsOfMessages} meses depois de recebidas, com as
      respostas.
    </Note>
  ),
};

/** What visitors wrote to the council. */
export function MensagensScreen() {
  const read = useLoaderData<Read | Refused>();
  const [search] = useSearchParams();
  const current = askedIn(search);
  const isSome = !isRefused(read) && read.contagens.todas > 0;
  return (
    <ListScreen
      listing={
        current && isSome ? { ...mensagens, empty: 'Todas as mensagens têm resposta' } : mensagens
      }
      notice={
        isSome && (
          <CountLinks
            label="Que mensagens"
            current={current}
            links={[
              {
                label: 'Por responder',
                count: read.contagens.porResponder,
                state: unanswered,
              },
              { label: 'Todas', count: read.contagens.todas, state: '' },
            ]}
          />
        )
      }
    />
  );
}
