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
});

/** What staff answered to messages. It goes with the message, whoever removes that. */
export const respostas = table({
  name: 'respostas',
  fields: {
    ...resposta.fields,
    mensagem: text('Mensagem'),
    /** Equal for two sendings of one answer, different for every other. */
    chave: { ...text('Chave do formulário'), unique: true },
    /** The username of whoever answered, as it was then. */
    por: text('Respondida por'),
    em: instant('Respondida em'),
    /** The `_id` of its letter, which goes before the answer does. */
    carta: { ...text('Carta'), unique: true },
    /** When the letter left; the answer knows it after the letter is gone. */
    entregueEm: instant('Entregue em'),
    /** Its letter was given up: until it leaves all the same, the message waits for an answer. */
    falhou: flag('Falhou'),
  },
  belongsTo: { field: 'mensagem', table: mensagens.name },
});

/** Set phrases for answers, in one row; those a village begins with until somebody changes them. */
export const frases = table({ name: 'frases', fields: frasesFields });
