import { useState } from 'react';
import { isRefused, type Refused, refused } from '../../calls/ask.ts';
import { chaveFields } from '../../calls/ownAccount.ts';
import { ago, dayAgo } from '../../language/ago.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import type { OwnConta } from './conta.ts';
import styles from './OwnScreen.module.css';
import { CodesShown } from './RecoveryCodes.tsx';

type Chave = OwnConta['chaves'][number];

/** Says why the browser made no passkey. */
function whyNot(error: unknown): Refused {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') {
    return refused('Este dispositivo já tem uma chave de acesso desta conta');
  }
  if (name === 'SecurityError') {
    return refused('As chaves de acesso só funcionam no endereço do site, e por HTTPS');
  }
  return refused('O dispositivo não fez a chave, ou o pedido foi cancelado. Tente de novo');
}

/** Sends the password, has the device make a passkey, and saves it. */
async function make({ nome }: Record<string, unknown>, password: string) {
  const answer = await call('POST /api/chaves/opcoes', { password });
  if (isRefused(answer)) return answer;
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    const made = await startRegistration({ optionsJSON: answer.opcoes as unknown as Options });
    return await call('POST /api/chaves', { body: { nome, resposta: JSON.stringify(made) } });
  } catch (error) {
    return whyNot(error);
  }
}

function AddPasskey() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <>
      <ActionButton
        label="Acrescentar chave"
        confirm={{
          question: 'Acrescentar uma chave de acesso',
          children:
            'O navegador pede a seguir a impressão digital, o rosto ou o PIN do telemóvel ou computador.',
          yes: 'Continuar',
          fields: chaveFields,
          asksPassword: true,
        }}
        act={make}
        failed="Não foi possível acrescentar a chave"
        done={({ chave, codigos }) => {
          setCodes(codigos);
          return `A chave de acesso «${chave.nome}» ficou guardada.`;
        }}
      />
      {codes.length > 0 && <CodesShown codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}

function RenamePasskey({ chave: { _id, nome } }: { chave: Chave }) {
  return (
    <ActionButton
      label="Mudar o nome"
      confirm={{
        question: `Nome da chave «${nome}»`,
        yes: 'Guardar',
        fields: chaveFields,
        initial: { nome },
      }}
      act={(body) => call('PUT /api/chaves/:_id', { params: { _id }, body })}
      failed="Não foi possível mudar o nome"
      done={() => 'O nome da chave ficou guardado.'}
    />
  );
}

function RemovePasskey({ chave: { _id, nome } }: { chave: Chave }) {
  return (
    <ActionButton
      label="Retirar"
      confirm={{
        question: `Retirar a chave de acesso «${nome}»?`,
        children: 'Deixa de servir para entrar. No dispositivo pode apagá-la nas definições dele.',
        yes: 'Sim, Retirar',
        grave: true,
        asksPassword: true,
      }}
      act={(_, password) => call('DELETE /api/chaves/:_id', { params: { _id }, password })}
      failed="Não foi possível retirar a chave"
      done={() => `A chave de acesso «${nome}» foi retirada.`}
    />
  );
}

/** The passkeys of the user's own account. */
export function Passkeys({ chaves, mayChange }: { chaves: Chave[]; mayChange: boolean }) {
  const now = new Date();
  return (
    <>
      <p>
        Entra-se só com ela, sem palavra-passe nem código: o telemóvel ou o computador confirma que
        é mesmo você. Pode ter várias.
      </p>
      {chaves.length > 0 && (
        <ul className={styles.rows} aria-label="Chaves de acesso">
          {chaves.map((chave) => (
            <li key={chave._id}>
              <div>
                <strong>{chave.nome}</strong>
                <p>
                  Desde {dayAgo(chave.createdAt, now)}
                  {chave.lastUsedAt
                    ? `, usada ${ago(chave.lastUsedAt, now)}`
                    : ', ainda não foi usada'}
                </p>
              </div>
              {mayChange && (
                <div className={styles.buttons}>
                  <RenamePasskey chave={chave} />
                  <RemovePasskey chave={chave} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </>
  );
}
