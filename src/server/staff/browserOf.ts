/** How browsers name themselves, the most specific first: most of them claim to be several. */
const browsers = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPad\b/, 'no iPad'],
  [/\biPhone\b/, 'no iPhone'],
  [/\bAndroid\b/, 'no Android'],
  [/\bWindows\b/, 'no Windows'],
  [/\bMacintosh\b/, 'no Mac'],
  [/\bCrOS\b/, 'no Chromebook'],
  [/\bLinux\b/, 'no Linux'],
] as const;

/** The browser and the system that a user agent names, in words: `Firefox no Windows`. */
export function browserOf(userAgent = ''): string {
  const named = (names: typeof browsers | typeof systems) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(browsers) ?? 'Navegador desconhecido', named(systems)].filter(Boolean).join(' ');
}
