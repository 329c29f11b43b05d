import { day } from '../../language/durations.ts';
import type { Store } from '../../server/store/store.ts';
import { mensagens } from './tables.server.ts';

/** A message, for pictures of the screens. */
export async function addSample(store: Store, now: Date): Promise<void> {
  await store.create(mensagens, {
    name: 'Amélia Fontes',
    email: 'amelia.fontes@example.com',
    respondida: false,
    subject: 'Horário da biblioteca',
    mensagem: 'Bom dia, a biblioteca abre ao sábado durante o inverno? Obrigada.',
    receivedAt: now.toISOString(),
  });
}

/** More messages than fit a page, one a day, every seventh answered. */
export async function addManySamples(store: Store, now: Date): Promise<void> {
  for (let n = 1; n <= 70; n++) {
    await store.create(mensagens, {
      name: `Vizinha ${n}`,
      email: `v${n}@exemplo.pt`,
      subject: `Carta n.º ${n}`,
      mensagem: 'A fonte secou.',
      respondida: n % 7 === 0,
      receivedAt: new Date(now.getTime() - n * day).toISOString(),
    });
  }
}
