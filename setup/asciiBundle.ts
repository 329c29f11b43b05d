import type { Plugin } from 'vite';

/** Without comments and spaces; names stay, for whoever reads in the log where something failed. */
export const smaller = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

/**
 * Node keeps the text of what it runs, at two bytes a letter as soon as one letter is beyond Latin-1, and
 * of what has a megabyte as soon as one is beyond ASCII. So those few are written as escapes, which mean the
 * same in strings and in regular expressions.
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
