import {
  centreOf,
  directionsHref,
  distanceInWords,
  type Lugar,
  metresBetween,
} from '../../language/lugar.ts';
import { t } from '../../language/speaking.ts';
import type { Definicoes } from '../../sections/definicoes.ts';

/** How far a place is from the centre of the village; '' if the settings have no centre. */
export function fromCentre(lugar: Lugar, definicoes: Definicoes): string {
  const centre = centreOf(definicoes);
  if (!centre) return '';
  const distancia = distanceInWords(metresBetween(centre, lugar));
  return t('a cerca de {distancia} do centro', { distancia });
}

/** A link to directions on OpenStreetMap. */
export function DirectionsLink({ to, className }: { to: Lugar; className: string }) {
  return (
    <a
      href={directionsHref(to)}
      target="_blank"
      rel="noopener noreferrer"
      className={`unprinted ${className}`}
    >
      {t('Como chegar')}
      <span className="visually-hidden"> {t('(direções no OpenStreetMap, noutra janela)')}</span>
    </a>
  );
}
