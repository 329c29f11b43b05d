import { choice } from '../../fields/choice.ts';
import { choices } from '../../fields/choices.ts';
import { count } from '../../fields/count.ts';
import { email } from '../../fields/email.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { form } from '../../sections/form.ts';
import { everyTopic, frequencies, topics } from './topics.ts';

/** What somebody who follows the village chooses. */
export const wishFields = {
  temas: choices('Temas', everyTopic, { required: true, names: topics }),
  frequencia: choice('Quando', ['logo', 'semana'], { required: true, names: frequencies }),
};

/** The wish to follow the village, as a visitor writes it. */
export const seguir = form({
  name: 'seguidores',
  fields: { email: email('Email', { required: true }), ...wishFields },
  envelope: { captcha: text('Verificação', { most: 10_000 }) },
});

/** Whether somebody is written to, and why not. */
export const followerStates = {
  'por-confirmar': 'Por confirmar',
  confirmado: 'Confirmado',
  devolvido: 'O endereço não existe',
} as const;

/** Somebody who follows the village. */
export const seguidorFields = {
  ...seguir.fields,
  estado: choice('Estado', ['por-confirmar', 'confirmado', 'devolvido'], { names: followerStates }),
  pedidoEm: instant('Pedido em'),
  confirmadoEm: instant('Confirmado em'),
  /** The version of the text that was agreed to. */
  consentimento: text('Texto aceite'),
} as const;

/** What is told of a letter to many: of one record, or of all that a week brought. */
export const envioFields = {
  titulo: text('Título'),
  temas: choices('Temas', everyTopic),
  por: text('Por'),
  /** When it was asked for, or began. */
  em: instant('Em'),
  /** One that waits is about something that visitors do not see yet; one that stopped, about what they see no more. */
  estado: choice('Estado', ['espera', 'a-sair', 'concluido', 'parado']),
  cartas: count('Emails escritos', { initial: 0 }),
  entregues: count('Entregues', { initial: 0 }),
  falhadas: count('Falhados', { initial: 0 }),
  saidas: count('Deixaram de seguir', { initial: 0 }),
  aparelhos: count('Aparelhos avisados', { initial: 0 }),
};

/** What is refused here, in words. */
export const refusals = {
  notPublic: 'Só se avisa do que os visitantes vão ver: publique-o, ou guarde sem avisar',
  tooLate: 'Passaram mais de sete dias. Peça de novo para seguir a aldeia',
};
