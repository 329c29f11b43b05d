import { Alert, Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { ScreenHead } from './ScreenHead.tsx';

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

type Props<Read> = Pick<ComponentProps<typeof ScreenHead>, 'title' | 'back'> & {
  read: Read | Refused;
  children(read: Read): ReactNode;
};

/** A screen made of what was read; where that failed, its head and why. */
export function Loaded<Read>({ read, children, ...head }: Props<Read>) {
  if (!isRefused(read)) return children(read);
  return (
    <>
      <ScreenHead {...head} />
      <LoadFailure refused={read} />
    </>
  );
}
