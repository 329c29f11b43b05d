import { choice, fixed } from '../fields/choice.ts';
import { count } from '../fields/count.ts';
import { date } from '../fields/date.ts';
import { flag } from '../fields/flag.ts';
import { identifier } from '../fields/identifier.ts';
import { instant } from '../fields/instant.ts';
import { photo, photos } from '../fields/photo.ts';
import { price } from '../fields/price.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { time } from '../fields/time.ts';
import { lisbonDay, longDate } from '../language/calendar.ts';
import { messages } from '../language/messages.ts';
import { t } from '../language/speaking.ts';
import { followersEnvelope, lifeColumns } from './life.ts';
import { onMap, reach } from './reach.ts';
import { collection, section, titles } from './section.ts';

const publication = {
  title: text('Título', { required: true }),
  identifier: identifier({ suffix: true }),
  description: richText('Descrição', { required: true }),
};

const mainPhoto = photo('Foto principal', { required: true });
const insertionDate = instant('Data de inserção');

/** The public list that news, projects and events share. */
export const publicado = {
  path: '/noticias_e_eventos',
  label: 'Notícias e eventos',
  kicker: 'O que se passa',
  all: 'Todas as notícias e eventos',
  lead: 'O que aí vem, o que aconteceu e o que estamos a fazer.',
  description: 'O que se passa em {aldeia}: próximos eventos, notícias e projetos da freguesia.',
} as const;

/** News and projects. */
export const noticias = section({
  name: 'noticias',
  menu: 'Notícias e projetos',
  group: 'Publicar',
  icon: 'news',
  fields: {
    ...publication,
    type: choice('Tipo', ['NOTICIA', 'PROJETO'], {
      required: true,
      names: { NOTICIA: 'Notícia', PROJETO: 'Projeto' },
    }),
    mainPhoto,
    photos: photos('Outras fotos', { fold: 'Mais fotos' }),
    insertionDate,
  },
  envelope: followersEnvelope,
  heading: 'title',
  writePath: 'noticia',
  ...titles('a', 'Notícia', 'notícias'),
  addTitle: 'Adicionar notícia/projeto',
  editTitle: 'Editar notícia/projeto',
  columns: ['title', 'type'],
  secondLine: { of: ['insertionDate'] },
  translated: ['title', 'description'],
  face: {
    ...publicado,
    menu: { entry: 'Notícias' },
    order: 5,
    landing: { id: 'noticias' },
    empty: {
      text: 'Não há notícias por agora. Na serra, isso costuma ser bom sinal.',
      drawing: 'jornal',
    },
    searchLabel: { field: 'type' },
    foundBy: [],
  },
});

/** Computed from the bookings. */
const enrolled = { currentParticipants: count('Participantes inscritos') };

const fold = 'Inscrições';
const whenSignUpIsAllowed = { permiteInscricao: true };
const whenCancelled = { cancelado: true };

// Without `fill`: other instants are set when the record is created, this one when it is cancelled.
const { fill: _, ...canceladoEm } = instant('Cancelado em');

/** Fields of a cancelled event. It stays on the site, and a cancellation is never undone. */
const cancellation = {
  cancelado: { ...flag('Cancelado'), setByServer: true },
  canceladoEm,
  motivoCancelamento: { ...text('Motivo do cancelamento', { lines: true }), setByServer: true },
} as const;

/** An event's title for places that show nothing else, such as calendars: it says if it is cancelled. */
export function titleAlone({ title, cancelado }: { title: string; cancelado?: boolean }): string {
  return cancelado ? t('Cancelado: {titulo}', { titulo: title }) : title;
}

/** How people reach an event; a program that does not know these fields leaves them as they are. */
const reachOfEvents = {
  phoneContacts: { ...reach.phoneContacts, staysIfUnsent: true },
  website: { ...reach.website, staysIfUnsent: true },
  facebook: { ...reach.facebook, staysIfUnsent: true },
  instagram: { ...reach.instagram, staysIfUnsent: true },
} as const;

/** Events, with or without sign-up. */
export const eventos = section({
  name: 'eventos',
  menu: 'Eventos',
  group: 'Publicar',
  icon: 'calendar',
  fields: {
    ...publication,
    type: fixed('Tipo', 'EVENTO'),
    startDate: date('Data de início', { required: true }),
    startTime: time('Hora de início'),
    endDate: date('Data de fim'),
    endTime: time('Hora de fim'),
    location: text('Local', { required: true }),
    lugar: onMap,
    permiteInscricao: flag('Permite inscrição', { fold }),
    price: price('Preço por adulto', { fold, required: true, help: 'Zero, se é gratuito.' }),
    childPrice: price('Preço por criança', {
      fold,
      required: true,
      help: 'Dos 6 aos 12 anos.',
    }),
    maxParticipants: count('Número máximo de participantes', {
      fold,
      required: true,
      least: 1,
    }),
    maxPorReserva: count('Número máximo de pessoas por reserva', {
      fold,
      least: 1,
      proposed: 10,
      staysIfUnsent: true,
      help: 'Quantas pessoas pode trazer cada reserva feita no site; em branco, quantas houver vagas. Ao balcão não há este limite.',
    }),
    limitEnrollmentDate: date('Data limite de inscrição', { fold, required: true }),
    prazoPagamento: count('Prazo de pagamento, em dias', {
      fold,
      least: 1,
      most: 90,
      staysIfUnsent: true,
      help: 'Quantos dias tem quem se inscreve para pagar; passados, e mais um dia útil, o lugar fica livre. Em branco, não há prazo.',
    }),
    ...reachOfEvents,
    mainPhoto,
    // The asterisk is part of the label here: the form shows it, the check does not ask for photos.
    photos: photos('Outras fotos*', {
      fold: 'Mais fotos',
      help: 'Facultativas, apesar do asterisco.',
    }),
    insertionDate,
    ...cancellation,
  },
  shownWhen: {
    cancelado: whenCancelled,
    canceladoEm: whenCancelled,
    motivoCancelamento: whenCancelled,
    price: whenSignUpIsAllowed,
    childPrice: whenSignUpIsAllowed,
    maxParticipants: whenSignUpIsAllowed,
    maxPorReserva: whenSignUpIsAllowed,
    limitEnrollmentDate: whenSignUpIsAllowed,
    prazoPagamento: whenSignUpIsAllowed,
  },
  envelope: {
    avisarInscritos: flag('Escrever a quem se inscreveu sobre o que mudou'),
    ...followersEnvelope,
  },
  heading: 'title',
  writePath: 'evento',
  ...titles('o', 'Evento', 'eventos'),
  columns: ['title'],
  isYearly: true,
  secondLine: {
    of: [
      'startDate',
      'startTime',
      'endDate',
      'permiteInscricao',
      'maxParticipants',
      'currentParticipants',
      'cancelado',
    ],
    computed: enrolled,
    words(evento, now) {
      const { startDate, startTime, endDate, maxParticipants, currentParticipants } = evento;
      const lasts = endDate !== '' && endDate !== startDate;
      const isOneMonth = endDate.slice(0, 7) === startDate.slice(0, 7);
      const days = lasts
        ? `${isOneMonth ? startDate.slice(8) : longDate(startDate)} a ${longDate(endDate)}`
        : startDate === ''
          ? 'sem dia marcado'
          : longDate(startDate);
      const booked =
        currentParticipants !== null && evento.permiteInscricao && !evento.cancelado
          ? `${currentParticipants} de ${maxParticipants} lugares ocupados`
          : Boolean(currentParticipants) && `${currentParticipants} com lugar`;
      const isOver = startDate !== '' && (endDate || startDate) < lisbonDay(now);
      return [
        evento.cancelado && 'cancelado',
        days,
        !lasts && startDate !== '' && startTime,
        booked,
        isOver && 'já passou',
      ];
    },
  },
  translated: ['title', 'description', 'location'],
  face: {
    ...publicado,
    menu: { entry: 'Eventos' },
    order: 4,
    landing: { id: 'eventos' },
    empty: {
      text: 'Não há eventos agendados. Assim que a aldeia marcar a próxima festa, será aqui.',
      drawing: 'calendario',
    },
    searchLabel: 'Evento',
    foundBy: ['location'],
  },
  check(evento, { now, previous }) {
    const errors = [];
    const { startDate, startTime, endDate, endTime } = evento;
    const isNew = startDate !== '' && startDate !== previous?.startDate;
    if (isNew && startDate < lisbonDay(now)) {
      errors.push({ param: 'startDate', msg: messages.startsInThePast });
    }
    if (endDate !== '' && endDate < startDate) {
      errors.push({ param: 'endDate', msg: messages.endsBeforeStart });
    }
    if (endDate === startDate && startTime !== '' && endTime !== '' && endTime < startTime) {
      errors.push({ param: 'endTime', msg: messages.endsBeforeStartTime });
    }
    if (evento.permiteInscricao && startDate !== '' && evento.limitEnrollmentDate > startDate) {
      errors.push({ param: 'limitEnrollmentDate', msg: messages.limitAfterStart });
    }
    return errors;
  },
  remark({ permiteInscricao, limitEnrollmentDate, startDate }, { now }) {
    const today = lisbonDay(now);
    const isOver = limitEnrollmentDate !== '' && limitEnrollmentDate < today && startDate >= today;
    return permiteInscricao && isOver
      ? [{ param: 'limitEnrollmentDate', msg: messages.limitInThePast }]
      : [];
  },
});

export const noticiasEventos = collection({
  name: 'noticiasEventos',
  one: 'noticiaEvento',
  many: 'arrayNoticiaEventos',
  filters: { arquivo: flag('Sem os eventos que ainda não acabaram') },
  sections: [noticias, eventos],
  computed: {
    date: date('Data'),
    ...enrolled,
    temEspera: flag('Há quem espere lugar'),
  },
  // Each list has an index of its own.
  indexes: {
    all: `("insertionDate", "sequence", ${lifeColumns})`,
    written: `("insertionDate", "sequence", "type", ${lifeColumns}) where "type" <> 'EVENTO'`,
    start: `("startDate", "startTime", "sequence", "type", ${lifeColumns}) where "type" = 'EVENTO'`,
    end: `("endDate", "startDate", "type", ${lifeColumns}) where "type" = 'EVENTO'`,
    archive: `((coalesce(nullif("startDate", ''), "insertionDate")), "sequence",
      (coalesce(nullif("endDate", ''), "startDate")), ${lifeColumns})`,
    // The latest change is looked up after every change, which must not read the whole table.
    latest: '("updatedAt", "sequence")',
  },
});
