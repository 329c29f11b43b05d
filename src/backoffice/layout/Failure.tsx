import { Button } from '@mantine/core';
import { ScreenHead } from '../parts/ScreenHead.tsx';

/** For a fault of the program itself: nothing is lost by loading it anew. */
export function Failure() {
  return (
    <>
      <ScreenHead title="Algo correu mal" />
      <p>
        Esta página não conseguiu abrir. O que escreveu e não guardou continua guardado como
        rascunho neste computador.
      </p>
      <Button mt="lg" onClick={() => location.reload()}>
        Carregar de novo
      </Button>
    </>
  );
}
