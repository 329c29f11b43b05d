import { everyFeature, featureSettings } from '../features/all.ts';
import { contorno } from '../fields/contorno.ts';
import { coordinate } from '../fields/coordinate.ts';
import { email } from '../fields/email.ts';
import type { Values } from '../fields/field.ts';
import { flag } from '../fields/flag.ts';
import { horario } from '../fields/horario.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { photo, photos } from '../fields/photo.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { translationsOf } from '../fields/translation.ts';
import { tidyNumber } from '../language/phoneNumber.ts';
import { languageCodes, translationName } from '../language/speaking.ts';
import { ownDay } from '../language/workingDays.ts';
import type { SettingsPage } from './feature.ts';
import { networks } from './reach.ts';

/** Filled in once, by who knows how. */
const onVillageMap = { fold: 'O mapa da aldeia' };

const ownFields = {
  villageName: text('Nome da aldeia', { required: true }),
  councilName: text('Nome da junta de freguesia', { required: true }),
  parkName: text('Parque natural ou região'),
  tagline: text('Frase de apresentação'),
  brasao: photo('Brasão', {
    help: 'O ícone de quem põe o site no ecrã do telemóvel; o melhor é um PNG sem fundo. Em branco, é uma paisagem.',
  }),
  heroPhotos: photos('Fotos de abertura'),
  shortText: richText('Texto curto sobre a aldeia'),
  longText: richText('Texto longo sobre a aldeia'),
  villagePhotos: photos('Fotos da aldeia'),
  gettingThere: richText('Como chegar'),
  address: text('Morada', { lines: true }),
  latitude: coordinate('Latitude do centro do mapa', { ...onVillageMap, most: 90 }),
  longitude: coordinate('Longitude do centro do mapa', { ...onVillageMap, most: 180 }),
  contorno: contorno('Contorno da freguesia', {
    ...onVillageMap,
    help: 'Facultativo, para quem o tiver: o texto de um ficheiro GeoJSON. Desenha-se no mapa da aldeia.',
  }),
  phones: list('Telefones da junta', { item: 'telefone', tidy: tidyNumber }),
  email: email('Email da junta'),
  responsible: text('Responsável pelo conteúdo do site', {
    help: 'Em branco, é quem tem o cargo de presidente no executivo (Pessoas).',
  }),
  horario: horario('Horário da junta', {
    isNotedBeside: true,
    help: 'O site diz com ele, a cada minuto, se a junta está aberta.',
  }),
  openingHours: text('Nota sobre o horário', {
    lines: true,
    help: 'O que não cabe nas horas: por marcação, ou só na primeira semana do mês.',
  }),
  feriados: list('Feriado municipal e outros dias em que a junta fecha', {
    fold: 'Feriado municipal e outros dias',
    item: 'dia',
    tidy: ownDay,
    help: 'Todos os anos (24/06) ou num só (24/06/2027). Contam para os prazos, como os feriados nacionais.',
  }),
  ...networks,
  youtube: link('YouTube', { names: 'youtube.com/@' }),
  iban: text('IBAN para pagamentos'),
  mbway: text('Número MB WAY para pagamentos'),
  paymentNotes: text('Outras formas de pagamento', { lines: true }),
  complaintsUrl: link('Livro de reclamações'),
  extraTerms: richText('Termos e condições adicionais'),
  emPreparacao: flag('Site fechado ao público', {
    help: 'Os visitantes leem «Em preparação»; quem tem sessão iniciada vê o site como vai ficar.',
  }),
  ...featureSettings,
} as const;

/** In other languages; a language is offered to visitors once the short text is there in it. */
const translations = translationsOf(ownFields, [
  'tagline',
  'parkName',
  'shortText',
  'longText',
  'gettingThere',
  'openingHours',
  'paymentNotes',
]);

/** The site's settings: one record, edited in Definições. */
export const definicoesFields = {
  ...ownFields,
  // Known by name to the renderer and to their own page of Definições only.
  ...(translations as object),
};

const ownPaymentFields = ['iban', 'mbway', 'paymentNotes'] as const;

/** Where people's money goes, in whatever language they read it. */
export const paymentFields = [
  ...ownPaymentFields,
  ...languageCodes.map((language) => translationName('paymentNotes', language) as 'paymentNotes'),
] as const;

/**
 * The settings that only administrators change, after their password: they decide where people's
 * money and their replies to letters go.
 */
export const guardedFields = [...paymentFields, 'email'] as const;

export type GuardedField = (typeof guardedFields)[number];

export type Definicoes = Values<typeof definicoesFields>;

type Group = SettingsPage & { fields: readonly (keyof Definicoes)[] };

const ownGroups: Group[] = [
  {
    title: 'Horário e fotos de abertura',
    order: 1,
    seenAt: '/',
    fields: ['horario', 'openingHours', 'feriados', 'heroPhotos'],
  },
  {
    title: 'Identidade',
    order: 2,
    seenAt: '/',
    fields: ['villageName', 'councilName', 'parkName', 'tagline', 'brasao'],
  },
  {
    title: 'Textos de apresentação',
    order: 3,
    seenAt: '/',
    fields: ['shortText', 'longText'],
  },
  { title: 'A aldeia', order: 4, seenAt: '/aldeia', fields: ['villagePhotos', 'gettingThere'] },
  {
    title: 'Morada e contactos',
    order: 5,
    seenAt: '/contactos',
    fields: ['address', 'latitude', 'longitude', 'contorno', 'phones', 'email', 'responsible'],
  },
  {
    title: 'Redes sociais',
    order: 6,
    seenAt: '/#mapa-do-site',
    fields: ['facebook', 'instagram', 'youtube'],
  },
  { title: 'Pagamentos', order: 7, fields: ownPaymentFields },
  {
    title: 'Outras línguas',
    order: 8,
    seenAt: '/',
    fields: Object.keys(translations) as (keyof Definicoes)[],
  },
  {
    title: 'Textos legais',
    order: 11,
    seenAt: '/termos_e_condicoes',
    fields: ['complaintsUrl', 'extraTerms'],
  },
  { title: 'Abertura ao público', order: 12, seenAt: '/', fields: ['emPreparacao'] },
];

const featureGroups = everyFeature.flatMap(({ settings }) => {
  if (!settings) return [];
  const { fields, ...page } = settings;
  return [{ ...page, fields: Object.keys(fields) as (keyof Definicoes)[] }];
});

/** The pages of Definições, the most used first; every field is on one of them. */
export const definicoesGroups: readonly Group[] = [...ownGroups, ...featureGroups].sort(
  (one, other) => one.order - other.order,
);

/** The ways to pay that the council has filled in. */
export function paymentWays(definicoes: Pick<Definicoes, 'iban' | 'mbway' | 'paymentNotes'>) {
  return [
    { label: 'Transferência (IBAN)', value: definicoes.iban },
    { label: 'MB WAY', value: definicoes.mbway },
    { label: 'Outras formas', value: definicoes.paymentNotes },
  ].filter(({ value }) => value !== '');
}
