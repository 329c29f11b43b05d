import { Button } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Refused } from '../../calls/ask.ts';
import { longMoment } from '../../fields/calendar.ts';
import { type Mensagem, monthsOfMessages, mensagem as written } from '../../sections/mensagens.ts';
import { call } from '../client.ts';
import { FactList, factsOf } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Note } from '../parts/Note.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { listPath, stateOf } from './mensagens.tsx';
import { replyHref } from './replyHref.ts';

type Read = { mensagem: Mensagem | null };

const messageCall = (_id: string) => `/api/mensagens/${encodeURIComponent(_id)}` as const;

/** Reads one message. */
export function readMensagem({ params }: LoaderFunctionArgs): Promise<Read | Refused> {
  return call('GET', messageCall(params._id ?? ''));
}

const back = { to: listPath, label: 'Mensagens' };

function Shown({ mensagem }: { mensagem: Mensagem }) {
  const { _id, name, respondida } = mensagem;
  const facts = [
    ...factsOf(written.fields, mensagem),
    { label: 'Recebida em', content: longMoment(mensagem.receivedAt) },
    { label: 'Estado', content: stateOf(mensagem) },
  ];
  return (
    <>
      <ScreenHead title={mensagem.subject} back={back}>
        <Button component="a" href={replyHref(mensagem)}>
          Responder por email
        </Button>
        <ActionButton
          label={respondida ? 'Marcar como por responder' : 'Marcar como respondida'}
          act={() => call('PUT', messageCall(_id), { respondida: !respondida })}
          failed="Não foi possível marcar a mensagem"
          done={({ mensagem: now }) =>
            `A mensagem ficou marcada como ${now?.respondida ? 'respondida' : 'por responder'}.`
          }
        />
        <ActionButton
          label="Apagar"
          asked={{
            question: 'Deseja apagar a mensagem?',
            children: 'Se apagar, não poderá voltar atrás.',
            yes: 'Sim, Apagar',
            grave: true,
          }}
          act={() => call('DELETE', messageCall(_id))}
          failed="Não foi possível apagar"
          done={() => `A mensagem de «${name}» foi apagada.`}
          to={listPath}
        />
      </ScreenHead>
      <FactList facts={facts} />
      <Note>
        Esta mensagem é apagada automaticamente {monthsOfMessages} meses depois de recebida.
      </Note>
    </>
  );
}

/** One message: all of it, and what can be done with it. */
export function MensagemScreen() {
  return (
    <Loaded read={useLoaderData<Read | Refused>()} title="Mensagem" back={back}>
      {({ mensagem }) => (mensagem ? <Shown mensagem={mensagem} /> : <NotFound />)}
    </Loaded>
  );
}
