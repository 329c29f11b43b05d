import { mensagemFields } from '../../sections/mensagens.ts';
import { table } from '../store/table.ts';

/** What visitors wrote to the council. */
export const mensagens = table({
  name: 'mensagens',
  fields: mensagemFields,
  searched: ['name', 'email', 'subject', 'mensagem', 'respondida'],
});
