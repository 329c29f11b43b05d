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

/** Somebody who follows the village. */
export const seguidorFields = {
  ...seguir.fields,
  /** Only `confirmado` gets letters to many. */
  estado: choice('Estado', ['por-confirmar', 'confirmado', 'devolvido'], {
    names: {
      'por-confirmar': 'Por confirmar',
      confirmado: 'Confirmado',
      devolvido: 'O endereço não existe',
    },
  }),
  pedidoEm: instant('Pedido em'),
  confirmadoEm: instant('Confirmado em'),
  /** The version of the text that was agreed to. */
  consentimento: text('Texto aceite'),
} as const;

/** A letter to many, as staff see it: about one record, or the weekly letter. */
export const envioFields = {
  titulo: text('Título'),
  temas: choices('Temas', everyTopic),
  por: text('Por'),
  /** When it was asked for, and later when its first letters were written. */
  em: instant('Em'),
  /** `espera`: not begun, as its record may not be published yet. `parado`: its record is no longer on the site. */
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
