import type { Feature } from '../sections/feature.ts';
import type { MergedFields } from '../sections/section.ts';
import { dinheiro } from './dinheiro/feature.ts';
import { certidaoCalls } from './documentos/certidaoCalls.ts';
import { documentoCalls } from './documentos/documentoCalls.ts';
import { documentos } from './documentos/feature.ts';
import { ifthenpay } from './ifthenpay/feature.ts';
import { pagamentoCalls } from './ifthenpay/pagamentoCalls.ts';
import { inscricaoCalls } from './inscricoes/bookingCalls.ts';
import { inscricoes } from './inscricoes/feature.ts';
import { reservaCalls } from './inscricoes/reservaCalls.ts';
import { legibilidade } from './legibilidade/feature.ts';
import { mensagens } from './mensagens/feature.ts';
import { frasesCalls, mensagemCalls } from './mensagens/mensagemCalls.ts';
import { alertaCalls } from './meteorologia/alertaCalls.ts';
import { meteorologia } from './meteorologia/feature.ts';
import { pedidos } from './pedidos/feature.ts';
import { issuedCalls } from './pedidos/issuedCalls.ts';
import { deskCalls, pedidoCalls, problemCalls } from './pedidos/pedidoCalls.ts';
import { seguidores } from './seguidores/feature.ts';
import { aparelhoCalls, seguidorCalls } from './seguidores/seguidorCalls.ts';
import { visitas } from './visitas/feature.ts';
import { visitaCalls } from './visitas/visitaCalls.ts';

/** Every feature's declaration. Their order decides who may import whom: each may import those before it. */
export const features = [
  dinheiro,
  ifthenpay,
  inscricoes,
  mensagens,
  documentos,
  pedidos,
  seguidores,
  visitas,
  meteorologia,
  legibilidade,
] as const;

export type FeatureName = (typeof features)[number]['name'];

/** Every feature as the generic code sees it. */
export const everyFeature: readonly Feature[] = features;

type CollectionIn<F> = F extends { collections: readonly (infer C)[] } ? C : never;
type OfFeatures = CollectionIn<(typeof features)[number]>;

/** The collections of all features, by name. */
export type FeatureCollections = {
  [C in OfFeatures as C extends { name: infer Name extends string } ? Name : never]: C;
};
export const featureCollections = Object.fromEntries(
  everyFeature.flatMap(({ collections = [] }) => collections.map((each) => [each.name, each])),
) as FeatureCollections;

type SettingsIn<F> = F extends { settings: { fields: infer Settings } } ? Settings : never;

/** The settings of all features. */
export const featureSettings = Object.assign(
  {},
  ...everyFeature.map(({ settings }) => settings?.fields),
) as MergedFields<SettingsIn<(typeof features)[number]>>;

/** The calls of all features. */
export const featureCalls = [
  ...Object.values(inscricaoCalls),
  ...Object.values(reservaCalls),
  ...Object.values(pagamentoCalls),
  ...Object.values(mensagemCalls),
  ...Object.values(frasesCalls),
  ...Object.values(documentoCalls),
  ...Object.values(certidaoCalls),
  ...Object.values(pedidoCalls),
  ...Object.values(deskCalls),
  ...Object.values(problemCalls),
  ...Object.values(issuedCalls),
  ...Object.values(seguidorCalls),
  ...Object.values(visitaCalls),
  ...Object.values(alertaCalls),
  ...Object.values(aparelhoCalls),
];
