import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { faces } from './src/sections/faces.ts';

/** Browsers get the faces of the sections written out, without the declarations and all that checks a form. */
const facesAsData: Plugin = {
  name: 'faces-as-data',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/sections/faces.ts')
      ? `export const faces = ${JSON.stringify(faces)};`
      : undefined,
};

/** Two builds from one source: what browsers load, and what the server renders pages with. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [facesAsData])],
  publicDir: 'src/site/public',
  // The renderer is one file with all it needs, in the form made for use: it loads and draws faster.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: {
    outDir: isSsrBuild ? 'dist/render' : 'dist/browser',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One sheet for all pages: a page that arrives later is never seen without its style.
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // Fonts and pictures stay files, so that each is cached by itself and the pages stay small.
    assetsInlineLimit: 0,
    rollupOptions: { input: isSsrBuild ? 'src/site/render.tsx' : 'src/site/browser.ts' },
  },
}));
