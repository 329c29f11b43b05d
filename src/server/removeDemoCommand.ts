import { everyCollection } from '../sections/all.ts';
import { theCommandLine } from './atividade.ts';
import { runCommand, withStore } from './command.ts';
import { removeDemo } from './removeDemo.ts';
import { announceChange } from './store/content.ts';

await runCommand(() =>
  withStore(async (store, config) => {
    const now = new Date();
    const desk = { store, config, now: () => now };
    const removed = await removeDemo(desk, everyCollection, { who: theCommandLine, now });
    await announceChange(store);
    return removed === 0
      ? 'Não havia conteúdo de demonstração.'
      : `Conteúdo de demonstração apagado: ${removed} registos.`;
  }),
);
