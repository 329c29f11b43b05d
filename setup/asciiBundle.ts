import type { Plugin } from 'vite';

/** Removes comments and spaces but keeps names, so that the log shows where something failed. */
export const smaller = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

/**
 * Node keeps the source of what it runs in memory: at two bytes a letter as soon as one letter is
 * beyond Latin-1, or, in a source of a megabyte, beyond ASCII. So those few letters are written as
 * escapes, which mean the same in strings and in regular expressions.
 */
export const asciiBundle: Plugin = {
  name: 'ascii-bundle',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(
        /[^\0-\x7f]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};
