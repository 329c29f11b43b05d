import * as L from 'leaflet';
import { openLeaflet, pinAt } from '../../fields/inputs/leafletMap.ts';
import { type Lugar, metresBetween } from '../../language/lugar.ts';

const zoom = 12;

/** Walking distance in metres: a map of everything first shows only what is within it. */
const walk = 3_000;

/** One of many pins: its kind, its name and the address of its page. */
export type Pin = Lugar & { kind: string; name: string; to: string };

/** The link shown when a pin is clicked. */
function bubble({ name, to }: Pin): HTMLElement {
  return Object.assign(document.createElement('a'), { href: to, textContent: name });
}

/** Many pins, each with its name and a link to its page. */
function showPins(map: L.Map, pins: Pin[], centre: Lugar | null): void {
  for (const pin of pins) {
    const marker = pinAt(pin, { kind: `pin-${pin.kind}`, title: pin.name }).addTo(map);
    marker.bindPopup(bubble(pin), { closeButton: false, offset: [0, -34] });
  }
  const near = pins.filter((pin) => centre && metresBetween(centre, pin) < walk);
  const seen = (near.length > 0 ? near : pins).map(({ lat, lon }): L.LatLngTuple => [lat, lon]);
  map.fitBounds(L.latLngBounds(seen), { padding: [40, 40], maxZoom: 17, animate: false });
}

/** Draws the map into an element: around its place, or with all its pins. */
export async function openMap(element: HTMLElement): Promise<void> {
  const { map: place = '', pins, outline = '[]' } = element.dataset;
  const [lat = 0, lon = 0] = place.split(' ').map(Number);
  const centre = place === '' ? null : { lat, lon };
  const map = await openLeaflet(element, centre, zoom);
  L.polygon(JSON.parse(outline), { className: 'map-outline', interactive: false }).addTo(map);
  if (pins) showPins(map, JSON.parse(pins), centre);
  else pinAt({ lat, lon }, { interactive: false }).addTo(map);
}
