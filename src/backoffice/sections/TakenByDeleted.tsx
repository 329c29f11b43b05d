import { Alert } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { Refused } from '../../calls/ask.ts';
import { BusyButton } from '../parts/BusyButton.tsx';
import { bringBack } from '../parts/bringBack.ts';

/** The deleted record that has the identifier somebody wants. */
export type Deleted = { _id: string; titulo: string };

/** What a refusal says of a deleted record that stands in the way. */
export function deletedIn({ more }: Refused): Deleted | undefined {
  return more?.apagado as Deleted | undefined;
}

/** Said above a form whose identifier is that of something in the bin, with the way to have that back. */
export function TakenByDeleted({ deleted, onDone }: { deleted: Deleted; onDone(): void }) {
  const navigate = useNavigate();
  const { _id, titulo } = deleted;
  return (
    <Alert
      color="red"
      title="O identificador já é de um registo apagado"
      role="alert"
      maw="46rem"
      mb="var(--space-5)"
    >
      <p>
        «{titulo}» está na Reciclagem e guarda o seu identificador. Dê outro nome a este registo, ou
        reponha o que foi apagado: o que escreveu aqui não se perde.
      </p>
      <BusyButton
        variant="outline"
        color="red"
        mt="sm"
        onPress={async () => {
          if (await bringBack(_id, navigate)) onDone();
        }}
      >
        Repor «{titulo}»
      </BusyButton>
    </Alert>
  );
}
