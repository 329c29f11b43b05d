import type { Field, Fields } from '../../fields/field.ts';
import { activityKinds } from '../../sections/atividade.ts';
import { contaFields, novaConta, palavraPasse, passwordHeader } from '../../sections/contas.ts';
import { definicoesFields } from '../../sections/definicoes.ts';
import { inscricao, inscricaoFields } from '../../sections/inscricoes.ts';
import { login } from '../../sections/login.ts';
import { mensagem, mensagemFields } from '../../sections/mensagens.ts';
import type { Collection, Section } from '../../sections/section.ts';
import { pagingFields } from './paging.ts';

type Schema = Record<string, unknown>;

const text = { type: 'string' };

function property(field: Field): Schema {
  const { label: title, help: description } = field;
  return { title, ...(description ? { description } : {}), ...field.json };
}

function properties(fields: Fields): Record<string, Schema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, property(field)]));
}

function object(props: Schema, required: string[] = []): Schema {
  return { type: 'object', properties: props, ...(required.length > 0 ? { required } : {}) };
}

/** What a client sends: every field it may set, and those it must. */
function bodySchema({
  fields,
  shownWhen,
  envelope = {},
}: Pick<Section, 'fields' | 'shownWhen' | 'envelope'>): Schema {
  const typed = Object.entries({ ...fields, ...envelope }).filter(
    ([, field]) => !field.setByServer,
  );
  const required = typed.filter(([name, field]) => field.required && !shownWhen?.[name]);
  return object(
    properties(Object.fromEntries(typed)),
    required.map(([name]) => name),
  );
}

/** What the API answers of a record. */
function recordSchema(fields: Fields): Schema {
  return object({
    _id: text,
    updatedAt: { type: 'string', format: 'date-time' },
    ...properties(fields),
  });
}

const errors = { $ref: '#/components/schemas/Errors' };

function answer(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

type Call = {
  summary: string;
  tag: string;
  staff?: boolean;
  /** For administrators alone. */
  admin?: boolean;
  /** Asks for the password again: always, or where the summary says so. */
  confirmed?: 'always' | 'sometimes';
  path?: string[];
  query?: Record<string, Schema>;
  body?: Schema;
  multipart?: boolean;
  answers?: Schema;
  status?: number;
};

function rolesOf({ staff, admin }: Call): Schema {
  if (admin) return { token: ['admin'] };
  return staff ? { token: [] } : {};
}

function operation(call: Call): Schema {
  const parameters = [
    ...(call.path ?? []).map((name) => ({ name, in: 'path', required: true, schema: text })),
    ...Object.entries(call.query ?? {}).map(([name, schema]) => ({ name, in: 'query', schema })),
    ...(call.confirmed
      ? [
          {
            ...{ name: passwordHeader, in: 'header', required: call.confirmed === 'always' },
            description: 'A palavra-passe de quem pede, codificada como num endereço (%C3%A7)',
            schema: text,
          },
        ]
      : []),
  ];
  const type = call.multipart ? 'multipart/form-data' : 'application/json';
  return {
    summary: call.summary,
    tags: [call.tag],
    security: [{ APIKEY: [], ...rolesOf(call) }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body
      ? {
          requestBody: {
            required: 'required' in call.body,
            content: { [type]: { schema: call.body } },
          },
        }
      : {}),
    responses: {
      [call.status ?? 200]: answer('Feito', call.answers ?? object({})),
      default: answer('Recusado', errors),
    },
  };
}

const paging = properties(pagingFields);

const total = { type: 'integer', description: 'Só quando se indica offset' };

function collectionPaths(collection: Collection): Schema {
  const { name, one, many, key, sections } = collection;
  const tag = name;
  const record = { $ref: `#/components/schemas/${one}` };
  const found = object({ [one]: { anyOf: [record, { type: 'null' }] } });
  const saved = object({ [one]: record });
  const base = `/api/${name}`;
  const paths: Record<string, Schema> = {
    [base]: {
      get: operation({
        ...{ tag, summary: `Lista de ${name}` },
        query: { type: text, ...paging, fields: text },
        answers: object({ [many]: { type: 'array', items: record }, total }),
      }),
    },
    [`${base}/{${key}}`]: {
      get: operation({ tag, summary: `Um registo de ${name}`, path: [key], answers: found }),
      delete: operation({ tag, summary: 'Apagar', staff: true, path: [key], answers: saved }),
    },
  };
  for (const [path = '', writers] of Map.groupBy(sections, ({ writePath }) => writePath)) {
    const bodies = writers.map(bodySchema);
    const write = {
      tag,
      staff: true,
      answers: saved,
      body: bodies.length > 1 ? { anyOf: bodies } : bodies[0],
    };
    const address = path === '' ? base : `${base}/${path}`;
    paths[address] = {
      ...paths[address],
      post: operation({ ...(write as Call), summary: 'Criar', status: 201 }),
    };
    paths[`${address}/{${key}}`] = {
      ...paths[`${address}/{${key}}`],
      put: operation({ ...(write as Call), summary: 'Substituir', path: [key] }),
    };
  }
  return paths;
}

function otherPaths(): Schema {
  const booking = { $ref: '#/components/schemas/inscricao' };
  const receipt = object({
    inscricao: object({ _id: text, total: { type: 'number' }, pagina: text }),
  });
  const byId = { tag: 'inscricoes', staff: true, path: ['_id'] };
  const bySecret = { tag: 'reservas', path: ['segredo'] };
  const message = { $ref: '#/components/schemas/mensagem' };
  const aMessage = {
    ...{ tag: 'mensagens', staff: true, path: ['_id'] },
    answers: object({ mensagem: message }),
  };
  const upload = {
    multipart: true,
    body: object({ file: { type: 'string', format: 'binary' } }, ['file']),
  };
  const settings = object({
    definicoes: { $ref: '#/components/schemas/definicoes' },
    enviaEmail: { type: 'boolean' },
  });
  const account = { $ref: '#/components/schemas/conta' };
  const path = { path: text };
  const adminConfirms = { admin: true, confirmed: 'always' } as const;
  const { disabled, isAdmin, email } = contaFields;
  const accountChanges = { disabled, isAdmin, email };
  return {
    '/api/inscricoes': {
      post: operation({
        ...{ tag: 'inscricoes', summary: 'Inscrever-se num evento', status: 201 },
        body: bodySchema({ fields: { ...inscricao.fields, ...inscricao.envelope } }),
        answers: receipt,
      }),
    },
    '/api/inscricoes/balcao': {
      post: operation({
        ...{ tag: 'inscricoes', summary: 'Inscrever alguém ao balcão', staff: true, status: 201 },
        body: bodySchema({ fields: { ...inscricao.fields, _id: inscricao.envelope._id } }),
        answers: receipt,
      }),
    },
    '/api/inscricoes/{_id}/comprovativo': {
      get: operation({ ...byId, summary: 'O comprovativo de pagamento (PDF ou imagem)' }),
    },
    '/api/inscricoes/{_id}': {
      get: operation({ ...byId, summary: 'Uma reserva', answers: object({ inscricao: booking }) }),
      put: operation({
        ...byId,
        summary: 'Confirmar ou cancelar o pagamento: o estado que se quer ou, sem ele, o contrário',
        body: object(properties({ estaPago: inscricaoFields.estaPago })),
        answers: object({ data: booking }),
      }),
      delete: operation({
        ...byId,
        summary: 'Apagar a reserva',
        answers: object({ inscricao: booking }),
      }),
    },
    '/api/inscricoes/{_id}/devolucao': {
      put: operation({
        ...byId,
        summary: 'Dizer se o que foi pago por uma reserva cancelada já foi devolvido',
        body: object(properties({ devolvido: inscricaoFields.devolvido }), ['devolvido']),
        answers: object({ inscricao: booking }),
      }),
    },
    '/api/noticiasEventos/backoffice/{identifier}/inscricoes.csv': {
      get: operation({
        ...{ tag: 'inscricoes', staff: true, path: ['identifier'] },
        summary: 'As reservas de um evento, em CSV',
      }),
    },
    '/api/noticiasEventos/backoffice/{identifier}': {
      get: operation({
        ...{ tag: 'noticiasEventos', staff: true, path: ['identifier'] },
        summary: 'Um evento com as suas reservas',
        query: paging,
        answers: object({ noticiaEvento: { $ref: '#/components/schemas/noticiaEvento' }, total }),
      }),
    },
    '/api/mensagens': {
      post: operation({
        ...{ tag: 'mensagens', summary: 'Escrever à junta', status: 201 },
        body: bodySchema({ fields: { ...mensagem.fields, ...mensagem.envelope } }),
      }),
      get: operation({
        ...{ tag: 'mensagens', summary: 'Mensagens recebidas', staff: true },
        query: paging,
        answers: object({ arrayMensagens: { type: 'array', items: message }, total }),
      }),
    },
    '/api/mensagens/{_id}': {
      get: operation({ ...aMessage, summary: 'Uma mensagem' }),
      put: operation({
        ...aMessage,
        summary: 'Marcar como respondida, ou não: o estado que se quer ou, sem ele, o contrário',
        body: object(properties({ respondida: mensagemFields.respondida })),
      }),
      delete: operation({ ...aMessage, summary: 'Apagar a mensagem' }),
    },
    '/api/cartas': {
      get: operation({ tag: 'cartas', summary: 'Cartas por enviar', staff: true, query: paging }),
    },
    '/api/cartas/{_id}': {
      get: operation({ tag: 'cartas', summary: 'Uma carta', staff: true, path: ['_id'] }),
      put: operation({ tag: 'cartas', summary: 'Enviar de novo', staff: true, path: ['_id'] }),
      delete: operation({ tag: 'cartas', summary: 'Apagar', staff: true, path: ['_id'] }),
    },
    '/api/reservas/{segredo}': {
      get: operation({ ...bySecret, summary: 'O estado de uma reserva, para quem a fez' }),
      delete: operation({
        ...bySecret,
        summary: 'Cancelar a reserva, até 15 dias depois e antes de o evento começar',
      }),
    },
    '/api/reservas/{segredo}/comprovativo': {
      post: operation({
        ...{ ...bySecret, summary: 'Enviar o comprovativo de pagamento', status: 201 },
        ...upload,
      }),
    },
    '/api/pesquisa': {
      get: operation({ tag: 'pesquisa', summary: 'Procurar em todo o site', query: { q: text } }),
    },
    '/api/resumo': {
      get: operation({ tag: 'resumo', summary: 'Os números do dia', staff: true }),
    },
    '/api/copia': {
      get: operation({ tag: 'copia', summary: 'Uma cópia de segurança de tudo', ...adminConfirms }),
    },
    '/api/copia/ultima': {
      get: operation({
        ...{ tag: 'copia', summary: 'Quando foi feita a última cópia', admin: true },
        answers: object({ copia: object({ madeAt: text }) }),
      }),
    },
    '/api/demonstracao': {
      delete: operation({
        ...{ tag: 'demonstracao', summary: 'Apagar o conteúdo de demonstração', ...adminConfirms },
      }),
    },
    '/api/captcha': {
      get: operation({
        ...{ tag: 'captcha', summary: 'Um desafio ALTCHA para uma ação' },
        query: { for: { type: 'string', enum: ['inscricoes', 'mensagens'] } },
      }),
    },
    '/api/auth': {
      post: operation({
        ...{ tag: 'auth', summary: 'Iniciar sessão' },
        body: bodySchema({ fields: { ...login.fields, ...login.envelope } }),
        answers: object({ token: text, dispositivo: text }),
      }),
      get: operation({
        ...{ tag: 'auth', summary: 'Confirmar a sessão', staff: true },
        answers: object({
          ...{ username: text, isAdmin: { type: 'boolean' }, mudarPassword: { type: 'boolean' } },
        }),
      }),
      put: operation({
        ...{ tag: 'auth', summary: 'Mudar a própria palavra-passe', staff: true },
        body: bodySchema(palavraPasse),
        answers: object({ username: text }),
      }),
      delete: operation({ tag: 'auth', summary: 'Terminar a sessão', staff: true }),
    },
    '/api/contas': {
      get: operation({
        ...{ tag: 'contas', summary: 'As contas do pessoal', admin: true },
        answers: object({ arrayContas: { type: 'array', items: account } }),
      }),
      post: operation({
        ...{ tag: 'contas', summary: 'Criar uma conta', ...adminConfirms, status: 201 },
        body: bodySchema(novaConta),
        answers: object({ conta: account, password: text }),
      }),
    },
    '/api/contas/{_id}': {
      put: operation({
        ...{ tag: 'contas', summary: 'Ativar, desativar, tornar administrador, mudar o email' },
        ...{ ...adminConfirms, path: ['_id'], answers: object({ conta: account }) },
        body: object(properties(accountChanges)),
      }),
    },
    '/api/contas/{_id}/palavra-passe': {
      post: operation({
        ...{ tag: 'contas', summary: 'Fazer outra palavra-passe', ...adminConfirms, path: ['_id'] },
        answers: object({ password: text }),
      }),
    },
    '/api/atividade': {
      get: operation({
        ...{ tag: 'atividade', summary: 'Quem fez o quê', staff: true },
        query: {
          who: text,
          kind: { type: 'string', enum: Object.keys(activityKinds) },
          page: { type: 'integer', minimum: 1 },
        },
        answers: object({
          arrayAtividade: {
            type: 'array',
            items: object({
              _id: text,
              at: text,
              who: text,
              kind: text,
              sentence: text,
              link: text,
            }),
          },
          people: { type: 'array', items: text },
          total: { type: 'integer' },
          perPage: { type: 'integer' },
        }),
      }),
    },
    '/api/definicoes': {
      get: operation({ tag: 'definicoes', summary: 'Definições da aldeia', answers: settings }),
      put: operation({
        ...{ tag: 'definicoes', staff: true, answers: settings, confirmed: 'sometimes' },
        summary:
          'Guardar as definições; os dados de pagamento, só administradores e com palavra-passe',
        body: bodySchema({ fields: definicoesFields }),
      }),
    },
    '/api/file': {
      post: operation({
        ...{
          tag: 'file',
          summary: 'Carregar um PDF ou uma fotografia',
          staff: true,
        },
        ...upload,
        answers: object({ file: text }),
        status: 201,
      }),
      put: operation({
        ...{ tag: 'file', summary: 'Descrever uma fotografia', staff: true },
        body: object({ ...path, alt: text }, ['path', 'alt']),
      }),
      delete: operation({
        ...{ tag: 'file', summary: 'Apagar um ficheiro', staff: true },
        body: object(path, ['path']),
      }),
    },
  };
}

/** The whole API as an OpenAPI document, made from the declarations. */
export function describeApi(collections: readonly Collection[], siteUrl: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Aldeia', version: '1' },
    servers: [{ url: siteUrl }],
    paths: Object.assign({}, ...collections.map(collectionPaths), otherPaths()) as Schema,
    components: {
      securitySchemes: {
        APIKEY: { type: 'apiKey', in: 'header', name: 'APIKEY' },
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
      },
      schemas: {
        Errors: object({ errors: { type: 'array', items: object({ param: text, msg: text }) } }, [
          'errors',
        ]),
        inscricao: recordSchema(inscricaoFields),
        mensagem: recordSchema(mensagemFields),
        conta: object({ _id: text, ...properties(contaFields) }),
        definicoes: object(properties(definicoesFields)),
        ...Object.fromEntries(
          collections.map(({ one, fields, computed }) => [
            one,
            recordSchema({ ...fields, ...computed }),
          ]),
        ),
      },
    },
  };
}
