import { refusal } from '../../calls/refusal.ts';
import type { Fields } from '../../fields/field.ts';
import { messages } from '../../language/messages.ts';
import { batchesOf } from '../store/batchesOf.ts';
import { fromColumns } from '../store/columns.ts';
import { readDefinicoes } from '../store/definicoes.ts';
import type { Store } from '../store/store.ts';
import type { Row } from '../store/table.ts';
import { aroundMention, type Identity, mentionsOf, normalIdentity, peopleMeant } from './person.ts';
import type { Described, PeopleContext, PersonalData } from './personalData.ts';

type AnyRow = Row<Fields> & Record<string, unknown>;

/** Whose a row is: in the form that is compared, and as it is written. */
type Owned = Identity & { holding: PersonalData; _id: string; written: Identity };

/** The rows of one table that are the person's own, and those that only name them. */
export type Found = { holding: PersonalData; own: AnyRow[]; naming: AnyRow[] };

/** The person who was asked for, as far as anything is held of them. */
type FoundPerson = {
  /** The names, addresses and numbers found; if several people are meant, one identity of each. */
  people: Identity[];
  /** Whether one person is meant, by a whole name, address or number. */
  isOne: boolean;
  /** Whether any row is their own: words in a text alone may be about anything. */
  isKnown: boolean;
  found: Found[];
  mentions: RegExp | undefined;
};

/** The council's own addresses and numbers are no person's, even where they were typed for somebody. */
async function councilContacts({ store, config }: PeopleContext): Promise<Set<string>> {
  const { email, phones } = await readDefinicoes(store);
  const contacts = [
    ...[email, config.mailTo ?? ''].map((each) => normalIdentity({ email: each }).email),
    ...phones.map((phone) => normalIdentity({ phone }).phone),
  ];
  return new Set(contacts.filter((each) => each !== ''));
}

async function everyOwner(
  { store, holdings }: PeopleContext,
  ofCouncil: ReadonlySet<string>,
): Promise<Owned[]> {
  const owned: Owned[] = [];
  for (const holding of holdings) {
    const { table, who } = holding;
    if (!who) continue;
    for (const row of await store.list(table, { fields: who.fields })) {
      const written = { name: '', email: '', phone: '', ...who.of(row) };
      const { name, ...contacts } = normalIdentity(written);
      const email = ofCouncil.has(contacts.email) ? '' : contacts.email;
      const phone = ofCouncil.has(contacts.phone) ? '' : contacts.phone;
      if (name + email + phone === '') continue;
      owned.push({ holding, _id: row._id, written, name, email, phone });
    }
  }
  return owned;
}

/** The texts of a row, by field, except those that say whose it is. */
export function textsIn({ table, who }: PersonalData, row: AnyRow): [name: string, text: string][] {
  return Object.keys(table.fields)
    .filter((name) => !who?.fields.includes(name))
    .map((name) => [name, row[name]] as const)
    .filter(([, value]) => typeof value === 'string' || Array.isArray(value))
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
}

/** The person's own rows, then those that belong to one of them. */
async function ownRows(
  { store, holdings }: PeopleContext,
  mine: readonly Owned[],
  all: readonly Owned[],
) {
  const ids = Map.groupBy(mine, ({ holding }) => holding);
  const found = new Map<PersonalData, AnyRow[]>();
  const keys = new Set(mine.map(({ _id }) => _id));
  for (const [holding, owned] of ids) {
    const { table, key } = holding;
    const where = { _id: owned.map(({ _id }) => _id) };
    const rows = (await store.list(table, { where })) as AnyRow[];
    found.set(holding, rows);
    if (key) for (const row of rows) keys.add(String(row[key]));
  }
  const others = new Set(all.map(({ _id }) => _id).filter((_id) => !keys.has(_id)));
  for (const holding of holdings) {
    const { table, belongsTo } = holding;
    if (!belongsTo) continue;
    const belonging = (await store.list(table, { where: { [belongsTo]: [...keys] } })) as AnyRow[];
    const has = new Set(belonging.map(({ _id }) => _id));
    // Letters about somebody else's rows stay theirs, even if both share an address.
    const further = (found.get(holding) ?? []).filter(
      (row) => !has.has(row._id) && !others.has(String(row[belongsTo])),
    );
    found.set(holding, [...belonging, ...further]);
  }
  return found;
}

async function namingRows(store: Store, holding: PersonalData, own: AnyRow[], mentions: RegExp) {
  const mine = new Set(own.map(({ _id }) => _id));
  const naming: AnyRow[] = [];
  for await (const batch of batchesOf(store.db, holding.table, { most: 200 })) {
    const rows = batch.map((row) => fromColumns(holding.table, row) as AnyRow);
    const named = rows.filter(
      (row) =>
        !mine.has(row._id) &&
        !holding.isPrivate?.(row) &&
        textsIn(holding, row).some(([, text]) => aroundMention(text, mentions) !== ''),
    );
    naming.push(...named);
  }
  return naming;
}

/** Finds all that is held of the person that `asked` means. */
export async function findPerson(context: PeopleContext, identity: Identity): Promise<FoundPerson> {
  const { store } = context;
  const ofCouncil = await councilContacts(context);
  if (ofCouncil.has(identity.email) || ofCouncil.has(identity.phone)) {
    throw refusal(422, 'q', messages.councilsOwn);
  }
  const all = await everyOwner(context, ofCouncil);
  const several = peopleMeant(all, identity);
  const [person] = several;
  const mine = [...(person?.rows ?? [])];
  const isCalled = ({ name }: Identity) => name === identity.name;
  const isWhole = identity.name === '' || mine.length === 0 || mine.some(isCalled);
  if (!person || several.length > 1 || !isWhole) {
    const people = several.flatMap(({ rows }) => distinct([...rows]).slice(0, 1));
    return { people, isOne: false, isKnown: true, found: [], mentions: undefined };
  }
  const mentions = mentionsOf(person);
  const own = await ownRows(context, mine, all);
  const found: Found[] = [];
  for (const holding of context.holdings) {
    const rows = own.get(holding) ?? [];
    const isScanned = mentions && holding.mentions;
    const naming = isScanned ? await namingRows(store, holding, rows, mentions) : [];
    if (rows.length + naming.length > 0) found.push({ holding, own: rows, naming });
  }
  return { people: distinct(mine), isOne: true, isKnown: mine.length > 0, found, mentions };
}

/** The different identities of a person, each once; without a name only if no row has one. */
function distinct(owned: readonly Owned[]): Identity[] {
  const named = owned.filter(({ name, email, phone }) => name !== '' && email + phone !== '');
  const ways = (named.length > 0 ? named : owned).map(
    ({ name, email, phone, written }) => [`${name}\n${email}\n${phone}`, written] as const,
  );
  return [...new Map(ways).values()];
}

/** The rows of one table, in words. */
async function rowsInWords(
  context: PeopleContext,
  { holding, own, naming }: Found,
  mentions?: RegExp,
) {
  const { table, describe, stays, mentions: become, called, link } = holding;
  const ownInWords = describe ? await describe(context, own) : [];
  const mine = ownInWords.map((each, index): Described => {
    const stay = own[index] && stays?.(own[index]);
    return stay ? { ...each, fica: stay } : each;
  });
  const named = naming.map((row): Described => {
    const texts = textsIn(holding, row).flatMap(([name, text]) => {
      const valor = mentions ? aroundMention(text, mentions) : '';
      return valor === '' ? [] : [{ nome: table.fields[name]?.label ?? name, valor }];
    });
    const fica = stays?.(row) || (typeof become === 'object' ? become.stay : '');
    return {
      titulo: called?.(row) || 'Nomeada num texto que não é seu',
      factos: texts,
      ...(link && { link: link(row) }),
      ...(fica && { fica }),
    };
  });
  return [...mine, ...named];
}

/** All that was found, in words, under the headings that staff and the person read. */
export async function tellPerson(
  context: PeopleContext,
  { found, mentions }: FoundPerson,
): Promise<{ titulo: string; registos: Described[] }[]> {
  const parts = new Map<string, Described[]>();
  for (const each of found) {
    const { title } = each.holding;
    const rows = await rowsInWords(context, each, mentions);
    if (rows.length > 0) parts.set(title, [...(parts.get(title) ?? []), ...rows]);
  }
  return [...parts].map(([titulo, registos]) => ({ titulo, registos }));
}
