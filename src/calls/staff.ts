import { z } from 'zod';
import { count } from '../fields/count.ts';
import { momentAnswer } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { atTheDesk } from '../sections/abilities.ts';
import { type ActivityKind, activityKinds } from '../sections/atividade.ts';
import { contaFields, novaConta, palavraPasse } from '../sections/contas.ts';
import { login } from '../sections/login.ts';
import { pagingFields, valuesOf } from './answers.ts';
import { call, whole } from './call.ts';

const { username, isAdmin, permissoes, seccoes, mudarPassword, disabled, email } = contaFields;
const whose = valuesOf({ username });

/** Logging in and out, checking the session, changing one's own password. */
export const authCalls = {
  logIn: call('POST /api/auth', 'anyone', 'Iniciar sessão', {
    takes: whole(login),
    answers: { token: z.string(), dispositivo: z.string() },
    changesNothing: true,
  }),
  read: call('GET /api/auth', 'session', 'Confirmar a sessão', {
    answers: {
      ...valuesOf({ username, isAdmin, permissoes, seccoes, mudarPassword }),
      faltaFator: z.boolean().meta({
        description: 'Tem de ligar a verificação em dois passos antes de fazer mais alguma coisa',
      }),
      pode: z.array(z.string()).meta({ description: 'Os pedidos que pode fazer' }),
    },
  }),
  changePassword: call('PUT /api/auth', 'session', 'Mudar a própria palavra-passe', {
    takes: { fields: palavraPasse.fields },
    answers: whose,
    changesNothing: true,
  }),
  logOut: call('DELETE /api/auth', 'session', 'Terminar a sessão', {
    answers: whose,
    changesNothing: true,
  }),
};

const conta = z.strictObject({ _id: z.string(), ...valuesOf(contaFields) }).meta({ id: 'conta' });
const password = z.string().meta({ description: 'Dita só desta vez' });

/** Staff accounts, for administrators. */
export const contaCalls = {
  list: call('GET /api/contas', 'admin', 'As contas do pessoal', {
    answers: { arrayContas: z.array(conta) },
  }),
  add: call('POST /api/contas', 'admin', 'Criar uma conta', {
    takes: { fields: novaConta.fields, isExact: true },
    answers: { conta, password },
    status: 201,
    changesNothing: true,
    password: 'always',
  }),
  change: call(
    'PUT /api/contas/:_id',
    'admin',
    'Ativar, desativar, dizer o que pode fazer, mudar o email',
    {
      takes: { fields: { disabled, isAdmin, permissoes, seccoes, email }, isExact: true },
      answers: { conta },
      changesNothing: true,
      password: 'always',
    },
  ),
};

const kinds = Object.keys(activityKinds) as [ActivityKind, ...ActivityKind[]];

const atividade = z.strictObject({
  _id: z.string(),
  at: momentAnswer,
  who: z.string(),
  kind: z.enum(kinds),
  sentence: z.string(),
  link: z.string().meta({ description: 'Onde se vê, ou vazio' }),
});

/** A line of the activity. */
export type Atividade = z.infer<typeof atividade>;

export const atividadeCall = call('GET /api/atividade', atTheDesk, 'Quem fez o quê', {
  query: {
    who: text('Quem'),
    kind: text('Tipo', { help: `Um destes: ${kinds.join(', ')}` }),
    page: { ...count('Página', { least: 1 }), initial: 1 },
  },
  answers: {
    arrayAtividade: z.array(atividade),
    people: z.array(z.string()),
    total: z.int(),
    perPage: z.int(),
  },
});

export const resumoCall = call('GET /api/resumo', 'staff', 'Os números do dia', {
  answers: {
    resumo: z.strictObject({
      contagens: z
        .record(z.string(), z.int())
        .meta({ description: 'Quantos esperam por alguém, de cada coisa que pode esperar' }),
    }),
  },
});

/** The first steps that turn a new site into a village's own. */
export const firstSteps = [
  'nome',
  'abertura',
  'horario',
  'pagamento',
  'aviso',
  'colega',
  'copia',
  'abrir',
] as const;

const life = z.strictObject({ seccao: z.string(), rascunhos: z.int(), agendados: z.int() });

export const hojeCall = call('GET /api/hoje', 'staff', 'O que há para tratar', {
  answers: {
    hoje: z.strictObject({
      porPublicar: z.array(life).meta({ description: 'As secções com rascunhos ou agendados' }),
      proximoEvento: z
        .strictObject({
          identifier: z.string(),
          title: z.string(),
          startDate: z.string(),
          startTime: z.string(),
          inscritos: z.int(),
          lugares: z.int().nullable().meta({ description: 'null: sem inscrições' }),
        })
        .nullable(),
      ultimaCopia: momentAnswer,
      copiaDaNoite: momentAnswer.meta({
        description: 'A última que o servidor fez sozinho; vazio: nenhuma',
      }),
      semFator: z.boolean().meta({
        description: 'Se quem pergunta devia ter a verificação em dois passos, e não a tem',
      }),
      porFazer: z
        .array(z.enum(firstSteps))
        .meta({ description: 'Os primeiros passos que ninguém deu ainda' }),
    }),
  },
});

/** Finds what staff may be looking for, whatever its state; without words, what was changed last. */
export const procuraCall = call('GET /api/procura', 'staff', 'Procurar em tudo o que se gere', {
  query: { q: pagingFields.q },
  answers: {
    resultados: z.array(
      z.strictObject({
        titulo: z.string(),
        onde: z.string().meta({ description: 'Como o menu chama ao lugar' }),
        pormenor: z.string().meta({ description: 'O que o distingue, ou vazio' }),
        link: z.string(),
        pagina: z.strictObject({ endereco: z.string(), registo: z.string() }).optional().meta({
          description: 'Onde os visitantes o leem, e como um texto o nomeia numa ligação',
        }),
      }),
    ),
  },
});
