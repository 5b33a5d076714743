import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// What every visitor's page needs travels as one file: it compresses better together and costs one request.
const everyPage =
  /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|generated\/messages\/runtime|app\/(root|entry\.client|i18n\/|page-meta|features\/site\/|components\/(site-link|isolate|icon|language-toggle|colour-mode-button|picture|card|section|brand\/logo|brand\/mark))/;

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'site', test: everyPage }] } } },
  },
  // Bundled and shaken: loaded file by file, the back office's controls would cost each start more than a second.
  ssr: {
    noExternal: [/^@mantine\//, /^@floating-ui\//, /^react-(remove-scroll|number-format|dropzone|textarea|transition)/],
  },
  environments: {
    ssr: { build: { rolldownOptions: { output: { codeSplitting: { groups: [] } } } } },
  },
});
