import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { counted } from '../../language/counted.ts';
import { whyNot } from '../../sections/cartas.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { CountLinks } from '../list/CountLinks.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { BusyButton } from '../parts/BusyButton.tsx';
import styles from './cartas.module.css';
import { type Cartas, cartasIn, partIn, parts, Raw } from './cartas.tsx';
import { NoMailServer } from './NoMailServer.tsx';

type Outcome = { title: string; words: string; raw?: string; isGood: boolean };

/** Sends a test letter to the user's own address, and says at once what the mail server did with it. */
async function tryOut(): Promise<Outcome> {
  const answer = await call('POST /api/cartas/teste');
  if (isRefused(answer)) {
    return { title: 'O teste não se fez', words: reasonOf(answer), isGood: false };
  }
  const { recipient, lastError } = answer.teste;
  if (lastError === '') {
    return {
      title: 'O email de teste saiu',
      words: `O servidor de correio aceitou-o. Veja se chegou a ${recipient}, também na pasta do lixo.`,
      isGood: true,
    };
  }
  const { what, todo } = whyNot(lastError);
  return {
    title: 'O email de teste não saiu',
    words: `${what}. ${todo}`,
    raw: lastError,
    isGood: false,
  };
}

/** For administrators: tests whether letters can be sent. */
function TestEmail() {
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <>
      <BusyButton variant="outline" onPress={async () => setOutcome(await tryOut())}>
        Enviar um email de teste
      </BusyButton>
      {outcome && (
        <Alert
          color={outcome.isGood ? 'forest' : 'red'}
          title={outcome.title}
          role={outcome.isGood ? 'status' : 'alert'}
          flex="1 1 100%"
        >
          <p>{outcome.words}</p>
          {outcome.raw && <Raw>{outcome.raw}</Raw>}
        </Alert>
      )}
    </>
  );
}

/** Sends every letter of the list again, on all its pages. */
function SendAllAgain({ state, q }: { state: string; q: string }) {
  const args = new URLSearchParams({ estado: state, ...(q && { q }) });
  return (
    <ActionButton
      label={q ? 'Enviar de novo os encontrados' : 'Enviar todos de novo'}
      act={() => call('PUT /api/cartas', { query: args })}
      failed="Não foi possível enviar de novo"
      done={({ enviadas }) =>
        enviadas === 0
          ? 'Não havia emails que tivessem falhado.'
          : `Dentro de momentos ${enviadas === 1 ? 'sai' : 'saem'} ${counted(enviadas, 'email', 'emails')}.`
      }
    />
  );
}

/** The letters that the site sends: waiting, failed (with the reason) and sent. */
export function CartasScreen() {
  const read = useLoaderData<Cartas | Refused>();
  const [search] = useSearchParams();
  const part = partIn(search) ?? parts[0];
  const canSendAll =
    !isRefused(read) &&
    read.temServidor &&
    read.arrayCartas.some(({ attempts, state }) => attempts > 0 && state !== 'sent');
  return (
    <ListScreen
      listing={cartasIn(part)}
      notice={
        !isRefused(read) && (
          <>
            {!read.temServidor && <NoMailServer />}
            <CountLinks
              label="Que emails"
              current={part.address}
              links={parts.map(({ state, address, label }) => ({
                label,
                state: address,
                count: read.contagens[state],
              }))}
            />
            <div className={styles.tools}>
              {canSendAll && <SendAllAgain state={part.state} q={search.get('q') ?? ''} />}
              {read.isAdmin && read.temServidor && <TestEmail />}
            </div>
          </>
        )
      }
    />
  );
}
