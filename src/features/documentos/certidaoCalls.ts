import { z } from 'zod';
import { call } from '../../calls/call.ts';
import { momentAnswer } from '../../fields/instant.ts';

const day = z.string().meta({ description: 'YYYY-MM-DD; vazio se não se sabe' });
const mark = { por: z.string(), em: momentAnswer };

/** What a certificate of publication says. */
const certidao = z
  .strictObject({
    identifier: z.string(),
    title: z.string(),
    type: z.string(),
    orgao: z.string(),
    numero: z.string(),
    date: day,
    junta: z.string().meta({ description: 'O nome da junta de freguesia, nas definições' }),
    morada: z.string(),
    endereco: z.string().meta({ description: 'Onde está no site' }),
    quadro: z
      .array(
        z.strictObject({
          de: day,
          afixado: z.strictObject(mark).meta({ description: 'Quem o registou, e quando' }),
          ate: day,
          retirado: z.strictObject(mark).nullable(),
        }),
      )
      .meta({ description: 'Cada período em que esteve no quadro' }),
    site: z
      .array(
        z.strictObject({
          de: momentAnswer,
          ate: z.string().meta({ description: 'Vazio enquanto lá está' }),
          por: z.string(),
        }),
      )
      .meta({ description: 'Cada período em que esteve no site' }),
    ficheiros: z.array(
      z.strictObject({
        name: z.string(),
        title: z.string(),
        pages: z.int().nullable(),
        sha256: z.string(),
      }),
    ),
    ressalvas: z
      .array(z.string())
      .meta({ description: 'O que quem a lê tem de saber do relógio do registo' }),
    linha: z.int().meta({ description: 'A última do registo neste momento' }),
    resumo: z.string().meta({ description: 'O SHA-256 dessa linha' }),
    feitaEm: momentAnswer,
  })
  .meta({ id: 'certidao' });

export type Certidao = z.infer<typeof certidao>;

/** A document's certificate with the state of the register, and the editais to post or on the board. */
export const certidaoCalls = {
  read: call(
    'GET /api/documentos/:identifier/certidao',
    'editar',
    'A certidão de publicação de um documento, e se o registo está íntegro',
    {
      answers: {
        certidao: certidao
          .nullish()
          .meta({ description: 'Em falta se o registo ainda nada diz do documento' }),
        registo: z.strictObject({
          linhas: z.int(),
          faltas: z.array(z.string()).meta({ description: 'O que não está íntegro' }),
        }),
      },
    },
  ),
  pdf: call(
    'GET /api/documentos/:identifier/certidao.pdf',
    'editar',
    'A certidão de publicação em PDF; nenhuma se o registo não está íntegro',
    { answers: ['application/pdf'] },
  ),
  board: call(
    'GET /api/quadro',
    'editar',
    'Os editais por afixar e os que estão no quadro, o ato mais antigo primeiro',
    {
      answers: {
        arrayQuadro: z.array(
          z.strictObject({
            identifier: z.string(),
            title: z.string(),
            numero: z.string(),
            date: day,
            afixadoEm: day,
            passo: z.enum(['toPost', 'planned', 'onBoard', 'toTakeDown', 'takenDown', 'old']),
            palavras: z.string().meta({ description: 'Em que pé está: «3 dos 5 dias no quadro»' }),
            atrasado: z.boolean(),
          }),
        ),
      },
    },
  ),
};
