import { Alert } from '@mantine/core';
import { useState } from 'react';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { whyNot } from '../../sections/cartas.ts';
import { call } from '../client.ts';
import { BusyButton } from '../parts/BusyButton.tsx';
import { Raw } from './Raw.tsx';

type Outcome = { title: string; words: string; raw?: string; isGood: boolean };

/** Sends a letter to one's own address, and says at once what the mail server did with it. */
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

/** For administrators: whether letters leave. */
export function TestEmail() {
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
