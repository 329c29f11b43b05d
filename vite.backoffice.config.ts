import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The back-office is a build of its own, so that visitors never load a byte of it. */
export default defineConfig({
  plugins: [react()],
  base: '/backoffice/',
  publicDir: false,
  build: {
    outDir: 'dist/backoffice',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The editor alone is bigger than the default; staff load it once.
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      input: 'src/backoffice/main.tsx',
      // That a machine is busy says nothing of the build.
      checks: { bundlerTimings: false },
    },
  },
});
