import type { Fotos } from '../../fields/photo.ts';
import { isAhead } from '../../language/calendar.ts';
import type { CollectionName, RecordIn } from '../../sections/all.ts';
import { type Card, cardsOf, publicationCard } from '../cards.ts';
import { faceOf } from '../faces.ts';
import { readMany } from '../page.ts';
import type { Reader } from '../reader.ts';
import { readSlot } from '../slots.tsx';
import { kilometres } from './distance.ts';

/** How many stories, links to further stories, and rows of each directory the landing page shows. */
const stories = 3;
const moreStories = 12;
const rows = 6;

export type NearbyCard = Card & { km: number | null };
export type EventCard = ReturnType<typeof eventCard>;

/** The sections that the landing page shows as directories. */
export const directories = ['alojamentos', 'restaurantes', 'lojas'] as const;

/** What the landing page shows. */
export type LandingData = Awaited<ReturnType<typeof loadLanding>>;

function eventCard(evento: RecordIn<'noticiasEventos'>, now: Date) {
  const { startDate, endDate, endTime } = evento;
  const past = !isAhead(endDate || startDate, endTime, now);
  return { ...publicationCard(evento, 80, now), past };
}

/** Nearest first; those that do not say how far they are come last. */
function byDistance(one: NearbyCard, other: NearbyCard): number {
  return (one.km ?? Number.POSITIVE_INFINITY) - (other.km ?? Number.POSITIVE_INFINITY) || 0;
}

type Query = Parameters<typeof readMany>[2];

/** Reads everything the landing page shows, at once. */
export async function loadLanding(read: Reader, now = new Date()) {
  const parts = readSlot('community', read, {});
  const unread: string[] = [];
  async function list<Name extends CollectionName>(section: string, name: Name, query: Query) {
    const answer = await readMany(read, name, query);
    if (answer.failed) unread.push(section);
    return answer;
  }
  const answers = await Promise.all([
    list('pontos_interesse', 'pontosInteresse', { type: 'PONTO_INTERESSE', limit: 4 }),
    list('aqui_perto', 'pontosInteresse', { type: 'AQUI_PERTO', limit: 4 }),
    list('essencias', 'essencias', { limit: stories + moreStories }),
    list('eventos', 'noticiasEventos', { type: 'EVENTO', limit: 2 }),
    list('noticias', 'noticiasEventos', { type: 'NOTICIA,PROJETO', limit: 3 }),
    list('pessoas', 'pessoas', { isExecutivo: true, isActive: true, limit: 24 }),
    list('avisos', 'avisos', { frontPage: true }),
    list('contactos', 'contactos', { frontPage: true, limit: 24 }),
    ...directories.map((name) => list(name, name, { limit: rows })),
  ]);
  // If one part cannot be read the others are shown; if none can, there is no page.
  if (answers.every(({ failed }) => failed)) throw answers[0].failed;
  const [places, nearby, essences, events, news, people, notices, contacts, ...listed] = answers;
  const essenceCards = cardsOf(faceOf('essencias'), essences.items, 320);
  return {
    /** The sections that could not be read; they only seem empty. */
    unread: unread as readonly string[],
    pontosInteresse: cardsOf(faceOf('pontos_interesse'), places.items, 500),
    essencias: essenceCards.slice(0, stories),
    /** Links to the essences beyond the stories shown. */
    moreEssencias: essenceCards
      .slice(stories)
      .map(({ to, title, lang }) => ({ label: title, path: to, lang })),
    aquiPerto: cardsOf(faceOf('aqui_perto'), nearby.items, 500)
      .map((card) => ({ ...card, km: kilometres(card.local) }))
      .sort(byDistance),
    eventos: events.items.map((evento) => eventCard(evento, now)),
    noticias: news.items.map((noticia) => publicationCard(noticia, 250, now)),
    executivo: people.items,
    avisos: notices.items,
    contactos: contacts.items,
    /** What features add to the section of the community, in their order. */
    comunidade: await parts,
    /** When it was read. */
    now,
    ...(Object.fromEntries(
      directories.map((name, index) => [name, cardsOf(faceOf(name), listed[index]?.items ?? [])]),
    ) as Record<(typeof directories)[number], Card[]>),
    fotos: Object.assign({}, ...answers.map(({ fotos }) => fotos)) as Fotos,
  };
}
