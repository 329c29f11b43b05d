import { email } from '../fields/email.ts';
import type { Values } from '../fields/field.ts';
import { flag } from '../fields/flag.ts';
import { instant } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { form } from './form.ts';
import type { Stored } from './section.ts';

/** A message to the council. */
export const mensagem = form({
  name: 'mensagens',
  fields: {
    name: text('Nome', { required: true, most: 100, noAddresses: true }),
    email: email('Email', { required: true }),
    subject: text('Assunto', { required: true }),
    mensagem: text('Mensagem', { required: true, lines: true, most: 10_000 }),
  },
  envelope: { captcha: text('Verificação', { most: 10_000 }) },
});

/** A message as it is stored. */
export const mensagemFields = {
  ...mensagem.fields,
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
