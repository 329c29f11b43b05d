import { count } from '../../fields/count.ts';
import { email } from '../../fields/email.ts';
import type { Values } from '../../fields/field.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import { list } from '../../fields/list.ts';
import { text } from '../../fields/text.ts';
import { anexosField } from '../../sections/anexos.ts';
import { form } from '../../sections/form.ts';
import { linguaField } from '../../sections/lingua.ts';
import type { Stored } from '../../sections/section.ts';

/** A message to the council. */
export const mensagem = form({
  name: 'mensagens',
  fields: {
    name: text('Nome', { required: true, most: 100, noAddresses: true }),
    email: email('Email', { required: true }),
    subject: text('Assunto', { required: true }),
    mensagem: text('Mensagem', { required: true, lines: true, most: 10_000 }),
  },
  envelope: { captcha: text('Verificação', { most: 10_000 }), lingua: linguaField },
});

/** A message as it is stored. */
export const mensagemFields = {
  ...mensagem.fields,
  lingua: { ...linguaField, setByServer: true },
  receivedAt: instant('Recebida em'),
  respondida: {
    ...flag('Respondida', { markers: ['Respondida', 'Por responder'] }),
    setByServer: true,
  },
} as const;

/** A message as staff read it. */
export type Mensagem = Stored & Values<typeof mensagemFields>;

/** How many months messages are kept. */
export const monthsOfMessages = 12;

/** The filter, in addresses and calls, for messages still to be answered. */
export const unanswered = 'por-responder';

/** The subject of an answer to a message with this subject. */
export function answerSubject(subject: string): string {
  const trimmed = subject.trim();
  return /^re:/i.test(trimmed) ? trimmed : `Re: ${trimmed}`;
}

/** An answer as staff write it (`fields`), and what the screen adds (`envelope`). */
export const resposta = form({
  name: 'respostas',
  fields: {
    texto: text('A sua resposta', { required: true, lines: true, most: 10_000 }),
    assinatura: text('Assinar também com o seu nome', {
      most: 100,
      help: 'Facultativo. A assinatura da junta vai sempre.',
    }),
  },
  envelope: {
    anexos: anexosField,
    chave: text('Chave do formulário', {
      most: 64,
      help: 'Igual em dois envios da mesma resposta, para que só saia um email',
    }),
    vistas: count('Respostas já lidas', {
      help: 'Se entretanto houver mais, o envio é recusado; sem isto, não se compara',
    }),
  },
});

/** What has become of an answer. */
export const answerStates = {
  waiting: 'À espera',
  failed: 'Falhou',
  sent: 'Entregue',
  gone: 'Não saiu: o email foi apagado',
} as const;

/** The placeholder for the visitor's name in a set phrase. */
const nameInPhrase = '{nome}';

/** Sentences that answers often need. */
export const frasesFields = {
  frases: list('Frases feitas', {
    item: 'frase',
    most: 40,
    help: `${nameInPhrase} dá lugar ao nome de quem escreveu.`,
  }),
} as const;

/** The phrases that a new village starts with. */
export const firstFrases = [
  `Bom dia, ${nameInPhrase}.`,
  'Obrigado por ter escrito à junta.',
  'Já passámos o assunto a quem o pode resolver, e voltamos a escrever-lhe quando houver novidades.',
  'Pode tratar deste assunto ao balcão da junta, no horário de atendimento.',
  'Com os melhores cumprimentos,',
];

/** A set phrase with the visitor's name filled in. */
export function phraseFor(name: string, phrase: string): string {
  return phrase.replaceAll(nameInPhrase, () => name);
}

/** The refusals of this feature, in words. */
export const refusals = {
  answeredMeanwhile: (who: string, when: string) =>
    `Entretanto ${who} respondeu a esta mensagem (${when})`,
  phrasesMeanwhile: 'Entretanto alguém mudou as frases. Feche, abra de novo e repita a mudança',
};
