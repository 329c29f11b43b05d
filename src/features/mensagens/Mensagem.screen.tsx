import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { AttachedFiles } from '../../backoffice/form/AttachFiles.tsx';
import { dropDraft, readDraft } from '../../backoffice/form/drafts.ts';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { Note } from '../../backoffice/parts/Note.tsx';
import { NotFound } from '../../backoffice/parts/NotFound.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import { State } from '../../backoffice/parts/State.tsx';
import { longMoment } from '../../language/calendar.ts';
import { whyNot } from '../../sections/cartas.ts';
import { linguaFacts } from '../../sections/lingua.ts';
import { officePath } from '../../sections/officePath.ts';
import { AnswerBox } from './AnswerBox.screen.tsx';
import styles from './Conversa.module.css';
import type { Conversa, Read, Resposta } from './conversa.screen.ts';
import { listPath, stateOf } from './Mensagens.screen.tsx';
import { answerStates, type Mensagem, monthsOfMessages } from './mensagens.ts';

const back = { to: listPath, label: 'Mensagens' };

const tones = { waiting: 'pending', failed: 'failed', sent: 'done', gone: 'off' } as const;

/** The pauses, in milliseconds, before each check whether an answer was sent. */
const looks = [1_000, 2_000, 4_000, 8_000, 16_000];

/** Reloads the screen's data a few times while an answer is being sent. */
function useArrival(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  const [look, setLook] = useState(0);
  useEffect(() => {
    const pause = looks[look];
    if (!isUnderWay || pause === undefined) return;
    const timer = setTimeout(async () => {
      await revalidate();
      setLook(look + 1);
    }, pause);
    return () => clearTimeout(timer);
  }, [isUnderWay, look, revalidate]);
  useEffect(() => {
    if (!isUnderWay) setLook(0);
  }, [isUnderWay]);
}

function Answered({ resposta }: { resposta: Resposta }) {
  const { texto, assinatura, por, em, estado, carta, lastError, anexos } = resposta;
  return (
    <li className={styles.answer}>
      <p className={styles.who}>
        <strong>{assinatura || por}</strong> respondeu a {longMoment(em)}{' '}
        <State tone={tones[estado]}>{answerStates[estado]}</State>
      </p>
      <p className={styles.words}>{texto}</p>
      <AttachedFiles files={anexos} />
      {estado !== 'sent' && lastError !== '' && (
        <p>
          {whyNot(lastError).what}. {whyNot(lastError).todo}{' '}
          {carta && <Link to={officePath('cartas', carta)}>Ver o email</Link>}
        </p>
      )}
    </li>
  );
}

function Buttons({ mensagem: { _id, name, respondida } }: { mensagem: Mensagem }) {
  return (
    <>
      <ActionButton
        label={respondida ? 'Marcar como por responder' : 'Marcar como respondida'}
        act={() =>
          call('PUT /api/mensagens/:_id', { params: { _id }, body: { respondida: !respondida } })
        }
        failed="Não foi possível marcar a mensagem"
        done={({ mensagem: now }) =>
          `A mensagem ficou marcada como ${now?.respondida ? 'respondida' : 'por responder'}.`
        }
      />
      <ActionButton
        label="Apagar"
        confirm={{
          question: 'Deseja apagar a mensagem?',
          children:
            'Apaga também as respostas, e as que ainda não saíram já não saem. Se apagar, não poderá voltar atrás.',
          yes: 'Sim, Apagar',
          grave: true,
        }}
        act={() => call('DELETE /api/mensagens/:_id', { params: { _id } })}
        failed="Não foi possível apagar"
        done={() => {
          dropDraft(`resposta:${_id}`);
          return `A mensagem de «${name}» foi apagada.`;
        }}
        to={listPath}
      />
    </>
  );
}

type ConversationProps = Omit<Conversa, 'mensagem'> & {
  mensagem: Mensagem;
  frases: Read['frases'];
};

function Conversation({
  mensagem,
  arrayRespostas,
  frases,
  temServidor,
  respondePara,
}: ConversationProps) {
  const { _id, name, email, respondida } = mensagem;
  // Decided once: a colleague who answers meanwhile must not make the box disappear.
  const [isWriting, setWriting] = useState(
    () => !respondida || readDraft(`resposta:${_id}`) !== undefined,
  );
  const more = useRef<HTMLButtonElement>(null);
  const count = arrayRespostas.length;
  const known = useRef(count);
  // The pressed button is gone: move the focus to the one that replaced the box.
  useEffect(() => {
    const isNew = count > known.current;
    known.current = count;
    if (isNew && document.activeElement === document.body) more.current?.focus();
  }, [count]);
  useArrival(temServidor && arrayRespostas.some(({ estado }) => estado === 'waiting'));
  return (
    <>
      <ScreenHead title={mensagem.subject} back={back}>
        <Buttons mensagem={mensagem} />
      </ScreenHead>
      <div className={styles.conversation}>
        <ol aria-label="Conversa">
          <li>
            <p className={styles.who}>
              <strong>{name}</strong> (<a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>)
              escreveu a {longMoment(mensagem.receivedAt)} {stateOf(mensagem)}
            </p>
            {linguaFacts(mensagem.lingua).map(([label, name]) => (
              <p key={label} className={styles.who}>
                {label}: {name}
              </p>
            ))}
            <p className={styles.words}>{mensagem.mensagem}</p>
          </li>
          {arrayRespostas.map((resposta) => (
            <Answered key={resposta._id} resposta={resposta} />
          ))}
        </ol>
        {respondida && !isWriting ? (
          <Button ref={more} variant="outline" onClick={() => setWriting(true)}>
            {count === 0 ? 'Responder aqui' : 'Responder outra vez'}
          </Button>
        ) : (
          <AnswerBox
            mensagem={mensagem}
            frases={frases}
            seen={count}
            temServidor={temServidor}
            respondePara={respondePara}
            onSent={() => setWriting(false)}
          />
        )}
        <Note>
          Esta mensagem é apagada automaticamente {monthsOfMessages} meses depois de recebida, com
          as respostas.
        </Note>
      </div>
    </>
  );
}

/** One message in full, its answers, and the box to answer it. */
export function MensagemScreen() {
  const { conversa, frases } = useLoaderData<Read>();
  return (
    <Loaded read={conversa} title="Mensagem" back={back}>
      {({ mensagem, ...rest }) =>
        mensagem ? (
          <Conversation key={mensagem._id} mensagem={mensagem} frases={frases} {...rest} />
        ) : (
          <NotFound />
        )
      }
    </Loaded>
  );
}
