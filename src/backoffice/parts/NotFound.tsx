import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ScreenHead } from './ScreenHead.tsx';

/** For addresses of the back-office that lead nowhere. */
export function NotFound() {
  return (
    <>
      <ScreenHead title="Ups, parece que se perdeu na nossa aldeia..." />
      <p>Esta página não existe, ou o registo já foi apagado. Escolha uma secção no menu.</p>
      <Button component={Link} to="/backoffice" mt="lg">
        Voltar ao início
      </Button>
    </>
  );
}
