import { everyCollection } from '../../sections/all.ts';
import { announceChange } from '../store/content.ts';
import { theCommandLine } from '../tables/atividade.ts';
import { removeDemo } from '../village/removeDemo.ts';
import { runCommand, withStore } from './command.ts';

await runCommand(() =>
  withStore(async (store, config) => {
    const now = () => new Date();
    const village = { store, config, collections: everyCollection, now };
    const removed = await removeDemo(village, { who: theCommandLine, now: now() });
    await announceChange(store);
    return removed === 0
      ? 'Não havia conteúdo de demonstração.'
      : `Conteúdo de demonstração apagado: ${removed} registos.`;
  }),
);
