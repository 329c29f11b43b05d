import { Alert, Button, Group } from '@mantine/core';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';

/** Shown while the site is closed to visitors: opens it to them, and lets staff look at it meanwhile. */
export function ClosedSite({ mayOpen }: { mayOpen: boolean }) {
  return (
    <Alert title="O site está fechado ao público" mb="lg">
      <p>Os visitantes leem «Em preparação». Só quem tem sessão iniciada vê o resto.</p>
      <Group mt="sm">
        {mayOpen && (
          <ActionButton
            label="Abrir ao público"
            variant="filled"
            failed="Não foi possível abrir"
            act={() => call('PUT /api/definicoes', { body: { emPreparacao: false } })}
            done={() => 'O site está aberto ao público.'}
          />
        )}
        <Button component="a" href="/" target="_blank" variant="outline">
          Ver o site como vai ficar
        </Button>
      </Group>
    </Alert>
  );
}
