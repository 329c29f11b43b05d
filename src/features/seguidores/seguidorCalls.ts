import { z } from 'zod';
import { recordOf, valuesOf } from '../../calls/answers.ts';
import { call, whole } from '../../calls/call.ts';
import { text } from '../../fields/text.ts';
import { aparelho as aparelhoForm, endereco, minutesToProve } from './aparelhos.ts';
import { envioFields, seguidorFields, seguir, wishFields } from './seguidores.ts';
import { everyTopic } from './topics.ts';

const { email, temas, frequencia, estado, pedidoEm, confirmadoEm } = seguidorFields;
const seguidor = z
  .strictObject(valuesOf({ email, temas, frequencia, estado, pedidoEm, confirmadoEm }))
  .meta({ id: 'seguidor' });
const found = { seguidor: seguidor.nullable() };

const reach = z.strictObject({ logo: z.int(), semana: z.int() });

/** Those who follow the village: visitors ask, confirm, change and leave; staff see how many there are. */
export const seguidorCalls = {
  follow: call(
    'POST /api/seguidores',
    'anyone',
    'Seguir a aldeia por email: segue uma carta com a ligação para confirmar',
    {
      takes: whole(seguir),
      answers: { seguidor: z.strictObject({ recebido: z.literal(true) }) },
      status: 201,
      limit: 'write',
      changesNothing: true,
    },
  ),
  read: call('GET /api/seguidores/:segredo', 'anyone', 'O que alguém segue, para quem o segue', {
    answers: found,
  }),
  confirm: call(
    'POST /api/seguidores/:segredo/confirmar',
    'anyone',
    'Confirmar que se quer seguir, até sete dias depois de pedir',
    { answers: found, limit: 'write', changesNothing: true },
  ),
  change: call('PUT /api/seguidores/:segredo', 'anyone', 'Mudar o que se segue', {
    takes: { fields: wishFields },
    answers: found,
    limit: 'write',
    changesNothing: true,
  }),
  leave: call('DELETE /api/seguidores/:segredo', 'anyone', 'Deixar de seguir', {
    answers: { seguidor: z.strictObject({ saiu: z.literal(true) }) },
    limit: 'write',
    changesNothing: true,
  }),
  list: call(
    'GET /api/seguidores',
    'publicar',
    'Quantos seguem a aldeia, e o que se lhes escreveu',
    {
      query: { temas: text('Temas', { help: 'Separados por vírgulas: a quantos chegaria' }) },
      answers: {
        contagens: z.strictObject({
          confirmados: z.int(),
          porConfirmar: z.int(),
          devolvidos: z.int(),
          aparelhos: z.int(),
          temas: z.record(z.enum(everyTopic), reach),
        }),
        alcance: reach.extend({ aparelhos: z.int() }),
        arrayEnvios: z.array(recordOf('envio', envioFields)),
      },
    },
  ),
};

const aparelho = z
  .strictObject({
    ...valuesOf({ temas: aparelhoForm.fields.temas }),
    confirmado: z.boolean().meta({ description: 'Se já provou que os avisos lhe chegam' }),
  })
  .meta({ id: 'aparelho' });
const query = { endereco };

/** Devices that receive notifications, without anybody saying whose they are. */
export const aparelhoCalls = {
  key: call('GET /api/notificacoes/chave', 'anyone', 'A chave com que um navegador aceita avisos', {
    answers: { chave: z.string() },
  }),
  read: call('GET /api/notificacoes', 'anyone', 'O que um aparelho segue', {
    query,
    answers: { aparelho: aparelho.nullable() },
  }),
  keep: call(
    'POST /api/notificacoes',
    'anyone',
    'Avisar um aparelho, ou mudar o que ele segue: a um novo chega um aviso com uma prova, para confirmar',
    { takes: whole(aparelhoForm), answers: { aparelho }, limit: 'write', changesNothing: true },
  ),
  prove: call(
    'POST /api/notificacoes/confirmar',
    'anyone',
    `Devolver a prova que chegou a um aparelho, até ${minutesToProve} minutos depois: só então é avisado`,
    {
      takes: { fields: { endereco, prova: text('Prova', { required: true, most: 100 }) } },
      answers: { aparelho },
      limit: 'write',
      changesNothing: true,
    },
  ),
  forget: call('DELETE /api/notificacoes', 'anyone', 'Deixar de avisar um aparelho', {
    query,
    answers: { aparelho: z.strictObject({ saiu: z.literal(true) }) },
    limit: 'write',
    changesNothing: true,
  }),
};
