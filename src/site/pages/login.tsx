import { LoginForm } from '../forms/LoginForm.tsx';
import { island } from '../island.tsx';
import { page } from '../page.ts';
import styles from './EntrySheet.module.css';
import { EntrySheet } from './EntrySheet.tsx';

const LiveLoginForm = island('login', LoginForm);

/** The login page of the back-office. */
export const login = page({
  isShownWhileClosed: true,
  load: async () => null,
  head: () => ({
    title: 'Área reservada',
    description: 'Entrada na área reservada a quem trabalha na junta.',
    noindex: true,
  }),
  Component: ({ site: { definicoes } }) => (
    <EntrySheet
      councilName={definicoes.councilName}
      title="Área reservada"
      note="Só para quem trabalha na junta."
    >
      <LiveLoginForm />
      <p className={styles.aside}>
        <a href="/recuperar" className="tap">
          Esqueci-me da palavra-passe
        </a>
      </p>
    </EntrySheet>
  ),
});
