import { ago, dayAgo } from '../../language/ago.ts';
import { counted } from '../../language/counted.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { State } from '../parts/State.tsx';
import type { Sessao } from './conta.ts';
import styles from './OwnScreen.module.css';

const failed = 'Não foi possível terminar a sessão';

/** Where the user's own account is logged in, and buttons to log it out there. */
export function Sessions({ sessoes }: { sessoes: Sessao[] }) {
  const now = new Date();
  return (
    <>
      <ul className={styles.rows} aria-label="Sessões">
        {sessoes.map(({ _id, navegador, createdAt, lastUsedAt, atual }) => (
          <li key={_id}>
            <div>
              <strong>{navegador || 'Navegador desconhecido'}</strong>
              <p>
                Desde {dayAgo(createdAt, now)}, usada {ago(lastUsedAt, now)}
              </p>
            </div>
            <div className={styles.buttons}>
              {atual ? (
                <State tone="done">Esta sessão</State>
              ) : (
                <ActionButton
                  label="Terminar"
                  act={() => call('DELETE /api/sessoes/:_id', { params: { _id } })}
                  failed={failed}
                  done={() => 'A sessão terminou.'}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {sessoes.length > 1 && (
        <ActionButton
          label="Terminar todas as outras"
          confirm={{
            question: 'Terminar todas as outras sessões?',
            children: 'Quem as estiver a usar tem de entrar de novo. Aqui continua dentro.',
            yes: 'Sim, Terminar',
          }}
          act={() => call('DELETE /api/sessoes')}
          failed={failed}
          done={({ terminadas }) =>
            `${counted(terminadas, 'sessão terminada', 'sessões terminadas')}.`
          }
        />
      )}
    </>
  );
}
