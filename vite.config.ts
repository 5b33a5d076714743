import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { siteScript } from './vite.site-script.ts';

// The code of every public page is one file: it compresses better and costs one request.
const everyPage =
  /vite\/preload-helper|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|generated\/messages\/runtime|app\/(root|i18n\/(?!category-label|kind-labels|format|localised)|page-meta|routes\/public\/site-layout|features\/site\/(?!share-or-copy)|features\/search\/search-tool|components\/(import-timeout|site-link|isolate|icon|language-toggle|colour-mode-button|picture\.|card|section|brand\/logo|brand\/mark))/;

// Small modules shared by several public pages; separate files would each cost a request.
const sharedPieces =
  /generated\/messages\/messages\/(skip_to_content|product_all|products_title|partners_title|blog_title|picture_render_note)\.js|app\/components\/(page-heading|paragraphs|empty-state\.module)/;
const listPieces =
  /generated\/messages\/messages\/(page_of|pagination_\w+)\.js|app\/components\/(pagination|filter-chips)|public\/list-page\.module/;

const detailPieces =
  /generated\/messages\/messages\/gallery_\w+\.js|app\/components\/(gallery|fact-table)|public\/detail-page\.module/;

// Without modules shared with the back office's forms, which would load all of this, and without what one page alone needs.
const formPieces =
  /app\/features\/forms\/(?!(contact|consultation|career)-form)|app\/components\/text-field\.|generated\/messages\/messages\/(form_(?!message|network|file_another|file_choose|file_kept)\w+|challenge_\w+|contact_(name|message)_required)\.js/;

// Words that the back office needs on every screen, such as what the kinds and their fields are called: as files of
// their own they would be a hundred requests.
const officeWords =
  /generated\/messages\/messages\/((admin_nav|entity|field)_\w+|admin_(account|arabic_missing|cancel|close|description|details|gallery_images|industry|loading|main_image|palette|save|title))\.js/;

/** While developing, the messages are one module: as they are compiled, each of some 1,500 would be a request. */
function messagesInOneModule(): Plugin {
  return {
    name: 'messages-in-one-module',
    apply: 'serve',
    load(id) {
      if (!id.endsWith('/generated/messages/messages/_index.js')) return null;
      const folder = dirname(id);
      const files = [...readFileSync(id, 'utf8').matchAll(/^export \* from '(.+)'/gm)].map(([, file = '']) => file);
      const messages = files.map((file) => readFileSync(join(folder, file), 'utf8').replace(/^import .+$/m, ''));
      return `import { getLocale, experimentalStaticLocale } from '../runtime.js';\n${messages.join('\n')}`;
    },
  };
}

const loadedInOnePiece = [
  /^@mantine\//,
  /^@floating-ui\//,
  /^react-(remove-scroll|number-format|dropzone|textarea|transition)/,
];

export default defineConfig(({ command }) => ({
  plugins: [siteScript(), messagesInOneModule(), reactRouter()],
  css: { transformer: 'lightningcss' },
  // In development: packages that were first met by a screen would have the page loaded again.
  optimizeDeps: {
    entries: [
      'app/entry.client.tsx',
      'app/site/islands/islands.ts',
      'app/{site/pages,office/screens}/**/*.tsx',
      'tests/component-gallery/*-gallery.tsx',
    ],
  },
  build: {
    // The braid is smaller than a request.
    assetsInlineLimit: (file) => file.endsWith('weave-braid.svg'),
    cssMinify: 'lightningcss',
    // Two percent smaller than the bundler's own minifier: 2 KB of every first page.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'site', test: (id: string) => everyPage.test(id) || sharedPieces.test(id) },
            { name: 'lists', test: listPieces },
            { name: 'details', test: detailPieces },
            { name: 'forms', test: (id: string) => formPieces.test(id) },
            { name: 'office-words', test: officeWords },
          ],
        },
      },
    },
  },
  // Bundled and tree-shaken: separate packages would add more than a second to each start.
  ssr: { noExternal: command === 'build' ? true : loadedInOnePiece },
  environments: {
    ssr: {
      // React checks NODE_ENV on every call.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      // Not downloaded by browsers; readable names help to locate errors.
      build: { minify: false, rolldownOptions: { output: { codeSplitting: { groups: [] } } } },
    },
  },
}));
