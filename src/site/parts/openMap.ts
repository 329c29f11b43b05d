import * as L from 'leaflet';
import sheet from 'leaflet/dist/leaflet.css?url';
import styles from './VillageMap.module.css';

const zoom = 12;

/** Our own marker: the library's are pictures that it looks for beside its style sheet. */
const pin = `<svg viewBox="0 0 32 44" width="32" height="44" aria-hidden="true" focusable="false">
<path d="M16 1.5c8 0 14.5 6.3 14.5 14.2C30.5 26 16 42.5 16 42.5S1.5 26 1.5 15.7C1.5 7.8 8 1.5 16 1.5Z"/>
<circle cx="16" cy="15.5" r="5.5"/></svg>`;

/** The library's style sheet, fetched with the first map and placed before ours, which changes some of it. */
let styled: Promise<unknown> | undefined;
function addSheet(): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  document.head.prepend(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
}

/** Draws the map into an element, around its place. */
export async function openMap(element: HTMLElement): Promise<void> {
  const [latitude = 0, longitude = 0] = (element.dataset.map ?? '').split(' ').map(Number);
  const centre: L.LatLngTuple = [latitude, longitude];
  styled ??= addSheet();
  await styled;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const byTouch = matchMedia('(pointer: coarse)').matches;
  const map = L.map(element, {
    center: centre,
    zoom,
    minZoom: 6,
    zoomControl: false,
    scrollWheelZoom: false,
    // A finger that scrolls the page must not be caught by the map.
    dragging: !byTouch,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    inertia: !calm,
  });
  map.attributionControl.setPrefix(false);
  L.control.zoom({ zoomInTitle: 'Aproximar', zoomOutTitle: 'Afastar' }).addTo(map);
  L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
    maxZoom: 19,
    attribution:
      '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>',
  }).addTo(map);
  L.marker(centre, {
    icon: L.divIcon({
      html: pin,
      className: styles.pin ?? '',
      iconSize: [32, 44],
      iconAnchor: [16, 43],
    }),
    keyboard: false,
    interactive: false,
  }).addTo(map);
  // Whoever has chosen the map, by tap, click or keyboard, moves it; all others scroll past.
  map.on('focus', () => {
    map.scrollWheelZoom.enable();
    map.dragging.enable();
  });
  map.on('blur', () => {
    map.scrollWheelZoom.disable();
    if (byTouch) map.dragging.disable();
  });
}
