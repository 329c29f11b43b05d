import { Alert, Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { type Refused, reasonOf } from '../client.ts';

/** Said where something could not be read, with the way to try again. */
export function LoadFailure({ refused }: { refused: Refused }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Alert color="red" title="Não foi possível carregar esta informação" role="alert">
      <p>{reasonOf(refused)}</p>
      <Button
        variant="outline"
        color="red"
        mt="sm"
        loading={state === 'loading'}
        onClick={() => revalidate()}
      >
        Tentar de novo
      </Button>
    </Alert>
  );
}
