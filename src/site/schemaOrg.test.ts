import { describe, expect, it } from 'vitest';
import { recordWith } from '../../tests/recordWith.ts';
import { blankHorario } from '../fields/horario.ts';
import type { Definicoes } from '../sections/definicoes.ts';
import { faceOf, type PublicRecord } from './faces.ts';
import type { Site } from './page.ts';
import { aboutRecord, breadcrumbList, event, newsArticle } from './schemaOrg.ts';

const site: Site = {
  definicoes: { villageName: 'Souto', councilName: 'Junta de Souto' } as Definicoes,
  fotos: {},
  responsavel: '',
  enviaEmail: true,
  siteUrl: 'https://souto.example',
  urgentes: [],
  traducoes: { en: [], es: [], fr: [] },
};

const about = (section: string, record: PublicRecord) => aboutRecord(faceOf(section), record, site);

const pictured = {
  identifier: 'x',
  description: '<p>Pão &amp; <strong>vinho</strong></p>',
  mainPhoto: '/f/000000000-a.jpg',
  photos: ['https://elsewhere.example/b.jpg', ''],
};
const loja = recordWith('lojas', { ...pictured, name: 'Mel', local: 'Rua 1' });

const evento = recordWith('noticiasEventos', {
  ...pictured,
  title: 'Caminhada',
  type: 'EVENTO',
  insertionDate: '2026-12-01T10:00:00.000Z',
  date: '2027-03-28',
  startDate: '2027-03-28',
  location: 'Praça',
});

const withSignUp = {
  ...evento,
  permiteInscricao: true,
  price: 12.5,
  childPrice: 6,
  maxParticipants: 30,
  currentParticipants: 27,
  limitEnrollmentDate: '2027-03-20',
};

describe('what search engines read', () => {
  it('tells when a shop is open, in its seasons too, and when it is not', () => {
    const semana = { ...blankHorario.semana, seg: [['09:00', '18:00']], ter: [['09:00', '18:00']] };
    const horario = {
      ...blankHorario,
      semana,
      epocas: [
        {
          de: '11-01',
          ate: '02-28',
          semana: { ...blankHorario.semana, sex: [['10:00', '12:00']] },
        },
      ],
      fechos: [{ de: '2026-12-24', ate: '2026-12-26', motivo: 'Natal' }],
    };
    const described = about('lojas', { ...loja, horario });
    const year = new Date().getFullYear();
    const spec = { '@type': 'OpeningHoursSpecification' };
    expect(described?.openingHoursSpecification).toEqual([
      { ...spec, dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' },
      {
        ...spec,
        dayOfWeek: ['Friday'],
        opens: '10:00',
        closes: '12:00',
        validFrom: `${year}-11-01`,
        validThrough: `${year + 1}-02-28`,
      },
    ]);
    expect(described?.specialOpeningHoursSpecification).toEqual([
      {
        ...spec,
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-24',
        validThrough: '2026-12-26',
      },
    ]);
    expect(about('lojas', loja)).not.toHaveProperty('openingHoursSpecification');
  });

  it('names a shop with its words, its own address and whole picture addresses', () => {
    expect(about('lojas', loja)).toEqual({
      '@type': 'Store',
      name: 'Mel',
      description: 'Pão & vinho',
      url: 'https://souto.example/lojas/x',
      image: ['https://souto.example/f/000000000-a.jpg', 'https://elsewhere.example/b.jpg'],
      address: { '@type': 'PostalAddress', streetAddress: 'Rua 1', addressCountry: 'PT' },
    });
  });

  it('says to the metre where a shop and an event are, where that is known', () => {
    const lugar = { lat: 41.8, lon: -6.75 };
    const geo = { '@type': 'GeoCoordinates', latitude: 41.8, longitude: -6.75 };
    expect(about('lojas', { ...loja, lugar })).toMatchObject({ geo });
    expect(about('lojas', { ...loja, lugar: null })).not.toHaveProperty('geo');
    expect(event({ ...evento, lugar }, '/x', site)).toMatchObject({ location: { geo } });
    expect(event({ ...evento, lugar: null }, '/x', site).location).not.toHaveProperty('geo');
  });

  it('leaves pictures out where there are none', () => {
    const bare = { ...loja, mainPhoto: '', photos: [] };
    expect(about('lojas', bare)).not.toHaveProperty('image');
  });

  it('gives a phone that can be rung from abroad, and secure links', () => {
    const reached = {
      ...loja,
      phoneContacts: ['276000011', '910000011'],
      website: 'mel.example',
      instagram: 'http://instagram.example/mel',
    };
    expect(about('lojas', reached)).toMatchObject({
      telephone: '+351 276 000 011',
      sameAs: ['https://mel.example', 'https://instagram.example/mel'],
    });
  });

  it('leaves a number alone that is not Portuguese', () => {
    const reached = { ...loja, phoneContacts: ['112'] };
    expect(about('lojas', reached)).toMatchObject({ telephone: '112' });
  });

  it('tells the dishes of a restaurant, and no type that says nothing', () => {
    const restaurante = { ...loja, type: 'Outro', pratos: ['Cozido'] };
    const described = about('restaurantes', restaurante);
    expect(described).not.toHaveProperty('servesCuisine');
    expect(described).toMatchObject({
      '@type': 'Restaurant',
      hasMenu: { hasMenuItem: [{ '@type': 'MenuItem', name: 'Cozido' }] },
    });
    expect(about('restaurantes', { ...restaurante, type: 'Grelhados' })).toMatchObject({
      servesCuisine: 'Grelhados',
    });
  });

  it('tells the type of a lodging', () => {
    expect(about('alojamentos', { ...loja, type: 'Turismo Rural' })).toMatchObject({
      '@type': 'LodgingBusiness',
      additionalType: 'Turismo Rural',
    });
  });

  it('names a place by where it is', () => {
    const lugar = { ...loja, type: 'AQUI_PERTO' };
    expect(about('aqui_perto', lugar)).toMatchObject({
      '@type': 'TouristAttraction',
      address: { streetAddress: 'Rua 1' },
    });
  });

  it('signs news with the council and the day it was published', () => {
    expect(newsArticle({ ...evento, type: 'NOTICIA' }, '/', site)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Caminhada',
      datePublished: '2026-12-01T10:00:00.000Z',
      dateModified: evento.updatedAt,
      author: { '@type': 'GovernmentOrganization', name: 'Junta de Souto' },
    });
  });

  it('leads from the beginning of the site to the page', () => {
    expect(breadcrumbList([{ name: 'Lojas', path: '/lojas' }], site)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Início', item: 'https://souto.example/' },
        { position: 2, name: 'Lojas', item: 'https://souto.example/lojas' },
      ],
    });
  });
});

describe('an event, as search engines read it', () => {
  it('is a day when no hour is set, and has no end of its own', () => {
    const about = event(evento, '/', site);
    expect(about).toMatchObject({ startDate: '2027-03-28', location: { name: 'Praça' } });
    expect(about).not.toHaveProperty('endDate');
  });

  it.each([
    [{ startTime: '21:30', endTime: '23:00' }, '2027-03-28T21:30', '2027-03-28T23:00'],
    [{ startTime: '21:30', endDate: '2027-03-29' }, '2027-03-28T21:30', '2027-03-29'],
    [{ endDate: '2027-03-29', endTime: '01:00' }, '2027-03-28', '2027-03-29T01:00'],
  ])('starts and ends by the clock of the village: %o', (hours, startDate, endDate) => {
    expect(event({ ...evento, ...hours }, '/', site)).toMatchObject({ startDate, endDate });
  });

  it('says nothing of prices when nobody can sign up', () => {
    expect(event(evento, '/', site)).not.toHaveProperty('offers');
  });

  it('offers what is left of its places', () => {
    expect(event(withSignUp, '/e/x', site)).toMatchObject({
      maximumAttendeeCapacity: 30,
      remainingAttendeeCapacity: 3,
      isAccessibleForFree: false,
      offers: {
        price: 12.5,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        validThrough: '2027-03-20',
        url: 'https://souto.example/e/x',
      },
    });
  });

  it('is sold out once no place is left', () => {
    expect(event({ ...withSignUp, currentParticipants: 30 }, '/', site)).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  it('says of a cancelled event that it will not be, and offers no place', () => {
    const cancelled = event({ ...withSignUp, cancelado: true }, '/x', site);
    expect(cancelled.eventStatus).toBe('https://schema.org/EventCancelled');
    expect(cancelled).not.toHaveProperty('offers');
    expect(event(withSignUp, '/x', site)).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      offers: { price: 12.5 },
    });
  });
});
