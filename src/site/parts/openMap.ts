import { openLeaflet, pinAt } from '../../fields/inputs/leafletMap.ts';

const zoom = 12;

/** Draws the map into an element, around its place. */
export async function openMap(element: HTMLElement): Promise<void> {
  const [lat = 0, lon = 0] = (element.dataset.map ?? '').split(' ').map(Number);
  const map = await openLeaflet(element, { lat, lon }, zoom);
  pinAt({ lat, lon }, { interactive: false }).addTo(map);
}
