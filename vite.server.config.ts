import { defineConfig, type Plugin } from 'vite';

/**
 * Node keeps the text of what it runs, at two bytes a letter as soon as one letter is beyond Latin-1.
 * So those few are written as escapes, which mean the same in strings and in regular expressions.
 */
const lettersOfOneByte: Plugin = {
  name: 'letters-of-one-byte',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(
        /[^\0-\xff]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/**
 * What `npm start` and the commands run: the server and its packages in a few files instead of a
 * thousand, so that it starts in a moment and takes little memory.
 */
export default defineConfig({
  plugins: [lettersOfOneByte],
  publicDir: false,
  ssr: {
    noExternal: true,
    // With code for the machine in them, or loaded only by those who use them.
    external: [
      ...['better-sqlite3', 'sharp', '@node-rs/argon2', 'pg', 'nodemailer'],
      '@zxcvbn-ts/language-common',
    ],
  },
  build: {
    ssr: true,
    // At the depth of src/, so that what is found from there is found from here.
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: {
      input: [
        'demo/main.ts',
        'src/server/files/fileWorker.ts',
        'src/server/commands/staffCommand.ts',
        'src/server/commands/removeDemoCommand.ts',
        'src/server/commands/backupCommand.ts',
        'src/server/commands/restoreCommand.ts',
      ],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Without comments and spaces; names stay, for whoever reads in the log where something failed.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
