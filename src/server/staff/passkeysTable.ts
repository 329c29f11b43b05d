import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { list } from '../../fields/list.ts';
import { text } from '../../fields/text.ts';
import { table } from '../store/table.ts';
import { staff } from './staff.ts';

/** The public halves of the keys that people's devices hold for an account. */
export const passkeys = table({
  name: 'passkeys',
  fields: {
    staff: text('Utilizador'),
    nome: text('Nome'),
    credential: { ...text('Identificador'), unique: true },
    publicKey: text('Chave pública', { lines: true }),
    /** How often the device says it was used; a key that is shared among devices always says 0. */
    counter: count('Usos', { most: 2 ** 31 - 1 }),
    transports: list('Por onde chega', { item: 'meio' }),
    createdAt: instant('Criada em'),
    lastUsedAt: instant('Usada em'),
  },
  belongsTo: { field: 'staff', table: staff.name },
});
