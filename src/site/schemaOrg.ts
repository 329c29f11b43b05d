import type { Lugar } from '../language/lugar.ts';
import {
  type Horario,
  isBlank,
  type Week,
  type Weekday,
  weekInWords,
} from '../language/openingHours.ts';
import { groupedPhone } from '../language/phoneNumber.ts';
import { excerpt } from '../language/plainText.ts';
import { secureHref } from '../language/secureHref.ts';
import { t, translated } from '../language/speaking.ts';
import type { RecordIn } from '../sections/all.ts';
import { availablePlaces } from '../sections/eventSignUp.ts';
import type { PublicSection } from '../sections/faces.ts';
import type { Reach } from '../sections/reach.ts';
import { pinOf, tellingSort, textOf } from './cards.ts';
import { type PublicRecord, pathOf } from './faces.ts';
import { absolute } from './headTags.ts';
import type { Site } from './page.ts';

/** A description that search engines read. */
export type About = { '@type': string } & Record<string, unknown>;

type Pictured = { description: string; mainPhoto: string; photos: string[] };

/** How many letters of a text a description has. */
export const mostLetters = 300;

function thing(
  type: string,
  name: string,
  { description, mainPhoto, photos }: Pictured,
  path: string,
  { siteUrl }: Site,
): About {
  const pictures = [mainPhoto, ...photos].filter((photo) => photo !== '');
  return {
    '@type': type,
    name,
    description: excerpt(description, mostLetters),
    url: absolute(siteUrl, path),
    ...(pictures.length > 0 && { image: pictures.map((photo) => absolute(siteUrl, photo)) }),
  };
}

/** A place by its address. */
export function addressOf(local: string) {
  return { '@type': 'PostalAddress', streetAddress: local, addressCountry: 'PT' };
}

/** A place by its point on the map, if it has one. */
export function geoOf(lugar: Lugar | null) {
  if (!lugar) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude: lugar.lat, longitude: lugar.lon } };
}

function reachOf({ phoneContacts, website, facebook, instagram }: Reach) {
  const [phone] = phoneContacts.map((typed) => groupedPhone(typed).replaceAll('\u00a0', ' '));
  const elsewhere = [website, facebook, instagram].filter((link) => link !== '').map(secureHref);
  return {
    ...(phone && { telephone: phone.replace(/^(\d{3} ){2}\d{3}$/, '+351 $&') }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

const schemaDays: Record<Weekday, string> = {
  seg: 'Monday',
  ter: 'Tuesday',
  qua: 'Wednesday',
  qui: 'Thursday',
  sex: 'Friday',
  sab: 'Saturday',
  dom: 'Sunday',
};

const hoursSpec = (about: object) => ({ '@type': 'OpeningHoursSpecification', ...about });

const weekSpecs = (semana: Week, valid: object = {}) =>
  weekInWords(semana).flatMap(({ days }) =>
    semana[days[0] as Weekday].map(([opens, closes]) =>
      hoursSpec({ dayOfWeek: days.map((day) => schemaDays[day]), opens, closes, ...valid }),
    ),
  );

/** Opening hours, if any; a closed day is one that opens and closes at midnight, as search engines expect. */
export function openingHoursOf(horario: Horario, year = new Date().getFullYear()) {
  if (isBlank(horario)) return {};
  const seasons = horario.epocas.flatMap(({ de, ate, semana }) =>
    weekSpecs(semana, {
      validFrom: `${year}-${de}`,
      validThrough: `${ate < de ? year + 1 : year}-${ate}`,
    }),
  );
  const special = horario.fechos.map(({ de, ate }) =>
    hoursSpec({ opens: '00:00', closes: '00:00', validFrom: de, validThrough: ate }),
  );
  return {
    openingHoursSpecification: [...weekSpecs(horario.semana), ...seasons],
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** The council, as the organisation behind what the site shows. */
export function council({ definicoes, siteUrl }: Site): About {
  return { '@type': 'GovernmentOrganization', name: definicoes.councilName, url: siteUrl };
}

/** A record, described as its section declares; undefined if the section declares nothing. */
export function aboutRecord(
  section: PublicSection,
  record: PublicRecord,
  site: Site,
): About | undefined {
  if (!section.schemaOrg) return undefined;
  const { type, sortIs, hasMenu } = section.schemaOrg;
  const sort = tellingSort(textOf(record, section.sort));
  const dishes = ((hasMenu && record[hasMenu]) || []) as string[];
  const pictured = {
    description: textOf(record, section.text),
    mainPhoto: textOf(record, section.picture),
    photos: ((section.gallery && record[section.gallery]) || []) as string[],
  };
  return {
    ...thing(type, textOf(record, section.title), pictured, pathOf(section, record), site),
    ...(section.hasLocal && { address: addressOf(textOf(record, 'local')) }),
    ...geoOf(pinOf(section, record)),
    ...(section.hours && openingHoursOf(record[section.hours] as Horario)),
    ...(section.hasReach && reachOf(record as unknown as Reach)),
    ...(sort && sortIs && { [sortIs]: translated(sort) }),
    ...(dishes.length > 0 && {
      hasMenu: {
        '@type': 'Menu',
        hasMenuItem: dishes.map((name) => ({ '@type': 'MenuItem', name })),
      },
    }),
  };
}

/** A time without an offset, so that it is read in the local time of the place, as visitors do. */
export function moment(day: string, time: string): string {
  return time === '' ? day : `${day}T${time}`;
}

/** An event of the village; places and prices only if it takes sign-ups and is not cancelled. */
export function event(evento: RecordIn<'noticiasEventos'>, path: string, site: Site): About {
  const { startDate, startTime, endDate, endTime, location, price } = evento;
  const ends = endDate !== '' || endTime !== '';
  return {
    ...thing('Event', evento.title, evento, path, site),
    startDate: moment(startDate, startTime),
    ...(ends && { endDate: moment(endDate || startDate, endTime) }),
    eventStatus: `https://schema.org/${evento.cancelado ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: location,
      address: addressOf(location),
      ...geoOf(evento.lugar),
    },
    organizer: council(site),
    ...(evento.permiteInscricao &&
      !evento.cancelado && {
        maximumAttendeeCapacity: evento.maxParticipants,
        remainingAttendeeCapacity: availablePlaces(evento),
        isAccessibleForFree: price === 0,
        offers: {
          '@type': 'Offer',
          price,
          priceCurrency: 'EUR',
          availability: `https://schema.org/${availablePlaces(evento) > 0 ? 'InStock' : 'SoldOut'}`,
          validThrough: evento.limitEnrollmentDate,
          url: absolute(site.siteUrl, path),
        },
      }),
  };
}

/** A piece of news or a project, by the council. */
export function newsArticle(noticia: RecordIn<'noticiasEventos'>, path: string, site: Site): About {
  return {
    ...thing('NewsArticle', noticia.title, noticia, path, site),
    headline: noticia.title,
    datePublished: noticia.insertionDate,
    dateModified: noticia.updatedAt,
    author: council(site),
    publisher: council(site),
  };
}

/** The breadcrumbs from the landing page to a page, itself included. */
export function breadcrumbList(trail: { name: string; path: string }[], { siteUrl }: Site): About {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: t('Início'), path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(siteUrl, path),
    })),
  };
}
