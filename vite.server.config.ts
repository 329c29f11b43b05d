import { globSync } from 'node:fs';
import { defineConfig } from 'vite';
import { asciiBundle, smaller } from './setup/asciiBundle.ts';

/** With code for the machine in them, or loaded only by those who use them. */
export const externalPackages = [
  ...['better-sqlite3', 'sharp', '@node-rs/argon2', 'pg', 'nodemailer', 'pdfkit', 'unpdf'],
  '@zxcvbn-ts/language-common',
];

/**
 * What `npm start` and the commands run: the server and its packages in a few files instead of a
 * thousand, so that it starts in a moment and takes little memory.
 */
export default defineConfig({
  plugins: [asciiBundle],
  publicDir: false,
  ssr: {
    noExternal: true,
    external: externalPackages,
  },
  build: {
    ssr: true,
    sourcemap: true,
    // At the depth of src/, so that what is found from there is found from here.
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: [
        'demo/main.ts',
        'demo/fillProgram.ts',
        'src/server/files/fileWorker.ts',
        'src/commands/staffCommand.ts',
        'src/commands/removeDemoCommand.ts',
        'src/commands/backupCommand.ts',
        'src/commands/restoreCommand.ts',
        'src/commands/registerCommand.ts',
        'src/commands/statusCommand.ts',
        'src/commands/aldeiaCommand.ts',
        ...globSync('src/features/*/*Program.server.ts'),
      ],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        minify: smaller,
        sourcemapExcludeSources: true,
      },
    },
  },
});
