import { lisbonDay } from '../../language/calendar.ts';
import { day } from '../../language/durations.ts';
import type { Store } from '../../server/store/store.ts';
import { writeSums } from './sums.server.ts';

/** The visits of three weeks, for pictures of the screen. */
export async function addSample(store: Store, now: Date): Promise<void> {
  for (let ago = 0; ago < 21; ago++) {
    const dia = lisbonDay(new Date(now.getTime() - ago * day));
    const vezes = 20 + ((ago * 7) % 13);
    await writeSums(
      store,
      [
        { dia, tipo: 'visita', nome: '', vezes },
        { dia, tipo: 'pagina', nome: '/', vezes },
        { dia, tipo: 'pagina', nome: '/avisos', vezes: Math.ceil(vezes / 2) },
        { dia, tipo: 'pagina', nome: '/noticias_e_eventos', vezes: Math.ceil(vezes / 3) },
        { dia, tipo: 'origem', nome: 'www.google.com', vezes: Math.ceil(vezes / 4) },
        { dia, tipo: 'pesquisa', nome: 'piscina', vezes: 1 },
      ],
      now,
    );
  }
}
