import { expect, test } from 'vitest';
import { contornoText, readContorno } from './contorno.ts';

const ring = [
  [-7.9, 41.7],
  [-7.8, 41.7],
  [-7.8, 41.8],
  [-7.9, 41.7],
];
const turned = ring.map(([lon, lat]) => [lat, lon]);
const polygon = { type: 'Polygon', coordinates: [ring] };
const circle = (points: number) =>
  Array.from({ length: points }, (_, at) => {
    const turn = (2 * Math.PI * at) / points;
    return [-7.8 + Math.cos(turn) / 20, 41.8 + Math.sin(turn) / 20];
  });

test.each([
  ['a polygon', polygon, [turned]],
  ['several', { type: 'MultiPolygon', coordinates: [[ring], [ring]] }, [turned, turned]],
  ['a line', { type: 'LineString', coordinates: ring }, [turned]],
  [
    'a file as maps write it',
    {
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } },
      features: [
        { type: 'Feature', properties: { id: 7, box: [1, 2, 3, 4] }, geometry: polygon },
        { type: 'Feature', properties: null, geometry: null },
      ],
    },
    [turned],
  ],
  ['heights', { coordinates: [ring.map((point) => [...point, 920])] }, [turned]],
])('an outline is read from %s', (_what, json, rings) => {
  expect(readContorno(JSON.stringify(json))).toEqual(rings);
  expect(readContorno(contornoText(readContorno(JSON.stringify(json)) ?? []))).toEqual(rings);
});

test.each([
  '',
  'Serra',
  '<kml/>',
  '{"type":"Polygon"',
  'null',
  '[]',
  '[1,2,3]',
  '{"coordinates":[[-7.9,41.7],[-7.8,41.7]]}',
  '{"coordinates":[["a","b"],["c","d"],["e","f"]]}',
  '{"coordinates":[[1,null],[1,2],[3,"x"]]}',
  // Metres of the national grid, as in the official files.
  '{"coordinates":[[21345.1,254321.2],[21346.1,254321.2],[21347.1,254322.2]]}',
  `${'['.repeat(90_000)}${']'.repeat(90_000)}`,
])('%.40s is none', (text) => {
  expect(readContorno(text)).toBeUndefined();
});

test('one of many points is kept as one of few, and stays as it is then', () => {
  const kept = readContorno(JSON.stringify({ type: 'LineString', coordinates: circle(9_999) }));
  expect(kept?.[0]?.length).toBe(1_000);
  expect(readContorno(contornoText(kept ?? []))).toEqual(kept);
});
