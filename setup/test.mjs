// What `npm test` runs: types and lint at the same time as the tests, which leave a core free while
// they wait for a mail server, a clock or a browser.
import { spawn } from 'node:child_process';

/**
 * Runs programs one after the other until one fails; shows their output at once or, if quiet, then.
 * @param {string[]} commands
 * @param {boolean} isQuiet
 */
async function inTurn(commands, isQuiet) {
  for (const command of commands) {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, {
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', 'inherit'],
    });
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code === 0) continue;
    console.error(`${said}\n${command} failed.`);
    return false;
  }
  return true;
}

const passed = await Promise.all([
  inTurn(['tsc --noEmit', 'biome check --error-on-warnings'], true),
  inTurn(['vitest run', 'playwright test'], false),
]);
if (passed.includes(false)) process.exitCode = 1;
else console.info('Types, lint, tests and journeys passed.');
