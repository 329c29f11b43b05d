import { LoginForm } from '../forms/LoginForm.tsx';
import { island } from '../island.tsx';
import { page } from '../page.ts';
import { Contour } from '../parts/Contour.tsx';
import styles from './login.module.css';

const LiveLoginForm = island('login', LoginForm);

/** The way into the reserved area. */
export const login = page({
  load: async () => null,
  head: () => ({
    title: 'Área reservada',
    description: 'Entrada na área reservada a quem trabalha na junta.',
    noindex: true,
  }),
  Component: ({ site: { definicoes } }) => (
    <div className={styles.login}>
      <Contour place="behind" className={styles.contour} />
      <div className="wrap">
        <div className={styles.sheet}>
          <p className={`sort ${styles.kicker}`}>{definicoes.councilName}</p>
          <h1>Área reservada</h1>
          <p className={styles.note}>Só para quem trabalha na junta.</p>
          <LiveLoginForm />
        </div>
      </div>
    </div>
  ),
});
