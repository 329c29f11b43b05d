import { Link } from 'react-router';
import { Icon } from '../../fields/inputs/Icon.tsx';
import type { Definicoes } from '../../sections/definicoes.ts';
import styles from './HojeScreen.module.css';
import { CloseSite } from './SiteDoor.tsx';

/** The steps that turn a new site into the village's own, and where each is done. */
const steps = [
  {
    step: 'nome',
    label: 'Dizer o nome da aldeia e da junta',
    to: '/backoffice/definicoes/identidade',
  },
  { step: 'abertura', label: 'Escolher as fotos de abertura', to: '/backoffice/definicoes' },
  { step: 'horario', label: 'Escrever o horário de atendimento', to: '/backoffice/definicoes' },
  { step: 'pagamento', label: 'Dizer como se paga', to: '/backoffice/definicoes/pagamentos' },
  { step: 'aviso', label: 'Publicar o primeiro aviso', to: '/backoffice/avisos/adicionar' },
  { step: 'colega', label: 'Dar uma conta a um colega', to: '/backoffice/contas' },
  { step: 'copia', label: 'Fazer uma cópia de segurança', to: '/backoffice/definicoes/copia' },
  { step: 'abrir', label: 'Abrir ao público', to: '/backoffice/definicoes/abertura-ao-publico' },
];

type Props = { left: readonly string[] } & Pick<Definicoes, 'villageName' | 'emPreparacao'>;

/** The first day's list: it ticks itself off, and is gone when all of it is done. */
export function FirstSteps({ left, villageName, emPreparacao }: Props) {
  if (left.length === 0) return null;
  return (
    <section className={styles.first} aria-label="Primeiros passos">
      <h2>Primeiros passos</h2>
      <ol>
        {steps.map(({ step, label, to }) => (
          <li key={step}>
            {left.includes(step) ? (
              <Link to={to}>
                <Icon name="pending" size={20} />
                {label}
              </Link>
            ) : (
              <span className={styles.done}>
                <Icon name="done" size={20} />
                {label}
                <span className="visually-hidden"> (feito)</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      {!emPreparacao && <CloseSite villageName={villageName} />}
    </section>
  );
}
