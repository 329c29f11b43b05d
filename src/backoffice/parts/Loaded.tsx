import { Alert, Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { ScreenHead } from './ScreenHead.tsx';

type FailedProps = { title: string; refused: Refused; onRetry(): void; isBusy?: boolean };

/** Says that something could not be read, with a button to try again. */
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

/** Like `Failed`, for the whole screen. */
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

/** A screen made from what was read; if that failed, its head and the reason. */
export function Loaded<Read>({ read, children, ...head }: Props<Read>) {
  if (!isRefused(read)) return children(read);
  return (
    <>
      <ScreenHead {...head} />
      <LoadFailure refused={read} />
    </>
  );
}
