import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { mostPassword } from '../../fields/password.ts';
import { messages } from '../../language/messages.ts';
import { leastPassword } from '../../sections/contas.ts';
import { readDefinicoes } from '../store/definicoes.ts';
import type { Store } from '../store/store.ts';

/** For Argon2id, the library's default, at the cost that OWASP advises. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Nobody's password: checking against it takes as long as against a real one, and fails. */
const nobodysHash = [
  '$argon2id$v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  Buffer.alloc(16).toString('base64').replaceAll('=', ''),
  Buffer.alloc(32).toString('base64').replaceAll('=', ''),
].join('$');

/** The same letters can be typed as different bytes, depending on the keyboard. */
function normalPassword(password: string): string {
  return password.normalize();
}

/** The hash that is stored of a password. */
export function passwordHashOf(password: string): Promise<string> {
  return hash(normalPassword(password), cost);
}

/** Whether this is the password of a hash; without a hash it takes as long, and is wrong. */
export function isPassword(password: string, passwordHash = nobodysHash): Promise<boolean> {
  return verify(passwordHash, normalPassword(password));
}

/** Four groups of letters and digits that cannot be mistaken for one another: 79 bits. */
export function randomPassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
  const sign = () => signs[randomInt(signs.length)];
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, sign).join('')).join('-');
}

/** Letters and digits alone, without accents, in lower case. */
function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Words likely in a Portuguese office that the common list, which is mostly English, does not have;
 * alone or joined, with any digits.
 */
const triedHere = `
  palavrapasse palavrachave senha codigo segredo acesso entrar entrada bemvindo mudar trocar
  administrador utilizador secretaria secretario presidente tesoureiro funcionario
  aldeia junta freguesia assembleia executivo autarquia camara municipal municipio concelho vila
  site portugal lisboa porto braga coimbra benfica sporting aguia leao dragao
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  primavera verao outono inverno natal pascoa
  maria ana joao jose antonio manuel francisco pedro paulo carlos luis rui tiago diogo miguel ines
  rita sofia teresa fatima rosa amor meu minha familia filho filha mae pai avo coracao saudade deus
  jesus nossa senhora e de da do das dos o a`.match(/\w+/g) as string[];

/** The words of names, each and together: anybody who knows the village would try them. */
function wordsOfNames(names: readonly string[]): string[] {
  return names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}\p{M}]+/u)])
    .map(lettersOf)
    .filter(({ length }) => length > 2);
}

function lettersOf(text: string): string {
  return lettersAndDigits(text).replace(/\p{N}/gu, '');
}

/** Whether a text consists of these words only, in any order and with any digits among them. */
function isMadeOf(words: readonly string[], text: string): boolean {
  const letters = lettersOf(text);
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return letters !== '' && letters.replace(new RegExp(longestFirst.join('|'), 'gu'), '') === '';
}

/** A text, and the same without the digits that people put around a word. */
function coresOf(text: string): string[] {
  const plain = lettersAndDigits(text);
  return [plain, plain.replace(/^\p{N}+|\p{N}+$/gu, '')].filter((core) => core !== '');
}

/** Whether a text has very few different characters, or only consecutive ones, like 1234567890. */
function isMonotonous(text: string): boolean {
  const signs = [...lettersAndDigits(text)];
  const steps = signs.slice(1).map((sign, at) => {
    const step = (sign.codePointAt(0) ?? 0) - (signs[at]?.codePointAt(0) ?? 0);
    return /\d/.test(sign) ? (step + 10) % 10 : step;
  });
  return new Set(signs).size < 5 || new Set(steps).size === 1;
}

async function isCommon(password: string, names: readonly string[]): Promise<boolean> {
  if (isMadeOf([...triedHere, ...wordsOfNames(names)], password)) return true;
  // Loaded on use, since few requests choose a password.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common: readonly string[] = dictionary['passwords-common'];
  return [password.toLowerCase(), ...coresOf(password)].some((each) => common.includes(each));
}

/** What is wrong with a password that somebody chose for an account, if anything is. */
export async function passwordFault(
  store: Store,
  password: string,
  { username, passwordHash }: { username: string; passwordHash?: string },
): Promise<string | undefined> {
  const { length } = [...password];
  if (length < leastPassword) return messages.shortPassword(leastPassword);
  if (length > mostPassword) return messages.tooLong(mostPassword);
  const { villageName, councilName } = await readDefinicoes(store);
  const names = [username, villageName, councilName];
  const cores = names.flatMap(coresOf);
  const isName = (core: string) =>
    cores.some((name) => name === core || (name.length > 2 && core.replaceAll(name, '') === ''));
  if (coresOf(password).some(isName)) return messages.namePassword;
  if (isMonotonous(password) || (await isCommon(password, names))) return messages.commonPassword;
  // Neither is the present one with spaces around it a new one.
  const isSame = passwordHash !== undefined && (await isPassword(password.trim(), passwordHash));
  return isSame ? messages.samePassword : undefined;
}
