import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** The build of what public pages run in the browser; the pages' build comes after it and names its entry. */
export default defineConfig({
  // Class names depend on the path below the root and on the transformer: as in vite.config.ts, so that they are equal.
  css: { transformer: 'lightningcss' },
  // Forms come alive with Preact, a tenth of React's size; the server and development render the same components with
  // React (decision 59).
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  publicDir: false,
  build: {
    // React Router's build empties `build`.
    outDir: '.cache/islands',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // One file that is never copied: every class of an island is in a style sheet of the page, which renders its markup.
    cssCodeSplit: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'app/site/islands/islands.ts'),
      output: {
        entryFileNames: 'assets/islands-[hash].js',
        chunkFileNames: 'assets/island-[name]-[hash].js',
      },
    },
  },
});
