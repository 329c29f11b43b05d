import { feature } from '../../sections/feature.ts';

/** Tells those who write what keeps some people from reading it, and mends it with one press. */
export const legibilidade = feature({ name: 'legibilidade' });
