import { hash, randomBytes } from 'node:crypto';
import { lisbonDay } from '../../language/calendar.ts';
import { minute } from '../../language/durations.ts';
import { type Kind, others } from './visitas.ts';

/** A request that was answered, by the program or by a web server in front of it. */
export type Answered = {
  method: string;
  /** Path and query, as they were asked for. */
  url: string;
  status: number;
  address: string;
  agent: string;
  referrer: string;
  /** The header `sec-fetch-mode`, if there is one: `navigate` for a page that is shown, by a service worker too. */
  mode: string;
  /** Whether it is a private page, whose address holds a secret. */
  isPrivate: boolean;
  /** Whether a session came with it. */
  isStaff: boolean;
};

/** How often something was counted on a day; `nome` is '' where there is nothing to name. */
export type Sum = { dia: string; tipo: Kind; nome: string; vezes: number };

/** How many names of a kind, and how many visitors, are told apart in a day: invented ones must not fill memory. */
const mostNames: Record<Kind, number> = { visita: 1, pagina: 3_000, origem: 300, pesquisa: 200 };
const mostVisitors = 250_000;

/** Longer names are cut. */
const longest = 200;

/** Browsers begin with Mozilla; robots that do so too add a name or a link. CUBOT is a maker of phones. */
const isPerson = (agent: string) =>
  /^Mozilla\/5/.test(agent) &&
  !/(?<!cu)bot|crawl|spider|slurp|preview|monitor|scan|headless|lighthouse|externalhit|archive|compatible;|https?:/i.test(
    agent,
  );

/** Whether an address is that of a page, not of a file, a call or a picture. */
export const isPage = (url: string) => /^\/(?!(?:api|f|assets)\/|saude\b)[^.?]*(?:\?|$)/.test(url);

const isOffice = (path: string) => /^\/(?:backoffice|login|recuperar)(?:\/|$)/i.test(path);

/** The network of an address: a connection has one IPv4 address, but any number of IPv6 ones in its /64 prefix. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [before = [], after = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** The host name of the site that a visitor came from; '' for none, and for IP addresses. */
function hostOf(referrer: string): string {
  const host = URL.parse(referrer)?.hostname.replace(/^www\./, '') ?? '';
  return /\.[a-z][a-z0-9-]+$/.test(host) ? host.slice(0, longest) : '';
}

/** The words of a search; '' if they are too long, or may hold an e-mail address or a phone number. */
function wordsIn(query: string): string {
  const words = (new URLSearchParams(query).get('q') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const mayName = /@|\d(?:[ .-]?\d){4}/.test(words);
  return mayName || words.length > 60 ? '' : words.toLowerCase();
}

/**
 * Counts visits without storing anything on a visitor's device. Visitors are known only in memory,
 * as a hash with a secret salt that changes every day; only sums leave this function.
 */
export function visitCounter({ siteUrl, now }: { siteUrl: string; now(): Date }) {
  const ownHost = hostOf(siteUrl);
  let today = '';
  let salt = '';
  let nextLook = 0;
  const visitors = new Set<number>();
  const staff = new Set<number>();
  const names = new Map<string, Set<string>>();
  let sums = new Map<string, Sum>();

  /** Forgets everybody at midnight. */
  function turnDay(): void {
    const at = now().getTime();
    if (at < nextLook) return;
    // Days begin at a full minute, so looking once a minute is enough.
    nextLook = at - (at % minute) + minute;
    const day = lisbonDay(new Date(at));
    if (day === today) return;
    today = day;
    salt = randomBytes(32).toString('base64');
    for (const known of [visitors, staff, names]) known.clear();
  }

  function add(sum: Sum): void {
    const key = `${sum.dia} ${sum.tipo} ${sum.nome}`;
    const known = sums.get(key);
    if (known) known.vezes += sum.vezes;
    else sums.set(key, { ...sum });
  }

  function count(tipo: Kind, name: string): void {
    const known = names.get(tipo) ?? new Set();
    names.set(tipo, known);
    const nome = known.has(name) || known.size < mostNames[tipo] ? name : others;
    known.add(nome);
    add({ dia: today, tipo, nome, vezes: 1 });
  }

  function note(answered: Answered): void {
    const { method, url, status, address, agent, referrer, mode, isPrivate, isStaff } = answered;
    const at = url.indexOf('?');
    const path = (at < 0 ? url : url.slice(0, at)).replace(/(?<=.)\/+$/, '');
    const isOfStaff = isStaff || isOffice(path);
    const isLooked = mode === '' || mode === 'navigate';
    const isSeen =
      method === 'GET' && (status === 200 || status === 304) && isLooked && isPage(url);
    if ((!isOfStaff && !isSeen) || !isPerson(agent)) return;
    turnDay();
    const visitor = Number.parseInt(
      hash('sha256', `${salt} ${networkOf(address)} ${agent}`).slice(0, 12),
      16,
    );
    if (isOfStaff && staff.size < mostVisitors) staff.add(visitor);
    if (isOfStaff || staff.has(visitor)) return;
    const [, first = ''] = path.split('/');
    count('pagina', (isPrivate ? `/${first.toLowerCase()}/…` : path).slice(0, longest));
    const words = path === '/pesquisa' ? wordsIn(url.slice(at)) : '';
    if (words !== '') count('pesquisa', words);
    if (visitors.has(visitor) || visitors.size >= mostVisitors) return;
    visitors.add(visitor);
    count('visita', '');
    const host = hostOf(referrer);
    count('origem', host === ownHost ? '' : host);
  }

  /** Returns what was counted since the last call; `giveBack` takes what could not be written. */
  function take(): Sum[] {
    const taken = [...sums.values()];
    sums = new Map();
    return taken;
  }

  return { note, take, giveBack: (taken: readonly Sum[]) => taken.forEach(add) };
}
