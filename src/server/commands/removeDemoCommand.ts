import { everyCollection } from '../../sections/all.ts';
import { theCommandLine } from '../store/atividade.ts';
import { removeDemo } from '../village/removeDemo.ts';
import { announceRewrite, CommandError, runCommand, withStore } from './command.ts';

const usage = 'Uso: npm run demo:remove';

await runCommand({ usage }, (args) => {
  if (args.length > 0) throw new CommandError(usage);
  return withStore(async (store, config) => {
    const now = () => new Date();
    const village = { store, config, collections: everyCollection, now };
    const removed = await removeDemo(village, { who: theCommandLine, now: now() });
    await announceRewrite(store, config);
    return removed === 0
      ? 'Não havia conteúdo de demonstração.'
      : `Conteúdo de demonstração apagado: ${removed} registos.`;
  });
});
