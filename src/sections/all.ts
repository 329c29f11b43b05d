import { featureCollections } from '../features/all.ts';
import { alojamentos } from './alojamentos.ts';
import { avisos } from './avisos.ts';
import { contactos } from './contactos.ts';
import { essencias } from './essencias.ts';
import { lojas } from './lojas.ts';
import { noticiasEventos } from './noticiasEventos.ts';
import { pessoas } from './pessoas.ts';
import { pontosInteresse } from './pontosInteresse.ts';
import { restaurantes } from './restaurantes.ts';
import type { Collection, RecordOf, Section } from './section.ts';

/** Every collection, features' last. Within each group of the back-office menu, sections follow this order. */
export const collections = {
  pontosInteresse,
  restaurantes,
  alojamentos,
  lojas,
  noticiasEventos,
  avisos,
  essencias,
  contactos,
  pessoas,
  ...featureCollections,
};

export type Collections = typeof collections;
export type CollectionName = keyof Collections;

/** A record of the named collection. */
export type RecordIn<Name extends CollectionName> = RecordOf<Collections[Name]>;

/** Every collection as the generic code sees it. */
export const everyCollection: Collection[] = Object.values(collections);

/** Every section of them. */
export const everySection: Section[] = everyCollection.flatMap(({ sections }) => sections);
