import { Button, TextInput } from '@mantine/core';
import { Form, useLoaderData, useNavigation } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { PersonFound } from './PersonFound.tsx';
import styles from './PessoaDados.module.css';
import type { Read } from './pessoaDados.ts';
import { NoteRequest, Requests } from './Requests.tsx';

const title = 'Dados de uma pessoa';

function Ask({ q, error, isAsked }: { q: string; error: string; isAsked: boolean }) {
  const { state } = useNavigation();
  return (
    <Form role="search" className={styles.ask}>
      <TextInput
        key={q}
        name="q"
        type="search"
        label="Email, telefone ou nome completo"
        defaultValue={q}
        error={error}
        maxLength={300}
        autoComplete="off"
      />
      <Button
        type="submit"
        variant={isAsked ? 'outline' : 'filled'}
        leftSection={<Icon name="search" />}
        loading={state === 'loading'}
      >
        Procurar pessoa
      </Button>
    </Form>
  );
}

/** One person, one screen: all that is held of them, to show, hand over and erase. */
export function PessoaDadosScreen() {
  const read = useLoaderData<Read | Refused>();
  return (
    <Loaded title={title} read={read}>
      {({ q, found, pedidos }) => (
        <>
          <ScreenHead title={title}>
            <NoteRequest quem={q} />
          </ScreenHead>
          <Ask
            q={q}
            error={isRefused(found) ? reasonOf(found) : ''}
            isAsked={found !== undefined && !isRefused(found) && found.partes.length > 0}
          />
          {found && !isRefused(found) && <PersonFound q={q} found={found} />}
          <Requests pedidos={pedidos} />
        </>
      )}
    </Loaded>
  );
}
