import { everyCollection } from '../sections/all.ts';
import { theCommandLine } from './atividade.ts';
import { runCommand, withStore } from './command.ts';
import { removeDemo } from './removeDemo.ts';
import { announceChange } from './store/content.ts';

await runCommand(() =>
  withStore(async (store) => {
    const removed = await removeDemo(store, everyCollection, {
      who: theCommandLine,
      now: new Date(),
    });
    await announceChange(store);
    return removed === 0
      ? 'Não havia conteúdo de demonstração.'
      : `Conteúdo de demonstração apagado: ${removed} registos.`;
  }),
);
