import { lisbonClock } from '../language/calendar.ts';
import { counted } from '../language/counted.ts';
import { sizeInWords } from '../language/fileSize.ts';
import { type Config, readConfig } from '../server/process/config.ts';
import type { Health } from '../server/village/health.ts';
import { CommandError, runCommand, usageOf } from './command.ts';

const usage = usageOf('status');

/** Longer than a program under load takes to answer. */
const patience = 10_000;

/** Asks the running program: opening its database here could change it, where the versions differ. */
async function ask({ host, port, healthKey }: Config): Promise<Health> {
  const everywhere = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const url = `http://${everywhere.includes(':') ? `[${everywhere}]` : everywhere}:${port}/saude`;
  try {
    const headers = { authorization: `Bearer ${healthKey}` };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patience) });
    if (answer.ok) return await answer.json();
  } catch {
    throw new CommandError(`A aldeia não está a correr: ninguém responde em ${url}.`);
  }
  throw new CommandError('A aldeia está a correr, mas a base de dados não responde.');
}

const moment = (instant: string) => (instant ? lisbonClock(new Date(instant)) : 'nenhuma ainda');

await runCommand({ usage }, async (args) => {
  if (args.length > 0) throw new CommandError(usage);
  const config = readConfig(process.env, process.cwd());
  const health = await ask(config);
  return [
    `A aldeia está a correr em ${config.siteUrl}`,
    `Base de dados: ${health.baseDeDados === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, responde`,
    `Espaço livre em ${config.dataDir}: ${sizeInWords(health.espacoLivre)}`,
    `Última cópia de segurança: ${moment(health.ultimaCopia)}`,
    `Última cópia da noite: ${moment(health.copiaDaNoite)}`,
    `Por enviar: ${counted(health.cartasPorEnviar, 'email', 'emails')}`,
  ].join('\n');
});
