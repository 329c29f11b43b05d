import { defineConfig } from '@playwright/test';
import { findBrowser } from './setup/browser.mjs';
import { atOnce } from './tests/atOnce.ts';
import { addresses, villagePort } from './tests/e2e/addresses.ts';
import { onAPhone } from './tests/e2e/devices.ts';
import { isNight } from './tests/night.ts';

const executablePath = findBrowser();

// The night has what takes long and seldom breaks (how a page moves, what it weighs), and every second device.
const everyScreen = 'tests/e2e/screens.spec.ts';
const atADesk = { viewport: { width: 1440, height: 900 } };

/** A person's journeys, in a real browser, over the demo village and over an empty one. */
export default defineConfig({
  // A feature's journeys stand in its folder, and the back-office's tests of what only a browser can run.
  testMatch: ['tests/e2e/*.spec.ts', 'src/{backoffice,features}/*/*.spec.ts'],
  fullyParallel: true,
  // Two more than the cores of a small machine: a journey waits about as long as it works.
  workers: 4,
  forbidOnly: true,
  // A browser on a busy machine may stumble; what fails three times is broken, and a stumble is still reported.
  retries: 2,
  reporter: 'line',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: addresses.village,
    // A proxy of this very machine has a certificate that nobody vouches for.
    ignoreHTTPSErrors: process.env.E2E_VILLAGE !== undefined,
    // What a browser keeps of one journey is not for the next.
    serviceWorkers: 'block',
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    // What moves is drawn sixty times a second; journeys that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a language of the system, a browser cannot name a file with an accent.
      env: { ...(process.env as Record<string, string>), LANG: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page of a journey is gone before optimised code has paid for itself.
        '--js-flags=--no-turbofan --no-maglev --always-sparkplug',
        // Nothing is asked of other machines; whoever looks at the map answers its tiles.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    // What is otherwise on a phone, or used there most; every screen is looked at in its width anyway.
    { name: 'phone', grep: /@phone/, grepInvert: isNight ? [] : /@prove/, use: onAPhone },
    // The one journey through every screen is by far the longest: begun last, it would go on alone.
    { name: 'screens', testMatch: everyScreen, use: atADesk },
    {
      name: 'desktop',
      testIgnore: everyScreen,
      grepInvert: isNight ? [] : [/@prove/, /@phone/],
      use: atADesk,
    },
  ],
  webServer: {
    command: 'node --enable-source-maps tests/e2e/serve.ts',
    env: { PATH: atOnce },
    url: `http://localhost:${villagePort}/saude`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
