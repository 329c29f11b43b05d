import { t } from '../../language/speaking.ts';
import styles from './FilterLinks.module.css';

type Props = { options: readonly { to: string; label: string; isCurrent: boolean }[] };

/** Links to the parts of a list, with the current one marked. */
export function FilterLinks({ options }: Props) {
  return (
    <nav aria-label={t('Mostrar só')} className={`unprinted ${styles.filter}`}>
      <ul className="row">
        {options.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <a href={to} aria-current={isCurrent ? 'page' : undefined} className="tap">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
