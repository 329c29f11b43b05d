import { Alert, Button, Group } from '@mantine/core';
import type { Definicoes } from '../../sections/definicoes.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';

const save = (emPreparacao: boolean) => call('PUT /api/definicoes', { body: { emPreparacao } });

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
            act={() => save(false)}
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

/** Closes a site that is still being made, so that it can be filled in peace. */
export function CloseSite({ villageName }: Pick<Definicoes, 'villageName'>) {
  // No setting can be saved before the village's name.
  if (villageName === '') return null;
  return (
    <ActionButton
      label="Fechar ao público enquanto preparo"
      asked={{
        question: 'Fechar o site ao público?',
        children: (
          <p>
            Até o abrir, os visitantes leem «Em preparação»; quem tem sessão iniciada vê o site.
          </p>
        ),
        yes: 'Sim, fechar',
      }}
      failed="Não foi possível fechar"
      act={() => save(true)}
      done={() => undefined}
    />
  );
}
