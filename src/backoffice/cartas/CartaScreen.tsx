import { Button } from '@mantine/core';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { AnswerAt } from '../../calls/all.ts';
import type { Refused } from '../../calls/ask.ts';
import { longMoment } from '../../fields/calendar.ts';
import { call } from '../client.ts';
import { FactList } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { type Carta, listPath, NoMailServer, nextTry, stateOf } from './cartas.tsx';

type Read = AnswerAt<'GET', '/api/cartas/_id'>;

const cartaCall = (_id: string) => `/api/cartas/${encodeURIComponent(_id)}` as const;

/** Reads a letter that is still here. */
export function readCarta({ params }: LoaderFunctionArgs): Promise<Read | Refused> {
  return call('GET', cartaCall(params._id ?? ''));
}

const back = { to: listPath, label: 'Cartas por enviar' };

function Shown({ carta, temServidor }: { carta: Carta; temServidor: boolean }) {
  const { _id, recipient, subject } = carta;
  const facts = [
    { label: 'Para', content: recipient },
    { label: 'Assunto', content: subject },
    { label: 'Escrita em', content: longMoment(carta.createdAt) },
    { label: 'Estado', content: stateOf(carta) },
    { label: 'Tentativas', content: carta.attempts },
    { label: 'Último erro', content: carta.lastError || 'Nenhum' },
    { label: 'Próxima tentativa', content: nextTry(carta, temServidor, new Date()) },
    { label: 'Texto', content: <p style={{ whiteSpace: 'pre-wrap' }}>{carta.body}</p> },
  ];
  return (
    <>
      <ScreenHead title={subject} back={back}>
        <ActionButton
          label="Enviar de novo"
          variant="filled"
          act={() => call('PUT', cartaCall(_id), {})}
          failed="Não foi possível enviar de novo"
          done={() =>
            temServidor
              ? 'A carta vai ser enviada dentro de momentos.'
              : 'A carta sai assim que houver servidor de correio.'
          }
          to={listPath}
          leavesAnyway
        />
        <ActionButton
          label="Apagar"
          asked={{
            question: 'Deseja apagar a carta?',
            children: `Se apagar, não poderá voltar atrás: ${recipient} não a vai receber.`,
            yes: 'Sim, Apagar',
            grave: true,
          }}
          act={() => call('DELETE', cartaCall(_id))}
          failed="Não foi possível apagar"
          done={() => 'A carta foi apagada.'}
          to={listPath}
        />
      </ScreenHead>
      {!temServidor && <NoMailServer />}
      <FactList facts={facts} />
    </>
  );
}

/** Said of a letter that is not here any more. */
function Gone() {
  return (
    <>
      <ScreenHead title="Esta carta já não está à espera" back={back} />
      <p>Foi entregue entretanto, ou apagada com aquilo de que falava.</p>
      <Button component={Link} to={listPath} mt="lg">
        Ver as cartas por enviar
      </Button>
    </>
  );
}

/** One letter, as it would be read, and what can be done with it. */
export function CartaScreen() {
  return (
    <Loaded read={useLoaderData<Read | Refused>()} title="Carta" back={back}>
      {({ carta, temServidor }) =>
        carta ? <Shown carta={carta} temServidor={temServidor} /> : <Gone />
      }
    </Loaded>
  );
}
