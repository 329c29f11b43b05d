import { lastBackup } from '../backup/copias.ts';
import { outbox } from '../mail/outbox.ts';
import { disks } from '../process/disks.ts';
import { definicoes } from '../store/definicoes.ts';
import type { Context } from './context.ts';

/** How the village is, for whoever has HEALTH_KEY; the moments are '' for never. */
export type Health = {
  ok: true;
  baseDeDados: 'sqlite' | 'postgres';
  /** Bytes that are free where DATA_DIR is. */
  espacoLivre: number;
  ultimaCopia: string;
  copiaDaNoite: string;
  cartasPorEnviar: number;
};

/** Fails if the database does not answer. */
export async function isReady({ store }: Context): Promise<{ ok: true }> {
  await store.find({ name: definicoes.name, fields: {} }, {});
  return { ok: true };
}

/** Fails if the database does not answer. */
export async function healthOf({ store, config }: Context): Promise<Health> {
  return {
    ok: true,
    baseDeDados: store.engine,
    espacoLivre: await disks.roomAt(config.dataDir),
    ultimaCopia: await lastBackup(store),
    copiaDaNoite: await lastBackup(store, 'noite'),
    cartasPorEnviar: await store.count(outbox, { where: { state: 'waiting' } }),
  };
}
