import { NavLink } from 'react-router';
import { faceOf } from '../faces.ts';
import styles from './comunidade.module.css';

/** The way between the two pages of the community. */
export function ComunidadeTabs() {
  return (
    <nav aria-label="Comunidade" className={`unprinted ${styles.tabs}`}>
      <ul>
        {[faceOf('avisos'), faceOf('pessoas')].map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
