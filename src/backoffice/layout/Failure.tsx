import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { isLostCode, isReachable, reloadOnce } from '../../parts/lostCode.ts';
import { ScreenHead } from '../parts/ScreenHead.tsx';

/** Shown for a bug, or when an update has removed code that this page needs: reloading loses nothing. */
export function Failure() {
  const error = useRouteError();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (isLostCode(error)) void reloadOnce();
  }, [error]);

  async function tryAgain() {
    setAway(false);
    if (await isReachable()) location.reload();
    else setAway(true);
  }

  return (
    <>
      <ScreenHead title="Algo correu mal" />
      <p>
        Esta página não conseguiu abrir. O que escreveu e não guardou continua guardado como
        rascunho neste computador.
      </p>
      <p role="alert">{isAway && 'Continua a não haver ligação ao servidor.'}</p>
      <Button mt="lg" onClick={tryAgain}>
        Tentar de novo
      </Button>
    </>
  );
}
