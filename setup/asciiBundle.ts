import type { Plugin } from 'vite';

/** Removes comments and spaces but keeps names, so that the log shows where something failed. */
export const smaller = {
  compress: false,
  mangle: false,
  codegen: { removeWhitespace: true, asciiOnly: true },
};

/**
 * Node keeps the source of what it runs in memory: at two bytes a letter as soon as one letter is
 * beyond Latin-1, or, in a source of a megabyte, beyond ASCII. `asciiOnly` writes those few letters
 * as escapes; this does so where it leaves them, in raw templates and licences.
 */
export const asciiBundle: Plugin = {
  name: 'ascii-bundle',
  renderChunk: (code) => ({
    code: code.replace(
      /[^\0-\x7f]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    // The lines stay as they are.
    map: null,
  }),
};
