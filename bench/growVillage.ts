import { inscricoes } from '../src/features/inscricoes/tables.server.ts';
import { noticiasEventos } from '../src/sections/noticiasEventos.ts';
import { newSecret } from '../src/server/process/newSecret.ts';
import { saveDefinicoes } from '../src/server/store/definicoes.ts';
import type { Context } from '../src/server/village/context.ts';

const common =
  'aldeia serra castanha forno pão lã moinho ribeira ponte festa adro igreja caminho pastor rebanho mel urze lume vinho ceia neve souto eira granito fonte largo banda procissão romaria colheita azeite milho broa queijo cabrito lameiro carvalho vidoeiro lobo veado trilho miradouro capela sino junta freguesia reunião obra telhado escola baile jogo'.split(
    ' ',
  );

/** A few words are in every text and most are in hardly any, as when people write. */
const words = [
  ...common,
  ...common.flatMap((one) => common.map((other) => `${one}${other.slice(-3)}`)),
];

/** This many words that look random, but are always the same for a seed. */
export function text(seed: number, length: number): string {
  let state = seed;
  const next = () => {
    state = (state * 48_271 + 11) % 2_147_483_647;
    const share = state / 2_147_483_647;
    return words[Math.floor(words.length * share ** 3)];
  };
  return Array.from({ length }, next).join(' ');
}

/** How much a village holds: one publication in ten is an event, and each event has a hundred bookings. */
export type Size = { publications: number };

/** Fills an empty village with publications and bookings. */
export async function growVillage(
  { store, content }: Pick<Context, 'store' | 'content'>,
  { publications }: Size,
): Promise<void> {
  await store.transaction(async (trx) => {
    await saveDefinicoes(trx, { villageName: 'Souto da Urze', councilName: 'Junta' });
    for (let number = 0; number < publications; number++) {
      const isEvent = number % 10 === 0;
      const written = new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString();
      const event = {
        type: 'EVENTO' as const,
        location: 'Largo',
        permiteInscricao: true,
        startDate: `20${30 + (number % 60)}-07-15`,
        limitEnrollmentDate: '2030-07-01',
        maxParticipants: 500,
        price: 5,
        childPrice: 2,
      };
      const { _id } = await trx.create(noticiasEventos, {
        ...(isEvent ? event : { type: 'NOTICIA' }),
        title: text(number, 5),
        description: `<p>${text(number + 7, 120)}</p><p>${text(number + 11, 120)}</p>`,
        identifier: `publicacao-${number}`,
        insertionDate: written,
      });
      for (let party = 0; isEvent && party < 100; party++) {
        await trx.create(inscricoes, {
          evento: _id,
          name: 'Ana Pereira',
          email: `ana${party}@exemplo.pt`,
          telefone: '912345678',
          numeroAdultos: 2,
          numeroCriancas: 0,
          numeroPessoas: 2,
          precoAdulto: 5,
          precoCrianca: 2,
          chave: `${number} ${party}`,
          segredo: newSecret(),
          enrollmentDate: written,
        });
      }
    }
  });
  await content.change();
}
