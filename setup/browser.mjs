import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { installFromDebian, run } from './system.mjs';

/** Chromium without the window around pages: a journey takes a quarter less work. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The whole browser, which alone has the system's notifications. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Gives the path of a Chromium that starts on this machine: CHROMIUM_PATH, one in PATH (the shell
 * first, unless the whole browser is needed) or the one Playwright keeps, in this order.
 * @param {{ whole?: boolean }} [need]
 * @returns {string | undefined}
 */
export function findBrowser({ whole = false } = {}) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH: ${chosen} não arranca.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = whole ? browsers : [...shells, ...browsers];
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return inPath.find(starts) ?? [playwrightsOwn()].find(starts);
}

/**
 * Installs a browser where there is none: Playwright's, else (as root on Debian) the system's.
 * @param {string} root
 * @param {string} node
 */
export function ensureBrowser(root, node) {
  if (findBrowser()) return;

  console.log('A instalar um navegador para os testes…');
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  run(node, [playwright, 'install', '--no-shell', '--no-progress', 'chromium']);
  if (findBrowser()) return;

  installFromDebian('chromium', 'chromium-headless-shell');
  if (findBrowser()) return;
  throw new Error(
    'Os testes precisam de um navegador: instale o Chromium ou o Chrome, ou dê o caminho em CHROMIUM_PATH.',
  );
}

/**
 * A file is not enough: Ubuntu's chromium-browser only asks for a snap, and a download may lack
 * system libraries.
 * @param {string | undefined} path
 * @returns {path is string}
 */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @returns {string | undefined} */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}
