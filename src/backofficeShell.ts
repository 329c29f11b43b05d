import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { officePolicy, styleNonce } from './server/pages/browserPolicy.ts';
import { serveBuilt } from './server/pages/serveBuilt.ts';
import type { Context } from './server/village/context.ts';
import { escapeJson } from './site/headTags.ts';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The back-office's only page: everything on it is drawn in the browser. Each answer has its own nonce for styles. */
async function drawShell(dist: string, apiKey: string): Promise<(styleNonce: string) => string> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, 'backoffice/.vite/manifest.json'), 'utf8'),
  );
  const entry = manifest['src/backoffice/main.tsx'];
  if (!entry) throw new Error('The build has no entry for the back-office');
  const parts = [entry, ...(entry.imports ?? []).flatMap((name) => manifest[name] ?? [])];
  const styles = parts.flatMap(({ css }) => css ?? []);
  const preloads = parts.slice(1).map(({ file }) => file);
  return (styleNonce) => `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Área reservada</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="#1f5140">
<link rel="icon" href="/icone.svg" type="image/svg+xml">
${styles.map((file) => `<link rel="stylesheet" href="/backoffice/${file}">`).join('\n')}
${preloads.map((file) => `<link rel="modulepreload" href="/backoffice/${file}">`).join('\n')}
<script type="module" src="/backoffice/${entry.file}"></script>
</head>
<body>
<noscript><p>A área reservada precisa de JavaScript. Ative-o no navegador e volte a abrir esta página.</p></noscript>
<div id="root"></div>
<script id="data" type="application/json">${escapeJson({ apiKey, styleNonce })}</script>
</body>
</html>`;
}

/** Serves the back-office to anybody: access is checked by the calls it makes. */
export async function backofficeShell(
  app: FastifyInstance,
  { config }: Context,
  dist: string,
): Promise<void> {
  await serveBuilt(app, join(dist, 'backoffice/assets'), '/backoffice/assets/');
  // Drawn on the first request, so that the public site neither waits for it nor fails with it.
  let shell: ReturnType<typeof drawShell> | undefined;
  const answer = async () => {
    shell ??= drawShell(dist, config.apiKey);
    shell.catch(() => {
      shell = undefined;
    });
    return shell;
  };
  for (const path of ['/backoffice', '/backoffice/*']) {
    app.get(path, { helmet: officePolicy }, async (_request, reply) => {
      reply.type('text/html; charset=utf-8');
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
      return (await answer())(styleNonce(reply.raw));
    });
  }
}
