import { Button } from '@mantine/core';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { AnswerOf } from '../../calls/all.ts';
import type { Refused } from '../../calls/ask.ts';
import { email } from '../../fields/email.ts';
import { longMoment } from '../../language/calendar.ts';
import { whyNot } from '../../sections/cartas.ts';
import { call } from '../client.ts';
import { type Fact, FactList } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import styles from './cartas.module.css';
import { AboutLink, type Carta, listPath, nextTry, Raw, SendAgain, stateOf } from './cartas.tsx';
import { NoMailServer } from './NoMailServer.tsx';

type Read = AnswerOf<'GET /api/cartas/:_id'>;

/** Reads one letter, if it is still kept. */
export function readCarta({ params }: LoaderFunctionArgs): Promise<Read | Refused> {
  return call('GET /api/cartas/:_id', { params: { _id: params._id ?? '' } });
}

const corrected = { recipient: email('Endereço', { required: true }) };

const back = { to: listPath, label: 'Emails' };

/** What staff need to know about a letter that has not been sent. */
function trouble(carta: Carta, temServidor: boolean): Fact[] {
  const { attempts, lastError } = carta;
  const { what, todo } = whyNot(lastError);
  return [
    { label: 'Tentativas', content: attempts },
    ...(lastError === ''
      ? []
      : [
          {
            label: 'Porque não saiu',
            content: (
              <>
                {what}. {todo}
                <Raw>{lastError}</Raw>
              </>
            ),
          },
        ]),
    { label: 'Próxima tentativa', content: nextTry(carta, temServidor, new Date()) },
  ];
}

function LetterDetail({ carta, temServidor }: { carta: Carta; temServidor: boolean }) {
  const { _id, recipient, subject, link, sobre, state } = carta;
  const isHere = state !== 'sent';
  const facts = [
    { label: 'Estado', content: stateOf(carta) },
    ...(isHere ? trouble(carta, temServidor) : []),
    { label: 'Para', content: recipient },
    ...(link ? [{ label: 'Sobre', content: <AboutLink link={link} sobre={sobre} /> }] : []),
    { label: 'Escrito em', content: longMoment(carta.createdAt) },
    ...(isHere ? [] : [{ label: 'Saiu em', content: longMoment(carta.sentAt) }]),
    { label: 'Texto', content: <p className={styles.body}>{carta.body}</p> },
  ];
  return (
    <>
      <ScreenHead title={subject} back={back}>
        {isHere && (
          <>
            <SendAgain carta={carta} temServidor={temServidor} variant="filled" />
            {state === 'failed' && (
              <ActionButton
                label="Corrigir endereço"
                confirm={{
                  question: 'Para que endereço?',
                  children: 'O email segue para o endereço novo. O resto fica como está.',
                  yes: 'Enviar',
                  fields: corrected,
                  initial: { recipient },
                }}
                act={(body) => call('PUT /api/cartas/:_id', { params: { _id }, body })}
                failed="Não foi possível enviar"
                done={(answer) => `O email vai sair para ${answer.carta.recipient}.`}
              />
            )}
            <ActionButton
              label="Apagar"
              confirm={{
                question: 'Deseja apagar o email?',
                children: `Se apagar, não poderá voltar atrás: ${recipient} não o vai receber.`,
                yes: 'Sim, Apagar',
                grave: true,
              }}
              act={() => call('DELETE /api/cartas/:_id', { params: { _id } })}
              failed="Não foi possível apagar"
              done={() => 'O email foi apagado.'}
              to={listPath}
            />
          </>
        )}
      </ScreenHead>
      {isHere && !temServidor && <NoMailServer />}
      <FactList facts={facts} />
    </>
  );
}

/** Shown for a letter that is no longer kept. */
function Gone() {
  return (
    <>
      <ScreenHead title="Este email já não é guardado" back={back} />
      <p>Foi apagado com aquilo de que falava, ou saiu há mais tempo.</p>
      <Button component={Link} to={listPath} mt="lg">
        Ver os emails
      </Button>
    </>
  );
}

/** One letter: its state, its text and the actions on it. */
export function CartaScreen() {
  return (
    <Loaded read={useLoaderData<Read | Refused>()} title="Email" back={back}>
      {({ carta, temServidor }) =>
        carta ? <LetterDetail carta={carta} temServidor={temServidor} /> : <Gone />
      }
    </Loaded>
  );
}
