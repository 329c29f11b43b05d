import { password } from '../fields/password.ts';
import { text } from '../fields/text.ts';
import { codigo, leastPassword } from './contas.ts';
import { form } from './form.ts';

/** The login form. */
export const login = form({
  name: 'auth',
  fields: {
    username: text('Utilizador', { required: true }),
    password: password('Palavra-passe', { required: true }),
  },
  envelope: {
    // The device token from an earlier login; a missing or foreign one is no error.
    dispositivo: text('Dispositivo'),
    // Accounts with a second factor are asked for it once the password is right.
    codigo,
  },
});

/** The form for a forgotten password. */
export const esqueci = form({
  name: 'auth',
  fields: { username: text('Utilizador', { required: true }) },
  envelope: {},
});

/** The form that sets a new password, reached by the link in a letter. */
export const recuperar = form({
  name: 'auth',
  fields: {
    password: password('Nova palavra-passe', { required: true, least: leastPassword }),
    codigo,
  },
  envelope: { segredo: text('Segredo da ligação', { required: true }) },
});
