import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { folded } from '../language/folded.ts';
import { type Profile, profiles } from '../sections/abilities.ts';
import { changeAccount, resetPassword } from '../server/staff/changeStaff.ts';
import { removeFactors } from '../server/staff/secondFactor.ts';
import { addStaff, listStaff } from '../server/staff/staff.ts';
import { theCommandLine } from '../server/store/atividade.ts';
import type { Store } from '../server/store/store.ts';
import { CommandError, runCommand, usageOf, withStore } from './command.ts';

const usage = usageOf(
  'staff',
  'add NOME PERFIL | password NOME | disable NOME | enable NOME | admin NOME | factor NOME | list',
);

const actor = { who: theCommandLine, now: new Date() };

/** One line of standard input; '' when it ends without one. A terminal does not show what is typed. */
async function readLine(question: string): Promise<string> {
  const { stdin, stdout } = process;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (stdin.isTTY) stdout.write(question);
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  try {
    return await new Promise((resolve, reject) => {
      lines.once('line', resolve);
      // At a terminal Enter ends the line; closing without it (Ctrl+C, Ctrl+D) cancels.
      lines.once('close', () =>
        stdin.isTTY ? reject(new CommandError('Cancelado.')) : resolve(''),
      );
    });
  } finally {
    lines.close();
    if (stdin.isTTY) stdout.write('\n');
  }
}

/** Asks for a password; undefined for an empty line, which has one generated. */
async function chosenPassword(): Promise<string | undefined> {
  const typed = await readLine('Palavra-passe (vazia para criar uma ao acaso): ');
  if (typed === '') return undefined;
  if (process.stdin.isTTY && (await readLine('Repita a palavra-passe: ')) !== typed) {
    throw new CommandError('As palavras-passe não são iguais.');
  }
  return typed;
}

/** What to print about a new password: the password itself if it was generated, and that it must be changed. */
function passwordNote(chosen: string | undefined, password: string, isFirst = false): string {
  const advice = isFirst ? '' : '\nQuem a usar terá de a trocar por uma sua quando entrar.';
  return `${chosen === undefined ? `\nPalavra-passe: ${password}` : ''}${advice}`;
}

/** The profile of this name, however it is typed: a terminal may have no accents. */
function profileNamed(typed: string): Profile {
  const names = Object.keys(profiles) as Profile[];
  const found = names.find((name) => folded(name) === folded(typed));
  if (!found) throw new CommandError(`PERFIL é um destes: ${names.join(', ')}.`);
  return found;
}

/** The commands, each returning what to print; all but `list` are about one account. */
const commands: Record<string, (store: Store, name: string, more: string) => Promise<string>> = {
  async add(store, username, job) {
    const perfil = profileNamed(job);
    const chosen = await chosenPassword();
    const given = { username, password: chosen, perfil };
    const { account, password } = await addStaff(store, given, actor);
    // The first account keeps its password.
    return `Conta ${username} criada, de ${perfil}.${passwordNote(chosen, password, !account.mudarPassword)}`;
  },
  async password(store, username) {
    const chosen = await chosenPassword();
    const password = await resetPassword(store, { username }, chosen, actor);
    return `Palavra-passe de ${username} alterada; as sessões abertas terminaram.${passwordNote(chosen, password)}`;
  },
  async disable(store, username) {
    await changeAccount(store, { username }, { disabled: true }, actor);
    return `Conta ${username} desativada; as sessões abertas terminaram.`;
  },
  async enable(store, username) {
    await changeAccount(store, { username }, { disabled: false }, actor);
    return `Conta ${username} ativada.`;
  },
  async admin(store, username) {
    await changeAccount(store, { username }, { isAdmin: true }, actor);
    return `A conta ${username} é agora de administrador.`;
  },
  async factor(store, username) {
    await removeFactors(store, { username }, actor);
    return `A conta ${username} já não tem verificação em dois passos; as sessões abertas terminaram.`;
  },
  async list(store) {
    const accounts = await listStaff(store);
    if (accounts.length === 0) return 'Ainda não há contas.';
    return accounts
      .map(({ username, createdAt, isAdmin, disabled, segundoFator }) => {
        const since = `desde ${createdAt.slice(0, 10)}`;
        const marks = [
          isAdmin && 'administrador',
          segundoFator && 'dois passos',
          disabled && 'desativada',
        ].filter(Boolean);
        return [username, since, ...marks].join('\t');
      })
      .join('\n');
  },
};

/** How many words follow a command. */
const wordsAfter = (command: string) => ({ list: 0, add: 2 })[command] ?? 1;

await runCommand({ usage }, async ([command = '', ...words]) => {
  const work = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const [name = '', more = ''] = words;
  const isWhole = words.length === wordsAfter(command) && !words.includes('');
  if (!work || !isWhole) throw new CommandError(usage);
  return withStore((store) => work(store, name, more));
});
