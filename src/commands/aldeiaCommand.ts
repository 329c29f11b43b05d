import { CommandError, runCommand } from './command.ts';

/** The commands of the package and the image; in a clone each is a script of npm. */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  status: () => import('./statusCommand.ts'),
  backup: () => import('./backupCommand.ts'),
  restore: () => import('./restoreCommand.ts'),
  staff: () => import('./staffCommand.ts'),
  register: () => import('./registerCommand.ts'),
  'demo:remove': () => import('./removeDemoCommand.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
if (Object.hasOwn(commands, name)) await commands[name]?.();
else {
  const usage = `Uso: aldeia ${Object.keys(commands).join(' | ')}`;
  await runCommand({ usage }, () => Promise.reject(new CommandError(usage)));
}
