import { Button } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { longMoment } from '../../fields/calendar.ts';
import { viewOf } from '../../fields/views.ts';
import {
  type Mensagem,
  mensagem as mensagemForm,
  monthsOfMessages,
} from '../../sections/mensagens.ts';
import { call, isRefused, type Refused, reasonOf } from '../client.ts';
import { Facts } from '../detail/Facts.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { AskedButton } from '../parts/AskedButton.tsx';
import { BusyButton } from '../parts/BusyButton.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { sayDone, sayFailed } from '../parts/say.tsx';
import { MensagemState } from './MensagemState.tsx';
import { replyHref } from './replyHref.ts';

type Read = { mensagem: Mensagem | null };

const list = '/backoffice/mensagens';
const messageCall = (_id: string) => `/api/mensagens/${encodeURIComponent(_id)}`;

/** Reads one message. */
export function readMensagem({ params }: LoaderFunctionArgs): Promise<Read | Refused> {
  return call<Read>('GET', messageCall(params._id ?? ''));
}

function AnsweredButton({ mensagem: { _id, respondida } }: { mensagem: Mensagem }) {
  const { revalidate } = useRevalidator();
  async function toggle() {
    const answer = await call<Read>('PUT', messageCall(_id), { respondida: !respondida });
    if (isRefused(answer)) sayFailed('Não foi possível marcar a mensagem', reasonOf(answer));
    else {
      const now = answer.mensagem?.respondida ? 'respondida' : 'por responder';
      sayDone(`A mensagem ficou marcada como ${now}.`);
    }
    await revalidate();
  }
  return (
    <BusyButton variant="outline" onPress={toggle}>
      {respondida ? 'Marcar como por responder' : 'Marcar como respondida'}
    </BusyButton>
  );
}

function DeleteButton({ mensagem: { _id, name } }: { mensagem: Mensagem }) {
  const navigate = useNavigate();
  async function remove() {
    const answer = await call('DELETE', messageCall(_id));
    if (isRefused(answer)) return sayFailed('Não foi possível apagar', reasonOf(answer));
    sayDone(`A mensagem de «${name}» foi apagada.`);
    navigate(list);
  }
  return (
    <AskedButton
      label="Apagar"
      question="Deseja apagar a mensagem?"
      yes="Sim, Apagar"
      grave
      onYes={remove}
    >
      Se apagar, não poderá voltar atrás.
    </AskedButton>
  );
}

function Shown({ mensagem }: { mensagem: Mensagem }) {
  const written = Object.entries(mensagemForm.fields).map(([name, field]) => {
    const { Cell } = viewOf(field);
    const value = mensagem[name as keyof typeof mensagemForm.fields];
    return { label: field.label, content: <Cell field={field} value={value} place="detail" /> };
  });
  const facts = [
    ...written,
    { label: 'Recebida em', content: longMoment(mensagem.receivedAt) },
    { label: 'Estado', content: <MensagemState mensagem={mensagem} /> },
  ];
  return (
    <>
      <ScreenHead title={mensagem.subject} back={{ to: list, label: 'Mensagens' }}>
        <Button component="a" href={replyHref(mensagem)}>
          Responder por email
        </Button>
        <AnsweredButton mensagem={mensagem} />
        <DeleteButton mensagem={mensagem} />
      </ScreenHead>
      <Facts facts={facts} />
      <Note>
        Esta mensagem é apagada automaticamente {monthsOfMessages} meses depois de recebida.
      </Note>
    </>
  );
}

/** One message: all of it, and what can be done with it. */
export function MensagemScreen() {
  const read = useLoaderData<Read | Refused>();
  if (isRefused(read)) {
    return (
      <>
        <ScreenHead title="Mensagem" back={{ to: list, label: 'Mensagens' }} />
        <LoadFailure refused={read} />
      </>
    );
  }
  return read.mensagem ? <Shown mensagem={read.mensagem} /> : <NotFound />;
}
