import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { everyCollection } from '../sections/all.ts';
import { changePassword, setDisabled } from './changeStaff.ts';
import { readConfig } from './config.ts';
import { addStaff, listStaff, randomPassword, StaffError } from './staff.ts';
import { openStore, type Store } from './store/store.ts';
import { ownTables } from './tables.ts';

const usage = 'Uso: npm run staff -- add NOME | password NOME | disable NOME | enable NOME | list';

/** One line of standard input; '' when it ends without one. On a terminal nothing is shown. */
async function readLine(question: string): Promise<string> {
  const { stdin, stdout } = process;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (stdin.isTTY) stdout.write(question);
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  try {
    return await new Promise((resolve, reject) => {
      lines.once('line', resolve);
      // Whoever sits at a terminal ends the line with Enter; Ctrl+C and Ctrl+D mean no.
      lines.once('close', () => (stdin.isTTY ? reject(new StaffError('Cancelado.')) : resolve('')));
    });
  } finally {
    lines.close();
    if (stdin.isTTY) stdout.write('\n');
  }
}

/** Asks for a password; an empty line has one made, which is then shown this once. */
async function newPassword(): Promise<{ password: string; shown: string }> {
  const typed = await readLine('Palavra-passe (vazia para criar uma ao acaso): ');
  if (typed === '') {
    const password = randomPassword();
    return { password, shown: `\nPalavra-passe: ${password}` };
  }
  if (process.stdin.isTTY && (await readLine('Repita a palavra-passe: ')) !== typed) {
    throw new StaffError('As palavras-passe não são iguais.');
  }
  return { password: typed, shown: '' };
}

/** What each command does, and the words it ends with; all but `list` are about one account. */
const commands: Record<string, (store: Store, name: string) => Promise<string>> = {
  async add(store, name) {
    const { password, shown } = await newPassword();
    await addStaff(store, name, password);
    return `Conta ${name} criada.${shown}`;
  },
  async password(store, name) {
    const { password, shown } = await newPassword();
    await changePassword(store, name, password);
    return `Palavra-passe de ${name} alterada; as sessões abertas terminaram.${shown}`;
  },
  async disable(store, name) {
    await setDisabled(store, name, true);
    return `Conta ${name} desativada; as sessões abertas terminaram.`;
  },
  async enable(store, name) {
    await setDisabled(store, name, false);
    return `Conta ${name} ativada.`;
  },
  async list(store) {
    const accounts = await listStaff(store);
    if (accounts.length === 0) return 'Ainda não há contas.';
    return accounts
      .map(({ username, createdAt, disabled }) => {
        const since = `desde ${createdAt.slice(0, 10)}`;
        return [username, since, ...(disabled ? ['desativada'] : [])].join('\t');
      })
      .join('\n');
  },
};

async function run([command = '', name = '', ...rest]: string[]): Promise<string> {
  const work = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const named = name !== '';
  if (!work || named === (command === 'list') || rest.length > 0) throw new StaffError(usage);
  const config = readConfig(process.env, process.cwd());
  const store = await openStore(config, [...everyCollection, ...ownTables]);
  try {
    return await work(store, name);
  } finally {
    await store.close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
