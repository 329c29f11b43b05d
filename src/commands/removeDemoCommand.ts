import { theCommandLine } from '../server/store/atividade.ts';
import { removeDemoVillage } from '../server/village/removeDemo.ts';
import { announceRewrite, CommandError, runCommand, usageOf, withStore } from './command.ts';

const usage = usageOf('demo:remove');

await runCommand({ usage }, (args) => {
  if (args.length > 0) throw new CommandError(usage);
  return withStore(async (store, config, joined) => {
    const now = () => new Date();
    const village = { ...joined, store, config, now };
    const removed = await removeDemoVillage(village, { who: theCommandLine, now: now() });
    await announceRewrite(store, config);
    return removed === 0
      ? 'Não havia conteúdo de demonstração.'
      : `Conteúdo de demonstração apagado: ${removed} registos.`;
  });
});
