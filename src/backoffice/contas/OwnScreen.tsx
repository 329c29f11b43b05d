import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { Refused } from '../../calls/ask.ts';
import { longDate } from '../../language/calendar.ts';
import { FactList } from '../detail/FactList.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { CodeApp } from './CodeApp.tsx';
import type { OwnConta, OwnRead } from './conta.ts';
import { FactorState } from './FactorState.tsx';
import styles from './OwnScreen.module.css';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Sessions } from './Sessions.tsx';

const title = 'A minha conta';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function factsOf({ username, email, segundoFator }: OwnConta) {
  return [
    { label: 'Utilizador', content: username },
    {
      label: 'Email de avisos',
      content: email || 'Não tem: peça a um administrador que o escreva',
    },
    {
      label: 'Palavra-passe',
      content: <Link to="/backoffice/palavra-passe">Mudar a palavra-passe</Link>,
    },
    { label: 'Entra com', content: <FactorState isOn={segundoFator} /> },
  ];
}

/** The user's own account: how it logs in, and where it is logged in. */
export function OwnScreen() {
  const read = useLoaderData<OwnRead | Refused>();
  return (
    <Loaded title={title} read={read}>
      {({ conta, sessoes, faltaFator }) => (
        <>
          <ScreenHead title={title} />
          {faltaFator && (
            <Alert title="Ligue a verificação em dois passos" maw="46rem" mb="lg">
              <p>
                É pedida a todas as contas desde {longDate(conta.exigidaDesde)}. Ligue uma aplicação
                de códigos ou acrescente uma chave de acesso: depois pode usar a área reservada.
              </p>
            </Alert>
          )}
          <FactList isDense facts={factsOf(conta)} />
          <div className={styles.parts}>
            <Part title="Verificação em dois passos">
              <p>Com ela, quem descobrir a sua palavra-passe não consegue entrar na sua conta.</p>
              <h3>Aplicação de códigos</h3>
              <CodeApp isOn={conta.temAplicacao} />
              <h3>Chaves de acesso</h3>
              <Passkeys chaves={conta.chaves} mayChange={!faltaFator} />
              {conta.segundoFator && (
                <>
                  <h3>Códigos de recuperação</h3>
                  <RecoveryCodes left={conta.codigos} />
                </>
              )}
            </Part>
            {!faltaFator && (
              <Part title="Onde está dentro">
                <Sessions sessoes={sessoes} />
              </Part>
            )}
          </div>
        </>
      )}
    </Loaded>
  );
}
