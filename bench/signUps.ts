import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makeChallenge } from '../src/server/limits/captcha.ts';
import { readConfig } from '../src/server/process/config.ts';
import { solveCaptcha } from '../tests/solveCaptcha.ts';
import { stop } from './cores.ts';
import { measured, median, type Row } from './row.ts';
import { apiKey, credentials, demoVillage, settings, startVillage } from './village.ts';

const rounds = 5;
const amount = 300;
const atOnce = 20;

const headers: Record<string, string> = { apikey: apiKey, 'content-type': 'application/json' };

async function post(url: string, body: unknown, more = {}): Promise<Response> {
  const sent = { ...headers, ...more };
  return fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}

async function openEvent(url: string): Promise<string> {
  const login = await post(`${url}/api/auth`, credentials);
  const { token } = (await login.json()) as { token: string };
  const startDate = '2099-07-15';
  const evento = {
    type: 'EVENTO',
    title: `Magusto ${Math.random()}`,
    description: '<p>Castanhas</p>',
    location: 'Largo',
    mainPhoto: 'https://exemplo.pt/a.jpg',
    permiteInscricao: true,
    startDate,
    limitEnrollmentDate: startDate,
    maxParticipants: 9_000,
    price: 1,
    childPrice: 1,
  };
  const answer = await post(`${url}/api/noticiasEventos/evento`, evento, { 'x-auth-token': token });
  const { noticiaEvento } = (await answer.json()) as { noticiaEvento: { _id: string } };
  return noticiaEvento._id;
}

/** Sign-ups a second over HTTP, the captchas solved beforehand. */
async function signUpRate(url: string, evento: string, captchas: string[]): Promise<number> {
  const begun = performance.now();
  let number = 0;
  const visitor = async () => {
    for (let captcha = captchas.pop(); captcha !== undefined; captcha = captchas.pop()) {
      const { status } = await post(`${url}/api/inscricoes`, {
        name: 'Ana Pereira',
        email: `ana${number++}@exemplo.pt`,
        telefone: '912345678',
        numeroAdultos: 1,
        numeroCriancas: 0,
        _id: evento,
        captcha,
        chave: crypto.randomUUID(),
      });
      if (status !== 201) throw new Error(`A sign-up was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return amount / ((performance.now() - begun) / 1000);
}

/** Inserts a second of the same row, each as safe on disk as a sign-up. */
function insertRate(folder: string): number {
  const database = new Sqlite(join(folder, 'raw.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table if not exists rows (name text, email text, telefone text, key text)');
  const insert = database.prepare('insert into rows values (?, ?, ?, ?)');
  const begun = performance.now();
  for (let number = 0; number < amount; number++) {
    insert.run('Ana Pereira', `ana${number}@exemplo.pt`, '912345678', crypto.randomUUID());
  }
  const rate = amount / ((performance.now() - begun) / 1000);
  database.close();
  return rate;
}

/** Whole sign-ups over HTTP, against bare inserts. */
export async function benchSignUps(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-sign-ups-'));
  cpSync(await demoVillage(), folder, {
    recursive: true,
    filter: (source) => !source.includes('/uploads/'),
  });
  const village = await startVillage(folder);
  try {
    const config = readConfig(settings(folder, 3000), folder);
    const evento = await openEvent(village.url);
    const rates: number[] = [];
    const inserts: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const captchas = await Promise.all(
        Array.from({ length: amount }, async () =>
          solveCaptcha(await makeChallenge(config, 'inscricoes', new Date())),
        ),
      );
      rates.push(await signUpRate(village.url, evento, captchas));
      inserts.push(insertRate(folder));
    }
    return [
      measured('sign-ups a second over HTTP', median(rates), {}),
      measured(
        `sign-ups a second against bare inserts as safe on disk (${Math.round(median(inserts))} a second)`,
        median(rates) / median(inserts),
        { digits: 2 },
      ),
    ];
  } finally {
    await stop(village.child);
    rmSync(folder, { recursive: true });
  }
}
