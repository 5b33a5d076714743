import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const everyForm =
  /node_modules\/(react|react-dom|scheduler)\/|app\/features\/forms\/(public-form|use-|error-summary|form-confirmation|form-request|sending-status)|app\/components\/(alert|field|icon|isolate|line-icon|proof-of-work\.|site-link|text-field)|generated\/messages\/(runtime|messages\/(form|challenge)_)/;

/** The build of what public pages run in the browser; the pages' build comes after it and names its entry. */
export default defineConfig({
  // Class names depend on the path below the root and on the transformer: as in vite.config.ts, so that they are equal.
  css: { transformer: 'lightningcss' },
  publicDir: false,
  build: {
    outDir: 'build/islands',
    manifest: true,
    modulePreload: { polyfill: false },
    // One file that is never copied: every class of an island is in a style sheet of the page, which renders its markup.
    cssCodeSplit: false,
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'app/site/islands/islands.ts'),
      output: {
        entryFileNames: 'assets/islands-[hash].js',
        chunkFileNames: 'assets/island-[name]-[hash].js',
        // What every form needs, in one file; nothing that the entry needs as well, which would load all of this.
        codeSplitting: { groups: [{ name: 'forms', test: everyForm }] },
      },
    },
  },
});
