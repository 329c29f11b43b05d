import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { whole } from '../../calls/call.ts';
import { notFound, Refusal, refusal } from '../../calls/refusal.ts';
import { slug } from '../../fields/identifier.ts';
import type { Pergunta } from '../../fields/perguntas.ts';
import { day } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import { xmlText } from '../../language/xml.ts';
import { yesOrNo } from '../../language/yesOrNo.ts';
import { estadoOf } from '../../sections/life.ts';
import { checked } from '../../server/api/body.ts';
import { key, readSettings } from '../../server/process/config.ts';
import { isSameSecret } from '../../server/process/isSameSecret.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context } from '../../server/village/context.ts';
import { ask } from './ask.server.ts';
import { isClosed } from './estados.ts';
import { pedidoAoBalcao } from './pedidos.ts';
import { type Problema, publicProblems } from './problemas.server.ts';
import { partsOf, publicState } from './problemas.ts';
import { takesFiles } from './questions.ts';
import { servicos } from './servicos.ts';

/** The key of programs that report problems; absent: none may. */
export const settings = z.object({ OPEN311_KEY: key() });

/** The standard's XML name for one item of each list. */
const oneOf: Readonly<Record<string, string>> = {
  services: 'service',
  service_requests: 'request',
  attributes: 'attribute',
  values: 'value',
  errors: 'error',
};

function toXml(name: string, value: unknown): string {
  const inside = Array.isArray(value)
    ? value.map((each) => toXml(oneOf[name] ?? name, each)).join('')
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, each]) => toXml(key, each))
          .join('')
      : xmlText(String(value ?? ''));
  return `<${name}>${inside}</${name}>`;
}

/** What can be reported: Open311 gets one service for each kind of problem that a public service offers. */
async function everyService(store: Store, now: Date) {
  const rows = await store.list(servicos, { where: { publico: true } });
  return rows
    .filter((row) => row.perguntas.length > 0 && estadoOf(row, now) === 'publicado')
    .flatMap(({ identifier, name, smallDescription, perguntas }) => {
      const parts = partsOf(perguntas);
      const kinds = perguntas.find(({ chave }) => chave === parts.assunto)?.opcoes ?? [name];
      const ofParts: string[] = Object.values(parts);
      const others = perguntas.filter((each) => !ofParts.includes(each.chave) && !takesFiles(each));
      return kinds.map((assunto) => ({
        code: codeOf(identifier, assunto),
        identifier,
        name,
        smallDescription,
        assunto,
        parts,
        others,
      }));
    });
}

const codeOf = (identifier: string, assunto: string) => `${identifier}--${slug(assunto)}`;

type Service = Awaited<ReturnType<typeof everyService>>[number];

const datatypes: Partial<Record<Pergunta['tipo'], string>> = {
  textoLongo: 'text',
  morada: 'text',
  pessoa: 'text',
  numero: 'number',
  dia: 'datetime',
  simNao: 'singlevaluelist',
  escolha: 'singlevaluelist',
  escolhas: 'multivaluelist',
};

function attributeOf({ chave, label, tipo, required, ajuda, opcoes, se }: Pergunta, at: number) {
  const values = tipo === 'simNao' ? yesOrNo : opcoes;
  return {
    variable: true,
    code: chave,
    datatype: datatypes[tipo] ?? 'string',
    // A question that depends on another answer is not asked of everybody.
    required: required && !se,
    datatype_description: ajuda,
    order: at + 1,
    description: label,
    values: values.map((name) => ({ key: name, name })),
  };
}

const toRequest = (siteUrl: string, each: Problema) => ({
  service_request_id: each.numero.replace('/', '-'),
  status: isClosed(each.estado) ? 'closed' : 'open',
  status_notes: [publicState(each.estado), each.feito].filter(Boolean).join('. '),
  service_name: each.assunto,
  service_code: codeOf(each.servico, each.assunto),
  description: each.texto,
  requested_datetime: each.recebidoEm,
  updated_datetime: each.fechadoEm || each.updatedAt,
  address: each.onde,
  lat: each.latitude,
  long: each.longitude,
  media_url: each.fotos[0] ? siteUrl + each.fotos[0] : null,
});

/** The standard gives 90 days and a thousand requests at most; of these, one page at a time (`page`). */
const [mostDays, mostRequests, perPage] = [90, 1_000, 50];

function momentIn(text: string | null, otherwise: number): Date {
  const moment = text ? Date.parse(text) : otherwise;
  if (!(Math.abs(moment) < 8e15)) throw refusal(400, 'start_date', messages.invalid);
  return new Date(moment);
}

function pageIn(text: string | null): number {
  if (text !== null && !/^[1-9]\d{0,3}$/.test(text)) throw refusal(400, 'page', messages.invalid);
  return Number(text ?? 1);
}

async function findRequests(
  { store, now }: Context,
  filters: URLSearchParams,
): Promise<Problema[]> {
  const numero = filters.get('service_request_id')?.replaceAll('-', '/').split(',');
  const end = momentIn(filters.get('end_date'), now().getTime());
  const earliest = end.getTime() - mostDays * day;
  const start = Math.max(momentIn(filters.get('start_date'), earliest).getTime(), earliest);
  const within = sql<SqlBool>`"recebidoEm" between ${new Date(start).toISOString()} and ${end.toISOString()}`;
  const codes = filters.get('service_code')?.split(',');
  const states = filters.get('status')?.split(',');
  const page = pageIn(filters.get('page'));
  return publicProblems(
    store,
    {
      ...(numero ? { where: { numero } } : { condition: within }),
      order: [sql`"recebidoEm" desc`, sql`"sequence" desc`],
      limit: mostRequests,
    },
    (rows) =>
      rows
        .filter(
          ({ servico, assunto, estado }) =>
            (codes?.includes(codeOf(servico, assunto)) ?? true) &&
            (states?.includes(isClosed(estado) ? 'closed' : 'open') ?? true),
        )
        .slice((page - 1) * perPage, page * perPage),
  );
}

/** Creates a request that another program reports. Its `media_url` is not fetched: staff find it in the text. */
async function create(context: Context, services: readonly Service[], sent: URLSearchParams) {
  const { open311Key } = readSettings(settings, context.config.given);
  const textOf = (name: string) => sent.get(name) ?? '';
  if (!open311Key || !isSameSecret(textOf('api_key'), open311Key)) {
    throw refusal(403, 'api_key', messages.apiKey);
  }
  const service = services.find(({ code }) => code === textOf('service_code'));
  if (!service) throw notFound('service_code');
  const { identifier: servico, parts, others } = service;
  const texto = textOf('address_string');
  const hasPoint = textOf('lat') !== '' && textOf('long') !== '';
  const point = { lat: Number(textOf('lat')), lon: Number(textOf('long')), texto };
  const answers = others.map(({ chave, tipo }) => {
    const given = [...sent.getAll(`attribute[${chave}]`), ...sent.getAll(`attribute[${chave}][]`)];
    return [chave, ['escolhas', 'pessoa'].includes(tipo) ? given : (given[0] ?? '')];
  });
  const respostas = {
    ...Object.fromEntries(answers),
    [parts.assunto]: service.assunto,
    [parts.onde]: hasPoint ? point : texto,
    [parts.texto]: [textOf('description'), textOf('media_url')].filter(Boolean).join('\n'),
  };
  const filters = checked(whole(pedidoAoBalcao), {
    nome: `${textOf('first_name')} ${textOf('last_name')}`.trim() || 'Outra aplicação',
    email: textOf('email'),
    telemovel: textOf('phone'),
    servico,
    respostas,
  });
  const { numero } = await ask(context, filters, { mayAsk: async () => true });
  context.sender.poke();
  return [{ service_request_id: numero.replace('/', '-'), service_notice: '', account_id: '' }];
}

/** The answer at a path, and the name of its root element in XML. */
async function answerAt(
  context: Context,
  [what, id]: readonly (string | undefined)[],
  { method, body, url }: FastifyRequest,
): Promise<[name: string, value: unknown]> {
  const services = await everyService(context.store, context.now());
  const filters = new URL(url, context.config.siteUrl).searchParams;
  if (method === 'POST') {
    if (what !== 'requests' || id) throw notFound('');
    // An empty POST has no body at all.
    const sent = (body as URLSearchParams | undefined) ?? new URLSearchParams();
    return ['service_requests', await create(context, services, sent)];
  }
  if (what === 'services' && id) {
    const service = services.find(({ code }) => code === id);
    if (!service) throw notFound('service_code');
    const attributes = service.others.map(attributeOf);
    return ['service_definition', { service_code: id, attributes }];
  }
  if (what === 'services') {
    const listed = services.map(({ code, name, smallDescription, assunto, others }) => ({
      service_code: code,
      service_name: assunto,
      description: smallDescription,
      metadata: others.length > 0,
      type: 'realtime',
      keywords: '',
      group: name,
    }));
    return ['services', listed];
  }
  if (id) filters.set('service_request_id', id);
  const requests = await findRequests(context, filters);
  if (id && requests.length === 0) throw notFound('service_request_id');
  return ['service_requests', requests.map((each) => toRequest(context.config.siteUrl, each))];
}

/** Open311 GeoReport v2: other programs read what is public and, with the key, report for people. */
export function open311(app: FastifyInstance, context: Context): void {
  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const path = (request.params as { '*': string })['*'];
    const [, what, id, format] =
      /^(services|requests)(?:\/([^/]+?))?(?:\.(json|xml))?$/.exec(path) ?? [];
    const isXml = format ? format === 'xml' : /xml/.test(request.headers.accept ?? '');
    const send = (name: string, value: unknown) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'no-cache')
        .type(isXml ? 'text/xml; charset=utf-8' : 'application/json; charset=utf-8')
        .send(
          isXml
            ? `<?xml version="1.0" encoding="utf-8"?>\n${toXml(name, value)}`
            : JSON.stringify(value),
        );
    try {
      if (!what) throw notFound('');
      const [name, value] = await answerAt(context, [what, id], request);
      return send(name, value);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const code = [409, 422].includes(error.status) ? 400 : error.status;
      const errors = error.errors.map(({ param, msg }) => ({
        code,
        description: `${param}: ${msg}`,
      }));
      reply.status(code);
      return send('errors', errors);
    }
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get('/open311/v2/*', handle);
    scope.post('/open311/v2/*', handle);
  });
}
