import {
  centreOf,
  directionsHref,
  distanceInWords,
  type Lugar,
  metresBetween,
} from '../../language/lugar.ts';
import type { Definicoes } from '../../sections/definicoes.ts';

/** How far a place is from the middle of the village; '' where nobody said where that is. */
export function fromCentre(lugar: Lugar, definicoes: Definicoes): string {
  const centre = centreOf(definicoes);
  return centre ? `a cerca de ${distanceInWords(metresBetween(centre, lugar))} do centro` : '';
}

/** The way to a place, on an open map. */
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
