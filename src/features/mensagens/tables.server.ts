import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { table } from '../../server/store/table.ts';
import { frasesFields, mensagemFields, resposta } from './mensagens.ts';

/** What visitors wrote to the council. */
export const mensagens = table({
  name: 'mensagens',
  fields: mensagemFields,
  searched: ['name', 'email', 'subject', 'mensagem', 'respondida'],
  hasLetters: true,
  indexes: { respondida: '("respondida")', receivedAt: '("receivedAt")' },
});

/** Staff's answers to messages. The database removes them with their message. */
export const respostas = table({
  name: 'respostas',
  fields: {
    ...resposta.fields,
    mensagem: text('Mensagem'),
    /** The same if one answer is sent twice, so that it is stored once. */
    chave: { ...text('Chave do formulário'), unique: true },
    /** The username of the account that answered, as it was then. */
    por: text('Respondida por'),
    em: instant('Respondida em'),
    /** The `_id` of its letter, which is erased before the answer is. */
    carta: { ...text('Carta'), unique: true },
    /** When the letter was sent; kept here because the letter is erased earlier. */
    entregueEm: instant('Entregue em'),
    /** Its letter was given up: unless it is sent after all, the message counts as unanswered. */
    falhou: flag('Falhou'),
  },
  belongsTo: { field: 'mensagem', table: mensagens.name },
});

/** Set phrases for answers, in one row; there is none until somebody changes `firstFrases`. */
export const frases = table({ name: 'frases', fields: frasesFields });
