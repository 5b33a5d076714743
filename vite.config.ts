import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { leanOutput } from './scripts/lean-output.mjs';
import { inlineScript } from './vite.inline-script.ts';
import { siteScript } from './vite.site-script.ts';

/** What every screen of the back office runs. */
const framework =
  /vite\/preload-helper|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|generated\/messages\/runtime/;

// A style sheet belongs to a chunk of scripts, which public pages do not load: one for all pages, one for those with a
// form, one for that of quotes, and one for each page's own styles. Each costs a request before the first view.
const styles = {
  site: /app\/(ui|site\/(layout|components|search))\/.*\.css$|app\/site\/site\.css$/,
  quote: /app\/site\/forms\/(bag-card|quote-).*\.css$/,
  forms: /app\/site\/(forms\/|pages\/form-page).*\.css$/,
  posts: /app\/site\/posts\/.*\.css$/,
};

// Words that the back office needs on every screen, such as what the kinds and their fields are called: as files of
// their own they would be a hundred requests.
const officeWords =
  /generated\/messages\/messages\/((admin_nav|entity|field)_\w+|admin_(account|arabic_missing|cancel|close|description|details|gallery_images|industry|loading|main_image|palette|save|title))\.js/;

// What most screens of the back office load, in one file: it compresses better than many small ones, and saves a third of
// the requests. Modules that fewer chunks import stay with those: lower limits than 25 bring the code of lists to editors
// and that of editors to lists. Modules of `app/office` are left out: public pages would link their style sheets.
const common = /\/(app\/ui|shared|generated|node_modules\/(@mantine\/(core|hooks)|zod))\/.*\.(tsx?|m?js)$/;

/** While developing, the messages are one module: as they are compiled, each of some 1,500 would be a request. */
function messagesInOneModule(): Plugin {
  return {
    name: 'messages-in-one-module',
    apply: 'serve',
    load(id) {
      if (!id.endsWith('/generated/messages/messages/_index.js')) return null;
      const folder = dirname(id);
      const files = [...readFileSync(id, 'utf8').matchAll(/^export \* from '(.+)'/gm)].map(([, file = '']) => file);
      const messages = files.map((file) => readFileSync(join(folder, file), 'utf8').replace(/^import .+$/gm, ''));
      const imports = [
        "import * as registry from '../registry.js';",
        "import { getLocale, experimentalStaticLocale } from '../runtime.js';",
      ];
      return [...imports, ...messages].join('\n');
    },
  };
}

/** Only for what is rendered on the server, in builds. */
const ofTheServer = (plugin: Plugin): Plugin => ({
  ...plugin,
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
});

const loadedInOnePiece = [/^@mantine\//, /^@floating-ui\//, /^react-(remove-scroll|number-format|dropzone|textarea)/];

/**
 * While developing, what Vite bundles before the first page. Left to discover packages by itself, it meets some late, and
 * loads a page again or, on a busy machine, leaves it empty. A package that is no ES module has to be named here.
 */
const packagesInTheBrowser = [
  '@mantine/core',
  '@mantine/dropzone',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/modals',
  '@simplewebauthn/browser',
  'content-disposition',
  'pdfjs-dist',
  'qr',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod',
];

export default defineConfig(({ command }) => ({
  plugins: [siteScript(), inlineScript(), messagesInOneModule(), reactRouter(), ofTheServer(leanOutput)],
  css: { transformer: 'lightningcss' },
  optimizeDeps: { noDiscovery: true, include: packagesInTheBrowser },
  build: {
    // The braid is smaller than a request.
    assetsInlineLimit: (file) => file.endsWith('weave-braid.svg'),
    cssMinify: 'lightningcss',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework },
            ...Object.entries(styles).map(([name, test]) => ({ name, test })),
            { name: 'office-words', test: officeWords },
            { name: 'common', test: common, minShareCount: 25 },
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
      build: {
        minify: false,
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'controls', test: /@mantine\/(core|hooks)\// }] } },
        },
      },
    },
  },
}));
