import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { isLostCode, isReachable, reloadOnce } from '../../parts/lostCode.ts';
import { ScreenHead } from '../parts/ScreenHead.tsx';

/** For a fault of the program itself, or code of it that is gone: nothing is lost by loading it anew. */
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
