import { lists } from '../faces.ts';
import styles from './comunidade.module.css';

const top = '/comunidade';
const tabs = lists.filter(({ path, within }) => path === top || within === top);

/** Tabs between the pages of the community, with the current one marked. */
export function ComunidadeTabs({ current }: { current: string }) {
  return (
    <nav aria-label="Comunidade" className={`unprinted ${styles.tabs}`}>
      <ul>
        {tabs.map(({ path, label }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
