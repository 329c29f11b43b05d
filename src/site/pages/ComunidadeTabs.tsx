import { faceOf } from '../faces.ts';
import styles from './comunidade.module.css';

const tabs = ['avisos', 'pessoas', 'documentos'].map(faceOf);

/** The way between the pages of the community, of which this one is shown. */
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
