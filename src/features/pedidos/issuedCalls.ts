import { z } from 'zod';
import { call } from '../../calls/call.ts';
import { count } from '../../fields/count.ts';
import { momentAnswer } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { issueFields, type Validity, validityNames } from './issued.ts';

const day = z.string().meta({ description: 'YYYY-MM-DD, ou vazio' });

/** What anybody who has the code may know of an issued document. */
const verified = z
  .strictObject({
    tipo: z.string(),
    numero: z.string(),
    emitidoEm: momentAnswer,
    validoAte: day,
    validade: z.enum(Object.keys(validityNames) as [Validity, ...Validity[]]),
    assinado: z.boolean().meta({ description: 'Se o ficheiro é o que foi assinado fora do site' }),
    sha256: z.string(),
  })
  .meta({ id: 'documentoVerificado' });

/** Like `verified`, with what only the applicant and staff may know. */
const issued = z
  .strictObject({
    _id: z.string(),
    codigo: z.string(),
    ...verified.shape,
    motivo: z.string().meta({ description: 'Porque foi anulado' }),
    temCopia: z.boolean().meta({ description: 'Se o ficheiro ainda se guarda' }),
  })
  .meta({ id: 'documentoEmitido' });

export type Issued = z.infer<typeof issued>;

export const emitidosAnswer = z.array(issued);

/** What the screen of a request knows of its documents. */
export const emissaoAnswer = {
  modelo: z
    .string()
    .meta({ description: 'O texto do serviço com as respostas; vazio se não emite documentos' }),
  emitidos: emitidosAnswer,
};

const one = { documento: issued };

/** Documents that the council issues, and what strangers can find out about them. */
export const issuedCalls = {
  issue: call('POST /api/pedidos/:_id/documentos', 'atendimento', 'Emitir o documento pedido', {
    takes: { fields: { ...issueFields, versao: count('Versão', { help: 'A que se leu' }) } },
    answers: one,
    status: 201,
  }),
  pdf: call('GET /api/emitidos/:_id/pdf', 'atendimento', 'O PDF de um documento emitido', {
    answers: ['application/pdf'],
  }),
  sign: call(
    'POST /api/emitidos/:_id/assinado',
    'atendimento',
    'Pôr o PDF assinado no lugar do que foi emitido: passa a contar o SHA-256 dele',
    { takes: 'file', answers: one, status: 201, changesNothing: true },
  ),
  annul: call('POST /api/emitidos/:_id/anular', 'atendimento', 'Anular um documento emitido', {
    takes: { fields: { motivo: text('Motivo', { required: true, lines: true, most: 500 }) } },
    answers: one,
    changesNothing: true,
  }),
  verify: call(
    'GET /api/verificar/:codigo',
    'anyone',
    'O que é um documento emitido pela junta, de que dia e se é válido; nada de quem o pediu',
    { answers: { documento: verified.nullable() } },
  ),
};
