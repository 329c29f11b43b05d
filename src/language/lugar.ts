import { locale } from './speaking.ts';

/** A point on the earth, in degrees. */
export type Lugar = { lat: number; lon: number };

/** Longer than any map link that people copy. */
const mostLetters = 2_000;

const microdegrees = 1_000_000;

/** A point rounded to a millionth of a degree, about 10 cm; undefined if no such point exists. */
export function lugarAt(lat: number, lon: number): Lugar | undefined {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return undefined;
  const rounded = (degrees: number) => (Math.round(degrees * microdegrees) || 0) / microdegrees;
  return { lat: rounded(lat), lon: rounded(lon) };
}

/** Coordinates as map sites write them, so that they can be copied to and from them. */
export function lugarText({ lat, lon }: Lugar): string {
  return `${lat}, ${lon}`;
}

const figure = String.raw`\d{1,3}(?:[.,]\d{1,20})?`;
const angle = String.raw`([-\u2212]?${figure}) ?[°º]? ?(?:(${figure}) ?['\u2032\u2019] ?)?(?:(${figure}) ?(?:["\u2033\u201d]|'') ?)?`;
// A comma separates two numbers only where it cannot be a decimal comma: `41,8` is one number.
const between = String.raw`(?: ?; ?| ?, | |,(?=[-\u2212]|\d+\.))`;
const typed = new RegExp(`^${angle}([NSEWOL])?${between}${angle}([NSEWOL])?$`, 'i');

const numberIn = (text = '0') => Number(text.replace(',', '.').replace('\u2212', '-'));

/** Degrees, minutes and seconds as one number, and the axis its letter names (`L` is east, `O` is west). */
function angleIn([degrees = '', minutes, seconds, letter = '']: (string | undefined)[]) {
  const side = letter.toUpperCase();
  const isNegative = /^[-\u2212]/.test(degrees) || /[SWO]/.test(side);
  const [min, sec] = [numberIn(minutes), numberIn(seconds)];
  const size = Math.abs(numberIn(degrees)) + min / 60 + sec / 3_600;
  const isAngle = min < 60 && sec < 60;
  return {
    degrees: isAngle ? size * (isNegative ? -1 : 1) : Number.NaN,
    isLat: /[NS]/.test(side),
    isLon: /[EWOL]/.test(side),
  };
}

/** Coordinates as people write them: `41.8, -6.75`, `41,8 -6,75`, `41°48'00"N 6°45'00"O`. */
function readTyped(text: string): Lugar | undefined {
  // In a URL a plus is a space. Letters written before their numbers are moved after them.
  const written = text.trim().replace(/[\s+]+/g, ' ');
  const match = typed.exec(
    written.replace(
      /([NSEWOL]) ?([^NSEWOL]+?)(?=(?: ?[,;])? ?[NSEWOL]|$)/gi,
      /^[a-z]/i.test(written) ? '$2$1' : '$&',
    ),
  );
  if (!match) return undefined;
  const [one, other] = [angleIn(match.slice(1, 5)), angleIn(match.slice(5))];
  if ((one.isLat && other.isLat) || (one.isLon && other.isLon)) return undefined;
  const [lat, lon] = one.isLon || other.isLat ? [other, one] : [one, other];
  return lugarAt(lat.degrees, lon.degrees);
}

/** The query parameters that map sites use for the place, the most reliable first. */
const parameters = ['q', 'query', 'destination', 'daddr', 'coordinate', 'll', 'cp', 'center'];

/** The place in the URL of a map; a pin is preferred to the centre of the view. */
function readAddress(address: string): Lugar | undefined {
  if (!URL.canParse(address)) return undefined;
  const { searchParams, pathname, hash } = new URL(address);
  const both = (pattern: RegExp, text: string) => pattern.exec(text)?.slice(1).join(', ');
  const written = [
    both(/!3d([-\d.]+)!4d([-\d.]+)/, pathname),
    [searchParams.get('mlat'), searchParams.get('mlon')].join(', '),
    ...parameters.map((name) => searchParams.get(name)?.replace('~', ',')),
    ...pathname.split('/').map((part) => new URLSearchParams(`part=${part}`).get('part')),
    both(/\/@([-\d.]+),([-\d.]+)/, pathname),
    both(/^#map=[\d.]+\/([-\d.]+)\/([-\d.]+)/, hash),
  ];
  // A name in brackets or an accuracy (`;u=35`) may follow.
  return written.map((each) => readTyped((each ?? '').replace(/[(;].*$/s, ''))).find(Boolean);
}

/** The first URL in a text; one that was typed may lack its scheme. */
function addressIn(text: string): string | undefined {
  const [match] = /(?:https?:\/\/|geo:)\S+/i.exec(text) ?? [];
  return match ?? (/^[\w-]+(?:\.[\w-]+)+\/\S+$/.test(text) ? `https://${text}` : undefined);
}

/** Whether a text holds a shortened URL, which has to be opened to learn the place. */
export function isShortLink(text: string): boolean {
  const address = addressIn(text.trim()) ?? '';
  const short =
    /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl|g\.co|(?:www\.)?(?:osm\.org|openstreetmap\.org)\/go|maps\.apple\/p|waze\.com\/ul\/h|bit\.ly)\//i;
  return short.test(address);
}

/** The place that somebody typed, or pasted as a map link; read without any network request. */
export function readLugar(text: string): Lugar | undefined {
  const written = text.trim();
  if (written.length > mostLetters) return undefined;
  const address = addressIn(written);
  return address ? readAddress(address) : readTyped(written);
}

const earthRadius = 6_371_000;

/** Metres between two points, in a straight line. */
export function metresBetween(one: Lugar, other: Lugar): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, lon] = [radians(other.lat - one.lat), radians(other.lon - one.lon)];
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A distance, rounded because a straight line is only a rough guide: `400 m`, `1,2 km`, `12 km`. */
export function distanceInWords(metres: number): string {
  if (metres < 975) return `${Math.max(50, Math.round(metres / 50) * 50)}\u00a0m`;
  const digits = metres < 9_950 ? 1 : 0;
  const km = (metres / 1_000).toLocaleString(locale(), { maximumFractionDigits: digits });
  return `${km}\u00a0km`;
}

/** A link to directions on a map. */
export function directionsHref({ lat, lon }: Lugar): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`;
}

type Centre = { latitude: number | null; longitude: number | null };

/** The centre of the village from its settings; null if they do not have it. */
export function centreOf({ latitude, longitude }: Centre): Lugar | null {
  return latitude === null || longitude === null ? null : { lat: latitude, lon: longitude };
}
