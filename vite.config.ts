import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { asciiBundle, smaller } from './setup/asciiBundle.ts';
import { everyFeature } from './src/features/all.ts';
import { faces } from './src/sections/faces.ts';

/**
 * The renderer gets the faces of the sections written out, without the declarations, which the server
 * has already. Whoever changes them while it watches gets them as they are.
 */
const facesAsData: Plugin = {
  name: 'faces-as-data',
  enforce: 'pre',
  apply: ({ build }) => !build?.watch,
  load: (id) =>
    id.endsWith('/src/sections/faces.ts')
      ? `export const faces = ${JSON.stringify(faces)};`
      : undefined,
};

/** What only some pages look like stands in a sheet of its own (`Page.sheet`); all the rest in one. */
const sheets = [
  { name: 'inicio', test: /landing.\w+\.module\.css$/ },
  { name: 'aldeia', test: /pages.aldeia\.module\.css$/ },
  { name: 'mapa', test: /pages.mapa\.module\.css$/ },
  { name: 'pesquisa', test: /pages.pesquisa\.module\.css$/ },
  { name: 'textos', test: /pages.LegalText\.module\.css$/ },
  { name: 'formatado', test: /parts.RichTextRarer\.module\.css$/ },
  { name: 'partilha', test: /parts.ShareLinks\.module\.css$/ },
  ...everyFeature
    .filter(({ hasSheet }) => hasSheet)
    .map(({ name, hasSheet }) => {
      const parts = Array.isArray(hasSheet) ? `(${hasSheet.join('|')})` : '\\w+';
      return { name, test: new RegExp(`features.${name}.${parts}\\.module\\.css$`) };
    }),
];

/** React's way to make strings; its index would bring the way to make streams, too. */
const renderToStrings = fileURLToPath(
  new URL('cjs/react-dom-server-legacy.node.production.js', import.meta.resolve('react-dom')),
);

/**
 * Two builds into one folder: what the server renders pages with, with their styles and the fonts of them
 * all, and what browsers load beside that.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [facesAsData, asciiBundle] : [])],
  // The name of the part and its own: nothing in them that cannot be pressed, and easy to find again.
  css: {
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
  },
  publicDir: 'src/site/public',
  // The renderer is one file with all it needs, in the form made for use: it loads and draws faster.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'react-dom/server': renderToStrings } },
  }),
  build: {
    outDir: 'dist/site',
    // The other build may have ended already.
    emptyOutDir: false,
    sourcemap: isSsrBuild === true,
    manifest: isSsrBuild ? '.pages/pages.json' : '.pages/browser.json',
    ssrEmitAssets: true,
    cssCodeSplit: isSsrBuild === true,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // Fonts and pictures stay files, so that each is cached by itself and the pages stay small.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {
          input: 'src/site/render.tsx',
          // What browsers fetch only when it is needed is simply part of the one file.
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          // Apart from what browsers may have.
          output: {
            entryFileNames: '.pages/[name].js',
            chunkFileNames: '.pages/[name].js',
            minify: smaller,
            sourcemapExcludeSources: true,
            codeSplitting: { groups: sheets },
          },
        }
      : {
          input: ['src/site/browser/main.ts', 'src/site/browser/serviceWorker.ts'],
          checks: { bundlerTimings: false },
          // The second has one address for good: nobody may keep it as what has its checksum in its name.
          output: {
            entryFileNames: ({ name }) =>
              name === 'serviceWorker' ? '.pages/[name].js' : 'assets/[name]-[hash].js',
          },
        },
  },
}));
