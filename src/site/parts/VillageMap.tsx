import map from '../../fields/inputs/map.module.css';
import { centreOf, type Lugar } from '../../language/lugar.ts';
import { t } from '../../language/speaking.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import styles from './VillageMap.module.css';
import { DirectionsLink } from './WayThere.tsx';

/** Contour lines, shown until the map is loaded, if it cannot be, or if nobody has said where the village is. */
function Drawn({ isMarked }: { isMarked: boolean }) {
  return (
    <svg
      className={styles.drawn}
      viewBox="0 0 600 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <path
          key={line}
          d={`M${300 - 46 * line - 30} ${210 + 4 * line}c${-4 * line} ${-36 - 22 * line} ${30 + 14 * line} ${-58 - 30 * line} ${54 + 44 * line} ${-62 - 26 * line}s${40 + 40 * line} ${20 + 6 * line} ${52 + 46 * line} ${56 + 24 * line}s${-14 - 10 * line} ${60 + 22 * line} ${-46 - 40 * line} ${66 + 26 * line}s${-56 - 44 * line} ${-24 - 4 * line} ${-60 - 50 * line} ${-60 - 24 * line}Z`}
        />
      ))}
      <path className={styles.river} d="M-10 330c90-36 130 20 214-6s96-78 190-64 110-60 226-48" />
      {isMarked && <circle cx="300" cy="210" r="7" />}
    </svg>
  );
}

function DrawnMap({ name, at }: { name: string; at: Lugar | null }) {
  return (
    <div className={`unprinted ${map.frame}`}>
      <Drawn isMarked={at !== null} />
      {at && (
        <section
          className={`scripted ${map.canvas}`}
          aria-label={t('Mapa de {nome}', { nome: name })}
          data-map={`${at.lat} ${at.lon}`}
        />
      )}
    </div>
  );
}

/** Where the village is: a map that is fetched once it is in view, and the address as text. */
export function VillageMap({ definicoes }: { definicoes: Definicoes }) {
  const { villageName, address } = definicoes;
  const at = centreOf(definicoes);
  return (
    <div className={styles.place}>
      <DrawnMap name={villageName} at={at} />
      <div className={`row ${styles.words}`}>
        {address && <address className={styles.address}>{address}</address>}
        {at ? (
          <DirectionsLink to={at} className="arrow-link" />
        ) : (
          <p className="soft">{t('A aldeia ainda não está marcada no mapa.')}</p>
        )}
      </div>
    </div>
  );
}
