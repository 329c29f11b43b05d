import { Agent, request } from 'node:http';
import { solveCaptcha } from '../solveCaptcha.ts';
import { apiKey } from '../startApp.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

type Answer = { status: number; body: string };

function call(method: string, url: string, body?: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, agent, headers: { apikey: apiKey, 'content-type': 'application/json' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Runs the work for every number below `amount`, so many at a time. */
export async function together<T>(
  amount: number,
  atOnce: number,
  work: (number: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < amount) {
      const number = next++;
      results[number] = await work(number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** Solves a captcha for each sign-up first, so that the sign-ups themselves can come all at once. */
export async function floodWithSignUps(
  villages: readonly string[],
  evento: string,
  parties: readonly number[],
): Promise<Answer[]> {
  const village = (number: number) => villages[number % villages.length] ?? '';
  const captchas = await together(parties.length, 50, async (number) => {
    const { body } = await call('GET', `${village(number)}/api/captcha?for=inscricoes`);
    return solveCaptcha(JSON.parse(body));
  });
  return together(parties.length, 200, (number) =>
    call('POST', `${village(number)}/api/inscricoes`, {
      ...{ name: `Pessoa ${number}`, email: `p${number}@example.com`, telefone: '912345678' },
      ...{ numeroAdultos: parties[number], numeroCriancas: 0 },
      ...{ _id: evento, captcha: captchas[number], chave: `formulario-${number}` },
    }),
  );
}
