import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { everyCall } from '../../calls/all.ts';
import type { Call, Toggle } from '../../calls/call.ts';
import { escapeMarkup } from '../../language/escapeMarkup.ts';
import type { Section } from '../../sections/section.ts';
import type { Context } from '../village/context.ts';
import { describeApi } from './openapi.ts';

const style = `
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#1b2a24;background:#f8f5ee}
h1{color:#1f5140}table{border-collapse:collapse;width:100%;display:block;overflow-x:auto}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border-bottom:1px solid #d8d2c4;font-weight:400}
caption{text-align:left;padding:.5rem 0}thead th{font-weight:700}a{color:#1f5140}
`;

const callers = {
  anyone: 'Todos',
  session: 'Pessoal',
  owner: 'Pessoal',
  staff: 'Pessoal',
  admin: 'Administradores',
};

/** Who may make a call, or which of the abilities one needs. */
function callersOf({ who }: Call): string {
  if (typeof who === 'string' && who in callers) return callers[who as keyof typeof callers];
  return [who].flat().join(' ou ');
}

/** The names of the fields that a call takes; of several shapes, the first. */
function bodyFields({ takes }: Call): string {
  if (takes === undefined) return '';
  const shapes = takes === 'file' ? [{ fields: { file: { required: true } } }] : [takes].flat();
  const [{ fields, shownWhen, envelope } = { fields: {} }] = shapes as Section[];
  return Object.entries({ ...fields, ...envelope })
    .filter(([name, field]) => !field.setByServer || (takes as Toggle).toggles === name)
    .map(
      ([name, { required }]) => `<code>${name}</code>${required && !shownWhen?.[name] ? '*' : ''}`,
    )
    .join(', ');
}

function page(calls: readonly Call[]): string {
  const rows = calls.map(
    (
      call,
    ) => `<tr><td>${call.method}</td><th scope="row"><code>${call.path.replaceAll(/:(\w+)/g, '{$1}')}</code></th>
<td>${escapeMarkup(call.summary)}</td><td>${callersOf(call)}</td>
<td>${bodyFields(call)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="pt-PT">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API · Aldeia</title>
<style>${style}</style></head>
<body><main><h1>API</h1>
<p>Cada chamada leva o cabeçalho <code>APIKEY</code>; as do pessoal levam também <code>x-auth-token</code>.
A descrição OpenAPI completa está em <a href="/api/docs?formato=json">/api/docs?formato=json</a>.</p>
<table><caption>Chamadas (* campo obrigatório)</caption>
<thead><tr><th scope="col">Método</th><th scope="col">Endereço</th><th scope="col">O que faz</th><th scope="col">Quem</th><th scope="col">Corpo</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></main></body></html>`;
}

/** The page has no style but its own. */
const contentPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The description of the API: a page for people, JSON for programs. */
export function docsRoute(app: FastifyInstance, { collections, config }: Context): void {
  /** Made for the first request: every start would take a tenth of a second longer. */
  let description: ReturnType<typeof describeApi> | undefined;
  app.get<{ Querystring: { formato?: string } }>('/api/docs', async (request, reply) => {
    const calls = everyCall(collections);
    const forPeople =
      request.headers.accept?.includes('text/html') && request.query.formato !== 'json';
    if (!forPeople) {
      description ??= describeApi(calls, config.siteUrl);
      return description;
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy)
      .send(page(calls));
  });
}
