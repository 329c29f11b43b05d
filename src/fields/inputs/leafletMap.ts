import * as L from 'leaflet';
import sheet from 'leaflet/dist/leaflet.css?url';
import type { Lugar } from '../../language/lugar.ts';
import { t } from '../../language/speaking.ts';
import look from './leafletLook.css?url';

/** An own marker: Leaflet's are images that it looks for beside its style sheet. */
const drawing = `<svg viewBox="0 0 32 44" width="32" height="44" aria-hidden="true" focusable="false">
<path d="M16 1.5c8 0 14.5 6.3 14.5 14.2C30.5 26 16 42.5 16 42.5S1.5 26 1.5 15.7C1.5 7.8 8 1.5 16 1.5Z"/>
<circle cx="16" cy="15.5" r="5.5"/></svg>`;

/** A pin whose tip is at the place. */
export function pinAt(
  { lat, lon }: Lugar,
  options: L.MarkerOptions & { kind?: string } = {},
): L.Marker {
  const className = `map-pin ${options.kind ?? ''}`;
  const icon = L.divIcon({ html: drawing, className, iconSize: [32, 44], iconAnchor: [16, 43] });
  return L.marker([lat, lon], { icon, keyboard: false, ...options });
}

/** Leaflet's style sheet and the one that overrides it: loaded with the first map, placed before all others. */
let styled: Promise<unknown> | undefined;
function addSheets(): Promise<unknown> {
  const links = [sheet, look].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  );
  document.head.prepend(...links);
  return Promise.all(
    links.map(
      (link) =>
        new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = reject;
        }),
    ),
  );
}

/** Shown if no place is known: the whole country. */
const country = { lat: 39.6, lon: -8, zoom: 6 };

/**
 * Opens a map in an element, centred on a place. If its tiles cannot be loaded, the element's
 * background shows through, and pins are still visible.
 */
export async function openLeaflet(
  element: HTMLElement,
  centre: Lugar | null,
  zoom: number,
): Promise<L.Map> {
  styled ??= addSheets();
  await styled;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const byTouch = matchMedia('(pointer: coarse)').matches;
  const { lat, lon } = centre ?? country;
  const map = L.map(element, {
    center: [lat, lon],
    zoom: centre ? zoom : country.zoom,
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
  L.control.zoom({ zoomInTitle: t('Aproximar'), zoomOutTitle: t('Afastar') }).addTo(map);
  L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
    maxZoom: 19,
    attribution:
      '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>',
  }).addTo(map);
  // The map zooms by wheel and drags by touch only while focused, so that it never catches people
  // who scroll the page.
  map.on('focus', () => {
    map.scrollWheelZoom.enable();
    map.dragging.enable();
  });
  map.on('blur', () => {
    map.scrollWheelZoom.disable();
    if (byTouch) map.dragging.disable();
  });
  return map;
}
