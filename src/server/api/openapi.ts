import { z } from 'zod';
import { valuesOf } from '../../calls/answers.ts';
import type { Call } from '../../calls/call.ts';
import { passwordHeader } from '../../calls/passwordHeader.ts';
import type { Shape } from '../../fields/shape.ts';

type Schema = Record<string, unknown>;

const errors = z
  .object({ errors: z.array(z.object({ param: z.string(), msg: z.string() })) })
  .meta({ id: 'Errors' });

/** What a client sends: every field it may set, and those it must. */
function shapeSchema(shape: Shape & { envelope?: Shape['fields']; toggles?: string }) {
  const fields = { ...shape.fields, ...shape.envelope };
  const typed = Object.entries(valuesOf(fields)).filter(
    ([name]) => shape.toggles || !fields[name]?.setByServer,
  );
  const isNeeded = (name: string) => fields[name]?.required && !shape.shownWhen?.[name];
  const object = shape.isExact ? z.strictObject : z.object;
  return object(
    Object.fromEntries(
      typed.map(([name, value]) => [name, isNeeded(name) ? value : value.optional()]),
    ),
  );
}

function bodySchema({ takes }: Call): z.ZodType {
  if (takes === 'file') return z.object({ file: z.string().meta({ format: 'binary' }) });
  if (!takes) return z.object({});
  if ('fields' in takes) return shapeSchema(takes);
  const [first = { fields: {} }, ...more] = takes;
  return more.length === 0 ? shapeSchema(first) : z.union(takes.map(shapeSchema));
}

function answerSchema({ answers, answersPartial }: Call): z.ZodType {
  if (!('parse' in answers)) return z.string().meta({ format: 'binary' });
  return answersPartial ? z.union([answers, answersPartial]) : answers;
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** A schema for each call, and the definitions that they share. */
function schemasFor(calls: readonly Call[], schemaOf: (call: Call) => z.ZodType) {
  const all = z.object(Object.fromEntries(calls.map((call) => [nameOf(call), schemaOf(call)])));
  const made = JSON.stringify(z.toJSONSchema(all, { io: 'input' }));
  const { properties, $defs } = JSON.parse(made.replaceAll('#/$defs/', '#/components/schemas/'));
  return {
    of: (call: Call) => properties[nameOf(call)] as Schema,
    shared: ($defs ?? {}) as Schema,
  };
}

function parametersOf({ path, query = {}, password }: Call): Schema[] {
  const inPath = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {} } = z.toJSONSchema(z.object(valuesOf(query)), { io: 'input' });
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query[name]?.required ?? false,
    schema,
  }));
  const inHeader = {
    name: passwordHeader,
    in: 'header',
    required: password === 'always',
    description: 'A palavra-passe de quem pede, codificada como num endereço (%C3%A7)',
    schema: { type: 'string' },
  };
  return [...inPath, ...inQuery, ...(password ? [inHeader] : [])];
}

/** What a call needs besides the API key; one of the listed abilities is enough. */
function securityOf(who: Call['who']) {
  if (who === 'anyone') return {};
  const isOpen = ['session', 'owner', 'staff'].includes(String(who));
  return { token: isOpen ? [] : [who].flat() };
}

/** These calls as an OpenAPI document. */
export function describeApi(calls: readonly Call[], siteUrl: string) {
  const bodies = schemasFor(calls, bodySchema);
  const answers = schemasFor(calls, (call) => z.union([answerSchema(call), errors]));
  const refused = { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } };
  const paths: Record<string, Record<string, Schema>> = {};
  for (const call of calls) {
    const { method, summary, who, takes, status = 200 } = call;
    const types = 'parse' in call.answers ? ['application/json'] : call.answers;
    const [schema] = answers.of(call).anyOf as Schema[];
    const body = bodies.of(call);
    const taken = takes === 'file' ? 'multipart/form-data' : 'application/json';
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        summary: summary,
        tags: [path.split('/')[2]],
        security: call.comesFromOutside ? [] : [{ APIKEY: [], ...securityOf(who) }],
        parameters: parametersOf(call),
        ...(takes && {
          requestBody: { required: 'required' in body, content: { [taken]: { schema: body } } },
        }),
        responses: {
          [status]: {
            description: 'Feito',
            content: Object.fromEntries(types.map((type) => [type, { schema }])),
          },
          default: { description: 'Recusado', content: refused },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Aldeia', version: '1' },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      securitySchemes: {
        APIKEY: { type: 'apiKey', in: 'header', name: 'APIKEY' },
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
      },
      schemas: { ...bodies.shared, ...answers.shared },
    },
  };
}
