import {
  centreOf,
  directionsHref,
  distanceInWords,
  type Lugar,
  metresBetween,
} from '../../language/lugar.ts';
import type { Definicoes } from '../../sections/definicoes.ts';

/** How far a place is from the centre of the village; '' if the settings have no centre. */
export function fromCentre(lugar: Lugar, definicoes: Definicoes): string {
  const centre = centreOf(definicoes);
  return centre ? `a cerca de ${distanceInWords(metresBetween(centre, lugar))} do centro` : '';
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
      Como chegar
      <span className="visually-hidden"> (direções no OpenStreetMap, noutra janela)</span>
    </a>
  );
}
