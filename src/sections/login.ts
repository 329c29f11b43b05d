import { password } from '../fields/password.ts';
import { text } from '../fields/text.ts';
import { codigo, leastPassword } from './contas.ts';
import { form } from './form.ts';

/** The way into the reserved area. */
export const login = form({
  name: 'auth',
  fields: {
    username: text('Utilizador', { required: true }),
    password: password('Palavra-passe', { required: true }),
  },
  envelope: {
    // What an earlier login left with this device; another's, or none, is no fault.
    dispositivo: text('Dispositivo'),
    // Asked for once the password proved right, of accounts with a second factor.
    codigo,
  },
});

/** Whose password was forgotten. */
export const esqueci = form({
  name: 'auth',
  fields: { username: text('Utilizador', { required: true }) },
  envelope: {},
});

/** Another password, by the link of a letter. */
export const recuperar = form({
  name: 'auth',
  fields: {
    password: password('Nova palavra-passe', { required: true, least: leastPassword }),
    codigo,
  },
  envelope: { segredo: text('Segredo da ligação', { required: true }) },
});
