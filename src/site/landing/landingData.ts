import { isAhead } from '../../fields/calendar.ts';
import type { Fotos } from '../../fields/photo.ts';
import { excerpt } from '../../fields/plainText.ts';
import type { Item } from '../../sections/all.ts';
import { signUpState } from '../../sections/signUp.ts';
import { readMany } from '../page.ts';
import type { Reader } from '../reader.ts';
import { kilometres } from './distance.ts';

/** How many stories, and how many rows of the directory, the landing page tells before it links on. */
const stories = 3;
const moreStories = 12;
const rows = 6;

type Text = { text: string };
export type PlaceCard = Pick<
  Item<'pontosInteresse'>,
  'identifier' | 'name' | 'local' | 'mainPhoto'
> &
  Text;
export type NearbyCard = PlaceCard & { km: number | null };
export type Story = Pick<Item<'essencias'>, 'identifier' | 'title' | 'mainPhoto'> & Text;
export type EventCard = Pick<
  Item<'noticiasEventos'>,
  'identifier' | 'title' | 'mainPhoto' | 'startDate' | 'startTime' | 'endDate' | 'location'
> &
  Text & { signUp: 'closed' | 'open' | 'full'; past: boolean };
export type NewsCard = Pick<
  Item<'noticiasEventos'>,
  'identifier' | 'title' | 'mainPhoto' | 'type' | 'insertionDate'
> &
  Text;
export type DirectoryRow = Pick<
  Item<'alojamentos'>,
  'identifier' | 'name' | 'local' | 'mainPhoto' | 'phoneContacts'
> & { type: string };
export type Person = Pick<Item<'pessoas'>, '_id' | 'name' | 'position' | 'photo'>;
export type Notice = Pick<Item<'avisos'>, '_id' | 'title' | 'type' | 'smallDescription' | 'date'>;
export type UsefulContact = Pick<
  Item<'contactos'>,
  'identifier' | 'name' | 'phoneNumber' | 'email'
>;

/** What the landing page shows, and no more: the page carries it to the browser. */
export type LandingData = {
  pontosInteresse: PlaceCard[];
  essencias: Story[];
  /** Essences beyond the stories that are told. */
  moreEssencias: Pick<Story, 'identifier' | 'title'>[];
  aquiPerto: NearbyCard[];
  eventos: EventCard[];
  noticias: NewsCard[];
  alojamentos: DirectoryRow[];
  restaurantes: DirectoryRow[];
  lojas: DirectoryRow[];
  executivo: Person[];
  avisos: Notice[];
  contactos: UsefulContact[];
  fotos: Fotos;
};

const place = ({ identifier, name, local, mainPhoto, description }: Item<'pontosInteresse'>) => ({
  identifier,
  name,
  local,
  mainPhoto,
  text: excerpt(description, 500),
});

function row(
  item: Pick<Item<'lojas'>, 'identifier' | 'name' | 'local' | 'mainPhoto' | 'phoneContacts'> & {
    type?: string;
  },
): DirectoryRow {
  const { identifier, name, local, mainPhoto, phoneContacts, type = '' } = item;
  return { identifier, name, local, mainPhoto, phoneContacts, type };
}

function event(evento: Item<'noticiasEventos'>, now: Date): EventCard {
  const { identifier, title, mainPhoto, startDate, startTime, location } = evento;
  const { endDate, endTime } = evento;
  return {
    identifier,
    title,
    mainPhoto,
    startDate,
    startTime,
    endDate,
    location,
    text: excerpt(evento.description, 80),
    signUp: signUpState(evento, now),
    past: !isAhead(endDate || startDate, endTime, now),
  };
}

/** Nearest first; those that do not say how far they are come last. */
function byDistance(one: NearbyCard, other: NearbyCard): number {
  return (one.km ?? Number.POSITIVE_INFINITY) - (other.km ?? Number.POSITIVE_INFINITY) || 0;
}

/** Reads everything the landing page shows, at once. */
export async function loadLanding(read: Reader, now = new Date()): Promise<LandingData> {
  const answers = await Promise.all([
    readMany(read, '/api/pontosInteresse?type=PONTO_INTERESSE&limit=4'),
    readMany(read, '/api/pontosInteresse?type=AQUI_PERTO&limit=4'),
    readMany(read, `/api/essencias?limit=${stories + moreStories}`),
    readMany(read, '/api/noticiasEventos?type=EVENTO&limit=2'),
    readMany(read, '/api/noticiasEventos?type=NOTICIA,PROJETO&limit=3'),
    readMany(read, `/api/alojamentos?limit=${rows}`),
    readMany(read, `/api/restaurantes?limit=${rows}`),
    readMany(read, `/api/lojas?limit=${rows}`),
    readMany(read, '/api/pessoas?isExecutivo=true&isActive=true&limit=24'),
    readMany(read, '/api/avisos?frontPage=true'),
    readMany(read, '/api/contactos?frontPage=true&limit=24'),
  ]);
  // One that is missing leaves the others standing; without any there is no page.
  if (answers.every(({ failed }) => failed)) throw answers[0].failed;
  const [
    places,
    nearby,
    essences,
    events,
    news,
    lodgings,
    restaurants,
    shops,
    people,
    notices,
    contacts,
  ] = answers;
  const data = {
    pontosInteresse: places.items.map(place),
    essencias: essences.items.slice(0, stories).map((essencia) => ({
      identifier: essencia.identifier,
      title: essencia.title,
      mainPhoto: essencia.mainPhoto,
      text: excerpt(essencia.description, 320),
    })),
    moreEssencias: essences.items
      .slice(stories)
      .map(({ identifier, title }) => ({ identifier, title })),
    aquiPerto: nearby.items
      .map((item) => ({ ...place(item), km: kilometres(item.local) }))
      .sort(byDistance),
    eventos: events.items.map((evento) => event(evento, now)),
    noticias: news.items.map((noticia) => ({
      identifier: noticia.identifier,
      title: noticia.title,
      mainPhoto: noticia.mainPhoto,
      type: noticia.type,
      insertionDate: noticia.insertionDate,
      text: excerpt(noticia.description, 250),
    })),
    alojamentos: lodgings.items.map(row),
    restaurantes: restaurants.items.map(row),
    lojas: shops.items.map(row),
    executivo: people.items.map(({ _id, name, position, photo }) => ({
      _id,
      name,
      position,
      photo,
    })),
    avisos: notices.items.map(({ _id, title, type, smallDescription, date }) => ({
      _id,
      title,
      type,
      smallDescription,
      date,
    })),
    contactos: contacts.items.map(({ identifier, name, phoneNumber, email }) => ({
      identifier,
      name,
      phoneNumber,
      email,
    })),
  };
  const known: Fotos = Object.assign(
    {},
    ...[places, nearby, essences, events, news, lodgings, restaurants, shops, people].map(
      ({ fotos }) => fotos,
    ),
  );
  return { ...data, fotos: onlyShown(known, data) };
}

/** The facts of the photos that are shown: records also name galleries, which stand on their own pages. */
function onlyShown(known: Fotos, data: Omit<LandingData, 'fotos'>): Fotos {
  const shown = new Set<string>();
  for (const items of Object.values(data)) {
    for (const item of items) {
      if ('mainPhoto' in item) shown.add(item.mainPhoto);
      if ('photo' in item) shown.add(item.photo);
    }
  }
  return Object.fromEntries(Object.entries(known).filter(([path]) => shown.has(path)));
}
