import { describe, expect, test } from 'vitest';
import {
  directionsHref,
  distanceInWords,
  isShortLink,
  lugarText,
  metresBetween,
  readLugar,
} from './lugar.ts';

const at = (lat: number, lon: number) => ({ lat, lon });
const google = 'https://www.google.com/maps';

describe('what people type or paste is a place', () => {
  test.each([
    ['40.12, -7.5', at(40.12, -7.5)],
    ['40.12,-7.5', at(40.12, -7.5)],
    ['40.12 -7.5', at(40.12, -7.5)],
    ['  40.12 ;\t-7.5 ', at(40.12, -7.5)],
    ['40,12, -7,5', at(40.12, -7.5)],
    ['40,12 -7,5', at(40.12, -7.5)],
    ['40.12, −7.5', at(40.12, -7.5)],
    ['38.7,0.5', at(38.7, 0.5)],
    ['41, -7', at(41, -7)],
    ['0, 0', at(0, 0)],
    ['40.1234567891, -7.9999999', at(40.123457, -8)],
    ['N 40.12 W 7.5', at(40.12, -7.5)],
    ['40.12 N, 7.5 O', at(40.12, -7.5)],
    ['7.5 O, 40.12 N', at(40.12, -7.5)],
    ['33.9 s 18.4 l', at(-33.9, 18.4)],
    [`40°07'12"N 7°30'00"W`, at(40.12, -7.5)],
    ['40° 07′ 12″ N, 7° 30′ 00″ O', at(40.12, -7.5)],
    [`40º7'12''N 7º30''O`, at(40.12, -7.008333)],
    [`40°07.2' -7°30'`, at(40.12, -7.5)],
    [`${google}/@40.12,-7.5,17z`, at(40.12, -7.5)],
    [
      `${google}/place/Igreja/@40.9,-7.9,15z/data=!3m1!4b1!4m6!3m5!8m2!3d40.12!4d-7.5!16s`,
      at(40.12, -7.5),
    ],
    [`${google}/place/40%C2%B007'12.0%22N+7%C2%B030'00.0%22W/@40.9,-7.9,17z`, at(40.12, -7.5)],
    [`${google}/search/40.12,+-7.5?entry=tts`, at(40.12, -7.5)],
    [`${google}?q=40.12,-7.5`, at(40.12, -7.5)],
    [`${google}/search/?api=1&query=40.12%2C-7.5`, at(40.12, -7.5)],
    [`${google}/dir/?api=1&destination=40.12%2C-7.5`, at(40.12, -7.5)],
    ['www.google.pt/maps/@40.12,-7.5,3a,75y', at(40.12, -7.5)],
    ['Igreja Matriz https://maps.google.com/?q=40.12,-7.5 vem cá', at(40.12, -7.5)],
    ['https://www.openstreetmap.org/#map=17/40.12/-7.5', at(40.12, -7.5)],
    ['https://www.openstreetmap.org/?mlat=40.12&mlon=-7.5#map=17/40.9/-7.9', at(40.12, -7.5)],
    ['https://maps.apple.com/?ll=40.12,-7.5&q=Igreja', at(40.12, -7.5)],
    ['https://maps.apple.com/place?coordinate=40.12,-7.5', at(40.12, -7.5)],
    ['https://www.waze.com/ul?ll=40.12%2C-7.5&navigate=yes', at(40.12, -7.5)],
    ['https://www.bing.com/maps?cp=40.12~-7.5&lvl=16', at(40.12, -7.5)],
    ['geo:40.12,-7.5', at(40.12, -7.5)],
    ['geo:40.12,-7.5;u=35?z=17', at(40.12, -7.5)],
    ['geo:0,0?q=40.12,-7.5(Igreja%20Matriz)', at(40.12, -7.5)],
  ])('%s', (text, lugar) => {
    expect(readLugar(text)).toEqual(lugar);
    expect(readLugar(lugarText(lugar))).toEqual(lugar);
  });
});

describe('what tells no place is none', () => {
  test.each([
    '',
    'Largo da Igreja',
    '41,8',
    '40,123',
    '40',
    '91, 0',
    '40, 181',
    '-90.1, 0',
    `40°61'N 7°W`,
    '40 N, 7 N',
    '40 O, 7 O',
    '40.12, -7.5, 3',
    '4e1, -7e0',
    'NaN, NaN',
    '0x28, 7.5',
    '٤٠, ٧',
    'https://www.google.com/maps/place/Aldeia',
    'https://www.google.com/maps/@999,-7.5,17z',
    'https://www.google.com/maps/@40.12',
    'https://www.openstreetmap.org/#map=17/40.12',
    'https://%zz/@40.12,-7.5',
    'https://exemplo.pt/%E0%A4%A/x',
    `javascript:alert('40.12, -7.5')`,
    'data:text/html,40.12,-7.5',
    'geo:',
    '<img src=x onerror=alert(1)>',
    `${'1'.repeat(50_000)}, 2`,
    `${' '.repeat(50_000)}x`,
    `https://x.pt/${'/@'.repeat(20_000)}`,
    `https://x.pt/?q=${'1,'.repeat(900)}`,
  ])('%.60s', (text) => {
    expect(readLugar(text)).toBeUndefined();
    expect(isShortLink(text)).toBe(false);
  });
});

test.each([
  'https://maps.app.goo.gl/AbCdEf123',
  'maps.app.goo.gl/AbCdEf123?g_st=ic',
  'Igreja Matriz\nhttps://goo.gl/maps/AbC',
  'https://osm.org/go/b~Vx',
  'https://maps.apple/p/AbC',
])('%s says where it leads only to those who open it', (text) => {
  expect(isShortLink(text)).toBe(true);
  expect(readLugar(text)).toBeUndefined();
});

test.each([
  [at(41.8, -6.75), at(41.8, -6.75), 0, '50\u00a0m'],
  [at(41.8, -6.75), at(41.8036, -6.75), 400, '400\u00a0m'],
  [at(41.8, -6.75), at(41.8, -6.7355), 1_202, '1,2\u00a0km'],
  [at(41.8, -6.75), at(41.9079, -6.75), 11_998, '12\u00a0km'],
  [at(90, 0), at(-90, 0), 20_015_087, '20\u00a0015\u00a0km'],
])('from %j to %j it is about %d metres: %s', (one, other, metres, words) => {
  expect(Math.round(metresBetween(one, other))).toBe(metres);
  expect(metresBetween(other, one)).toBeCloseTo(metresBetween(one, other));
  expect(distanceInWords(metres)).toBe(words);
});

test('the way to a place is asked of an open map', () => {
  expect(directionsHref(at(41.8, -6.75))).toBe(
    'https://www.openstreetmap.org/directions?to=41.8%2C-6.75',
  );
});
