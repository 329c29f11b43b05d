import { unpacked } from '../mailServer.ts';
import { addresses } from './addresses.ts';

type Letter = { to: string[]; raw: string };

/** The letters an address received so far, their text unpacked. */
export async function lettersTo(address: string): Promise<string[]> {
  const all = (await (await fetch(addresses.letters)).json()) as Letter[];
  return all.filter(({ to }) => to.includes(address)).map(({ raw }) => unpacked(raw));
}

/** The path of a visitor's private booking page, read from their letter. */
export function ownPageIn(letter = ''): string {
  return /https?:\/\/localhost:\d+(\/inscricao\/[\w-]+)/.exec(letter)?.[1] ?? '';
}
