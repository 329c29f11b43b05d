import { escapeMarkup } from '../../language/escapeMarkup.ts';
import { folded } from '../../language/folded.ts';
import { nationalNumber } from '../../language/phoneNumber.ts';

/** The name, address and number in a row; each may be blank. */
export type Identity = { name: string; email: string; phone: string };

/** Replaces a person's name, addresses and numbers. */
export const blanked = '(apagado)';

/** An identity in the form that is compared; a letter's recipient may have its address in angle brackets. */
export function normalIdentity({ name = '', email = '', phone = '' }: Partial<Identity>): Identity {
  const [, address = email] = /<([^<>]*)>\s*$/.exec(email) ?? [];
  return {
    name: name === blanked ? '' : folded(name).replace(/’/g, "'").trim().replace(/\s+/g, ' '),
    email: address.trim().toLowerCase(),
    phone: nationalNumber(phone),
  };
}

/** Reads a typed text as a whole address, a whole number, or else a name; undefined if it is too short. */
export function identityTyped(typed: string): Identity | undefined {
  const text = typed.trim();
  if (text.length < 3) return undefined;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return normalIdentity({ email: text });
  if (/^\+?\d{9,15}$/.test(nationalNumber(text))) return normalIdentity({ phone: text });
  return normalIdentity({ name: text });
}

/** One person, as far as rows tell, and the addresses, numbers and names that nobody else has. */
export type Person<Row> = {
  rows: ReadonlySet<Row>;
  emails: readonly string[];
  phones: readonly string[];
  names: readonly string[];
};

const contactsOf = ({ email, phone }: Identity) => [email, phone].filter((each) => each !== '');

/** Two rows that share one of these are of one person: the same name with the same address or number. */
const tiesOf = (row: Identity) => contactsOf(row).map((contact) => `${row.name}\n${contact}`);

function hasEveryWord({ name }: Identity, words: string): boolean {
  const own = name.split(' ');
  return words.split(' ').every((word) => own.includes(word));
}

function isMeant(row: Identity, identity: Identity): boolean {
  if (identity.name !== '') return hasEveryWord(row, identity.name);
  return identity.email === '' ? row.phone === identity.phone : row.email === identity.email;
}

/** Adds the rows that are tied to these, and those tied to them. */
function withTied<Row extends Identity>(seeds: readonly Row[], all: readonly Row[]): Set<Row> {
  const tied = new Set(seeds);
  const ties = new Set(seeds.flatMap(tiesOf));
  for (let before = -1; before < tied.size; ) {
    before = tied.size;
    for (const row of all) {
      if (tied.has(row) || !tiesOf(row).some((tie) => ties.has(tie))) continue;
      tied.add(row);
      for (const tie of tiesOf(row)) ties.add(tie);
    }
  }
  return tied;
}

/**
 * The people that `asked` means. An address or a number means one person, whatever names stand
 * beside it; a name means as many people as it has unconnected addresses and numbers. Sharing an
 * address does not make two people one: further rows need the same name too.
 */
export function peopleMeant<Row extends Identity>(
  all: readonly Row[],
  identity: Identity,
): Person<Row>[] {
  const whole = all.filter((row) => row.name !== '' && contactsOf(row).length > 0);
  const meant = whole.filter((row) => isMeant(row, identity));
  const groups: Set<Row>[] = [];
  if (identity.name !== '') {
    for (const row of meant) {
      if (!groups.some((group) => group.has(row))) groups.push(withTied([row], whole));
    }
  }
  if (groups.length === 0) groups.push(withTied(meant, whole));
  return groups.map((rows) => {
    const known: Identity[] = [...rows, ...(groups.length === 1 ? [identity] : [])];
    const others = whole.filter((row) => !rows.has(row));
    const called = (by: keyof Identity) => new Set(known.map((row) => row[by]).filter(Boolean));
    const alone = (by: keyof Identity) => {
      const theirs = new Set(others.map((row) => row[by]));
      return [...called(by)].filter((each) => !theirs.has(each));
    };
    const [emails, phones, names] = [called('email'), called('phone'), alone('name')];
    // A single word (a first name, a username) is too little, unless it is what was asked for.
    const isEnough = (name: string) => name.includes(' ') || name === identity.name;
    const isTheirs = (row: Row) =>
      row.name === ''
        ? emails.has(row.email) || phones.has(row.phone)
        : contactsOf(row).length === 0 && names.includes(row.name) && isEnough(row.name);
    const everyRow = new Set([...rows, ...all.filter(isTheirs)]);
    return { rows: everyRow, emails: alone('email'), phones: alone('phone'), names };
  });
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Matches a name with any accents and either kind of apostrophe, in plain text and escaped as in HTML. */
function namePattern(name: string): string {
  const sign = (each: string) => {
    if (each === ' ') return '[\\s_-]+';
    return each === "'" ? "['’]" : `${escaped(each)}\\p{M}*`;
  };
  const ways = new Set([name, escapeMarkup(name)].map((way) => [...way].map(sign).join('')));
  return `(?<![\\p{L}\\p{N}])(?:${[...ways].join('|')})(?![\\p{L}\\p{M}\\p{N}])`;
}

/**
 * Matches a person's addresses, numbers and names inside a text in NFD; undefined if there is
 * nothing to look for. Names of one word are left out: they could be anybody's.
 */
export function mentionsOf({
  emails,
  phones,
  names,
}: Pick<Person<unknown>, 'emails' | 'phones' | 'names'>): RegExp | undefined {
  const patterns = [
    ...emails.map((email) => `(?<![\\w.+-])${escaped(email)}(?![\\w-]|\\.\\w)`),
    ...phones.map((phone) => {
      const digits = [...phone].map(escaped).join('[\\s.-]*');
      return `(?<!\\d)(?:(?:\\+|00)351[\\s.-]*)?${digits}(?!\\d)`;
    }),
    ...names.filter((name) => name.includes(' ')).map(namePattern),
  ];
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'giu') : undefined;
}

/** A text with those matches blanked. */
export function withoutMentions(text: string, mentions: RegExp): string {
  return text.normalize('NFD').replace(mentions, blanked).normalize('NFC');
}

/** The words around the first match, or '' if there is none. */
export function aroundMention(text: string, mentions: RegExp, around = 80): string {
  const plain = text.normalize('NFD');
  const at = plain.search(mentions);
  if (at < 0) return '';
  const [from, to] = [Math.max(0, at - around), at + 2 * around];
  const cut = plain.slice(from, to).normalize('NFC').trim();
  return `${from > 0 ? '… ' : ''}${cut}${to < plain.length ? ' …' : ''}`;
}
