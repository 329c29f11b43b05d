import type { LatLng, Marker } from 'leaflet';
import { type Lugar, lugarAt, lugarText } from '../../language/lugar.ts';
import { openLeaflet, pinAt } from './leafletMap.ts';

const [village, street] = [14, 17];

export type PickingMap = { show(value: Lugar | null): void; remove(): void };

/** A map with one pin, set by tapping or dragging, or with Enter at the centre of the map. */
export async function pickOnMap(
  element: HTMLElement,
  {
    value,
    centre,
    onPick,
  }: { value: Lugar | null; centre: Lugar | null; onPick(lugar: Lugar): void },
): Promise<PickingMap> {
  const map = await openLeaflet(element, value ?? centre, value ? street : village);
  let pin: Marker | undefined;

  function pick(point: LatLng): void {
    const { lat, lng } = point.wrap();
    const lugar = lugarAt(lat, lng);
    if (lugar) onPick(lugar);
  }

  function show(lugar: Lugar | null): void {
    const at = pin?.getLatLng();
    if (lugar && at && lugarText(lugar) === lugarText({ lat: at.lat, lon: at.lng })) return;
    pin?.remove();
    pin = undefined;
    if (!lugar) return;
    pin = pinAt(lugar, { draggable: true, autoPan: true }).addTo(map);
    pin.on('dragend', ({ target }) => pick(target.getLatLng()));
    if (!map.getBounds().contains(pin.getLatLng())) map.setView(pin.getLatLng(), street);
  }

  map.on('click', ({ latlng }) => pick(latlng));
  map.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== 'Enter' || originalEvent.target !== element) return;
    originalEvent.preventDefault();
    pick(map.getCenter());
  });
  show(value);
  return { show, remove: () => map.remove() };
}
