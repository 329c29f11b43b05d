import { Alert, Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { ScreenHead } from './ScreenHead.tsx';

type FailedProps = { title: string; refused: Refused; onRetry(): void; isBusy?: boolean };

/** Said where something could not be read, with the way to try again. */
export function Failed({ title, refused, onRetry, isBusy = false }: FailedProps) {
  return (
    <Alert color="red" title={title} role="alert">
      <p>{reasonOf(refused)}</p>
      <Button variant="outline" color="red" mt="sm" loading={isBusy} onClick={onRetry}>
        Tentar de novo
      </Button>
    </Alert>
  );
}

/** The same of what the whole screen shows. */
export function LoadFailure({ refused }: { refused: Refused }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Failed
      title="Não foi possível carregar esta informação"
      refused={refused}
      onRetry={revalidate}
      isBusy={state === 'loading'}
    />
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
