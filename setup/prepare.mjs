// Runs before the npm scripts on whatever Node (20 or newer) the machine has, with nothing
// installed yet: plain JavaScript, and nothing imported but Node itself.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { ensureBuild, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNode } from './runtime.mjs';
import { ensureProxy } from './system.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script = ''] = process.argv.slice(2);

/** The scripts that serve pages, those that need a browser, and those that work beside a running site. */
const serving = ['start', 'test', 'prove', 'bench', 'package'];
const browsing = ['test', 'prove'];
const beside = ['staff', 'demo:remove', 'backup', 'restore', 'register', 'status'];

try {
  ensureInstalled(root);
  const node = ensureNode(root);
  // A new build would take a running site's pages away, and might change its database under it.
  const isBuildMissing = beside.includes(script) && !isBuilt(root);
  if (serving.includes(script) || isBuildMissing) await ensureBuild(root, node);
  if (browsing.includes(script)) ensureBrowser(root, node);
  if (script === 'prove') ensureProxy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
