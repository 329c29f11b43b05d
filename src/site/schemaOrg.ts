import { excerpt } from '../fields/plainText.ts';
import { secureHref } from '../fields/secureHref.ts';
import { groupedPhone } from '../parts/groupedPhone.ts';
import type { Item } from '../sections/all.ts';
import { availablePlaces } from '../sections/signUp.ts';
import { absolute } from './headTags.ts';
import type { Site } from './page.ts';
import type { Reach } from './parts/Facts.tsx';

/** A description that search engines read. */
export type About = { '@type': string } & Record<string, unknown>;

type Pictured = { description: string; mainPhoto: string; photos: string[] };

const most = 300;

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
    description: excerpt(description, most),
    url: absolute(siteUrl, path),
    ...(pictures.length > 0 && { image: pictures.map((photo) => absolute(siteUrl, photo)) }),
  };
}

function addressOf(local: string) {
  return { '@type': 'PostalAddress', streetAddress: local, addressCountry: 'PT' };
}

function reachOf({ phoneContacts, website, facebook, instagram }: Reach) {
  const [phone] = phoneContacts.map((typed) => groupedPhone(typed).replaceAll('\u00a0', ' '));
  const elsewhere = [website, facebook, instagram].filter((link) => link !== '').map(secureHref);
  return {
    ...(phone && { telephone: phone.replace(/^(\d{3} ){2}\d{3}$/, '+351 $&') }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

function council({ definicoes, siteUrl }: Site): About {
  return { '@type': 'GovernmentOrganization', name: definicoes.councilName, url: siteUrl };
}

/** A place in the village or near it. */
export function touristAttraction(lugar: Item<'pontosInteresse'>, path: string, site: Site): About {
  return {
    ...thing('TouristAttraction', lugar.name, lugar, path, site),
    address: addressOf(lugar.local),
  };
}

/** A restaurant with its dishes; a type that says nothing is left out. */
export function restaurant(restaurante: Item<'restaurantes'>, path: string, site: Site): About {
  const { name, type, local, pratos } = restaurante;
  return {
    ...thing('Restaurant', name, restaurante, path, site),
    address: addressOf(local),
    ...reachOf(restaurante),
    ...(type !== 'Outro' && { servesCuisine: type }),
    ...(pratos.length > 0 && {
      hasMenu: {
        '@type': 'Menu',
        hasMenuItem: pratos.map((prato) => ({ '@type': 'MenuItem', name: prato })),
      },
    }),
  };
}

/** A shop. */
export function store(loja: Item<'lojas'>, path: string, site: Site): About {
  return {
    ...thing('Store', loja.name, loja, path, site),
    address: addressOf(loja.local),
    ...reachOf(loja),
  };
}

/** A place to sleep. */
export function lodgingBusiness(alojamento: Item<'alojamentos'>, path: string, site: Site): About {
  return {
    ...thing('LodgingBusiness', alojamento.name, alojamento, path, site),
    address: addressOf(alojamento.local),
    ...reachOf(alojamento),
    ...(alojamento.type !== 'Outro' && { additionalType: alojamento.type }),
  };
}

/** Hours carry no offset: they are read in the time of the place, which is what a visitor's watch shows. */
function moment(day: string, time: string): string {
  return time === '' ? day : `${day}T${time}`;
}

/** An event of the village; its prices only when people can sign up for it. */
export function event(evento: Item<'noticiasEventos'>, path: string, site: Site): About {
  const { startDate, startTime, endDate, endTime, location, price } = evento;
  const ends = endDate !== '' || endTime !== '';
  return {
    ...thing('Event', evento.title, evento, path, site),
    startDate: moment(startDate, startTime),
    ...(ends && { endDate: moment(endDate || startDate, endTime) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: location, address: addressOf(location) },
    organizer: council(site),
    ...(evento.permiteInscricao && {
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
export function newsArticle(noticia: Item<'noticiasEventos'>, path: string, site: Site): About {
  return {
    ...thing('NewsArticle', noticia.title, noticia, path, site),
    headline: noticia.title,
    datePublished: noticia.insertionDate,
    dateModified: noticia.updatedAt,
    author: council(site),
    publisher: council(site),
  };
}

/** The way from the beginning of the site to a page, itself included. */
export function breadcrumbList(trail: { name: string; path: string }[], { siteUrl }: Site): About {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Início', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(siteUrl, path),
    })),
  };
}
