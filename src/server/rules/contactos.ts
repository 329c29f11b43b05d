import type { contactos as collection } from '../../sections/contactos.ts';
import type { Rule } from './rule.ts';

/** `frontPage=true` gives those marked for the front page, anything else all. */
export const contactos: Rule<typeof collection> = {
  select: ({ frontPage }) => (frontPage === 'true' ? { where: { frontPage: true } } : {}),
};
