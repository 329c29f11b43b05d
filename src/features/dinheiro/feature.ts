import { feature } from '../../sections/feature.ts';

/** The ledger: what came in and what was given back, for whatever it was. */
export const dinheiro = feature({ name: 'dinheiro', hasSheet: ['paying'] });
