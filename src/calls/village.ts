import { z } from 'zod';
import { featureCalls } from '../features/all.ts';
import { achadoAnswer, marksAnswer } from '../fields/achado.ts';
import { count } from '../fields/count.ts';
import { gravities } from '../fields/gravity.ts';
import { momentAnswer } from '../fields/instant.ts';
import { pdfAnswer } from '../fields/pdfFacts.ts';
import { corte, foco, photoAnswer } from '../fields/photo.ts';
import { text } from '../fields/text.ts';
import { languageCodes } from '../language/speaking.ts';
import { collections } from '../sections/all.ts';
import { avisos } from '../sections/avisos.ts';
import { type Definicoes, definicoesFields } from '../sections/definicoes.ts';
import { fotos, valuesOf } from './answers.ts';
import { type Call, call } from './call.ts';

const definicoes = {
  definicoes: z.strictObject(valuesOf(definicoesFields)).meta({ id: 'definicoes' }),
  inventadas: z
    .array(z.enum(Object.keys(definicoesFields) as (keyof Definicoes)[]))
    .meta({ description: 'As que dizem ainda o que diz a aldeia de demonstração' }),
  fotos,
  responsavel: z.string().meta({ description: 'Quem responde pelo conteúdo do site, ou vazio' }),
  enviaEmail: z.boolean().meta({ description: 'Se saem cartas' }),
};

/** The settings of the village. */
export const definicoesCalls = {
  read: call('GET /api/definicoes', 'anyone', 'Definições da aldeia', { answers: definicoes }),
  save: call(
    'PUT /api/definicoes',
    'definicoes',
    'Guardar definições: as que não vão nomeadas ficam como estão; os dados de pagamento, só administradores e com palavra-passe',
    { takes: [{ fields: definicoesFields }], answers: definicoes, password: 'sometimes' },
  ),
  versions: call(
    'GET /api/definicoes/versoes',
    'definicoes',
    'O que cada alteração das definições mudou, da mais nova para a mais antiga',
    {
      answers: {
        arrayVersoes: z.array(
          z.strictObject({
            numero: z.int(),
            quem: z.string(),
            em: momentAnswer,
            antes: z.record(z.string(), z.unknown()),
            depois: z.record(z.string(), z.unknown()),
          }),
        ),
        fotos,
      },
    },
  ),
};

/** Backups: the whole village as one file. */
export const copiaCalls = {
  take: call('GET /api/copia', 'admin', 'Uma cópia de segurança de tudo', {
    answers: ['application/gzip'],
    password: 'always',
  }),
  last: call('GET /api/copia/ultima', 'admin', 'Quando foi feita a última cópia', {
    answers: { copia: z.strictObject({ madeAt: momentAnswer }) },
  }),
};

export const demonstracaoCall = call(
  'DELETE /api/demonstracao',
  'admin',
  'Apagar o conteúdo de demonstração',
  {
    answers: { demonstracao: z.strictObject({ removidos: z.int() }) },
    password: 'always',
  },
);

const { title, smallDescription, urgenteAte } = valuesOf(avisos.fields);

/** The urgent notices at the top of every public page. */
export const urgentesCall = call(
  'GET /api/urgentes',
  'anyone',
  'O que é urgente neste momento: o mais grave primeiro, três avisos no máximo',
  {
    answers: {
      arrayUrgentes: z.array(
        z.strictObject({
          _id: z.string(),
          updatedAt: momentAnswer,
          title,
          smallDescription,
          urgencia: z.enum(gravities),
          urgenteAte,
          path: z.string().meta({ description: 'Onde está a página do aviso' }),
        }),
      ),
    },
  },
);

/** The pages that exist in other languages, by their paths in Portuguese. */
export const traducoesCall = call(
  'GET /api/traducoes',
  'anyone',
  'As páginas que também há noutras línguas, pelo endereço que têm em português',
  {
    answers: {
      traducoes: z.record(z.enum(languageCodes), z.array(z.string())),
    },
  },
);

export const pesquisaCall = call('GET /api/pesquisa', 'anyone', 'Procurar em todo o site', {
  query: { q: text('Palavras a procurar'), lingua: text('A língua em que se procura: en, es, fr') },
  answers: {
    resultados: z.array(
      z.strictObject({
        type: z.string(),
        title: z.string(),
        excerpt: z.string(),
        path: z.string(),
        marks: z.strictObject({ title: marksAnswer, excerpt: marksAnswer }),
        achado: achadoAnswer
          .nullable()
          .meta({ description: 'Em que PDF, quando não é o próprio registo que as diz' }),
      }),
    ),
  },
});

/** The page of a record that is still being written. */
export const previsaoCall = call(
  'POST /api/previsao/:seccao',
  'editar',
  'A página que um registo terá, sem o guardar',
  {
    query: { chave: text('O registo que se está a alterar; nenhum, se é novo') },
    takes: Object.values(collections).flatMap(({ sections }) => sections),
    answers: ['text/html'],
    changesNothing: true,
  },
);

/** The names of calls that need a proof of work, from their paths: those that take a `captcha`. */
export const captchaActions: readonly string[] = featureCalls.flatMap((each: Call) =>
  each.takes instanceof Object && 'fields' in each.takes && 'captcha' in each.takes.fields
    ? (each.path.split('/')[2] ?? [])
    : [],
);

const hex = z.string().regex(/^([0-9a-f]{2}){1,64}$/);

/** The parameters are in alphabetical order, because that is the order in which they are signed. */
export const captchaCall = call('GET /api/captcha', 'anyone', 'Um desafio ALTCHA para uma ação', {
  query: { for: text('Ação', { help: `Um destes: ${captchaActions.join(', ')}` }) },
  answers: {
    parameters: z.strictObject({
      algorithm: z.string(),
      cost: z.int(),
      data: z.strictObject({ action: z.string() }),
      expiresAt: z.number(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  },
  limit: 'work',
});

const path = text('Ficheiro', { required: true });
const file = { file: z.string(), photo: photoAnswer.optional(), pdf: pdfAnswer.optional() };

/** Upload, description and removal of files, for staff. */
export const fileCalls = {
  upload: call('POST /api/file', ['editar', 'definicoes'], 'Carregar um PDF ou uma fotografia', {
    takes: 'file',
    answers: file,
    status: 201,
    // No record uses the new file yet.
    changesNothing: true,
  }),
  describe: call('PUT /api/file', ['editar', 'definicoes'], 'Descrever uma fotografia', {
    takes: { fields: { path, alt: text('Texto alternativo') } },
    answers: file,
  }),
  focus: call(
    'PUT /api/file/foco',
    ['editar', 'definicoes'],
    'Dizer o que de uma fotografia fica à vista onde é recortada',
    { takes: { fields: { path, foco: foco('O que fica à vista') } }, answers: file },
  ),
  cut: call(
    'GET /api/file/recorte',
    ['editar', 'definicoes'],
    'Saber de que fotografia outra foi feita, e como foi rodada e recortada',
    {
      query: { path },
      answers: { original: z.string(), corte: corte('Recorte').answer, voltas: z.int() },
    },
  ),
  recut: call(
    'POST /api/file/recorte',
    ['editar', 'definicoes'],
    'Fazer de uma fotografia outra, rodada e recortada, a partir da original',
    {
      takes: {
        fields: {
          path,
          corte: corte('Recorte'),
          voltas: count('Quartos de volta para a direita', { most: 3 }),
        },
      },
      answers: file,
      status: 201,
      // No record uses the new file yet.
      changesNothing: true,
    },
  ),
  remove: call(
    'DELETE /api/file',
    ['editar', 'definicoes'],
    'Largar um ficheiro que nenhum registo usa',
    {
      takes: { fields: { path } },
      answers: { file: z.string() },
      changesNothing: true,
    },
  ),
};
