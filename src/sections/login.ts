import { password } from '../fields/password.ts';
import { text } from '../fields/text.ts';
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
  },
});
