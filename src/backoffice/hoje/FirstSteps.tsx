import { Link } from 'react-router';
import { Icon } from '../../fields/inputs/Icon.tsx';
import styles from './HojeScreen.module.css';

const openingPath = '/backoffice/definicoes/abertura-ao-publico';

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
  { step: 'abrir', label: 'Abrir ao público', to: openingPath },
];

/** Accounts, backups and payment details are the administrators'. */
const ofAdministrators = ['pagamento', 'colega', 'copia'];

type Props = { left: readonly string[]; isAdmin: boolean };

/** The first day's list: it ticks itself off, and is gone when all that the user may do is done. */
export function FirstSteps({ left, isAdmin }: Props) {
  const own = steps.filter(({ step }) => isAdmin || !ofAdministrators.includes(step));
  if (!own.some(({ step }) => left.includes(step))) return null;
  return (
    <section className={styles.first} aria-label="Primeiros passos">
      <h2>Primeiros passos</h2>
      <ol>
        {own.map(({ step, label, to }) => (
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
      {!left.includes('abrir') && <Link to={openingPath}>Fechar ao público enquanto preparo</Link>}
    </section>
  );
}
