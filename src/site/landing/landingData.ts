import { isAhead } from '../../fields/calendar.ts';
import type { Fotos } from '../../fields/photo.ts';
import { excerpt } from '../../fields/plainText.ts';
import type { RecordIn } from '../../sections/all.ts';
import { signUpState } from '../../sections/signUp.ts';
import { type Card, cardsOf } from '../cards.ts';
import { faceOf } from '../faces.ts';
import { fotosOf } from '../fotosOf.ts';
import { readMany } from '../page.ts';
import { pick } from '../pick.ts';
import type { Reader } from '../reader.ts';
import { kilometres } from './distance.ts';

/** How many stories, and how many rows of the directory, the landing page tells before it links on. */
const stories = 3;
const moreStories = 12;
const rows = 6;

export type NearbyCard = Card & { km: number | null };
export type EventCard = ReturnType<typeof eventCard>;
export type NewsCard = ReturnType<typeof newsCard>;
export type Person = ReturnType<typeof person>;
export type Notice = ReturnType<typeof notice>;
export type UsefulContact = ReturnType<typeof usefulContact>;

/** The sections that stand there as pages of a directory. */
export const directories = ['alojamentos', 'restaurantes', 'lojas'] as const;

/** What the landing page shows, and no more: the page carries it to the browser. */
export type LandingData = {
  pontosInteresse: Card[];
  essencias: Card[];
  /** Essences beyond the stories that are told. */
  moreEssencias: { label: string; path: string }[];
  aquiPerto: NearbyCard[];
  eventos: EventCard[];
  noticias: NewsCard[];
  executivo: Person[];
  avisos: Notice[];
  contactos: UsefulContact[];
  fotos: Fotos;
} & Record<(typeof directories)[number], Card[]>;

function eventCard(evento: RecordIn<'noticiasEventos'>, now: Date) {
  const { startDate, endDate, endTime } = evento;
  return {
    ...pick(evento, 'identifier', 'title', 'mainPhoto', 'location'),
    ...pick(evento, 'startDate', 'startTime', 'endDate'),
    text: excerpt(evento.description, 80),
    signUp: signUpState(evento, now),
    past: !isAhead(endDate || startDate, endTime, now),
  };
}

function newsCard(noticia: RecordIn<'noticiasEventos'>) {
  const card = pick(noticia, 'identifier', 'title', 'mainPhoto', 'type', 'insertionDate');
  return { ...card, text: excerpt(noticia.description, 250) };
}

const person = (pessoa: RecordIn<'pessoas'>) => pick(pessoa, '_id', 'name', 'position', 'photo');

const notice = (aviso: RecordIn<'avisos'>) =>
  pick(aviso, '_id', 'title', 'type', 'smallDescription', 'date');

const usefulContact = (contacto: RecordIn<'contactos'>) =>
  pick(contacto, 'identifier', 'name', 'phoneNumber');

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
    readMany(read, '/api/pessoas?isExecutivo=true&isActive=true&limit=24'),
    readMany(read, '/api/avisos?frontPage=true'),
    readMany(read, '/api/contactos?frontPage=true&limit=24'),
    ...directories.map((name) => readMany(read, `/api/${name}?limit=${rows}`)),
  ]);
  // One that is missing leaves the others standing; without any there is no page.
  if (answers.every(({ failed }) => failed)) throw answers[0].failed;
  const [places, nearby, essences, events, news, people, notices, contacts, ...listed] = answers;
  const tellEssence = cardsOf(faceOf('essencias'), essences, 320);
  const data = {
    pontosInteresse: cardsOf(faceOf('pontos_interesse'), places, 500),
    essencias: tellEssence.slice(0, stories),
    moreEssencias: tellEssence.slice(stories).map(({ to, title }) => ({ label: title, path: to })),
    aquiPerto: cardsOf(faceOf('aqui_perto'), nearby, 500)
      .map((card) => ({ ...card, km: kilometres(card.local) }))
      .sort(byDistance),
    eventos: events.items.map((evento) => eventCard(evento, now)),
    noticias: news.items.map(newsCard),
    executivo: people.items.map(person),
    avisos: notices.items.map(notice),
    contactos: contacts.items.map(usefulContact),
    ...(Object.fromEntries(
      directories.map((name, index) => [name, cardsOf(faceOf(name), listed[index], 0)]),
    ) as Pick<LandingData, (typeof directories)[number]>),
  };
  const known: Fotos = Object.assign({}, ...answers.map(({ fotos }) => fotos));
  return { ...data, fotos: fotosOf(known, picturesIn(data)) };
}

/** The photos that are shown: records also name galleries, which stand on their own pages. */
function picturesIn(data: Omit<LandingData, 'fotos'>): string[] {
  const shown: Record<string, unknown>[] = Object.values(data).flat();
  return shown.flatMap(({ picture, mainPhoto, photo }) =>
    [picture, mainPhoto, photo].filter((path) => typeof path === 'string'),
  );
}
