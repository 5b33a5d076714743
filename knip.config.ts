import type { KnipConfig } from 'knip';

export default {
  entry: [
    'server/main/main.ts',
    'server/main/dev.ts',
    // The entry of the islands' build (vite.islands.config.ts).
    'app/site/islands/islands.ts',
    // Routes of development alone, which app/routes.ts leaves out here.
    'tests/component-gallery/*-gallery.tsx',
    'content/index.ts',
    'scripts/**/*.mjs',
    'content/studio/**/*.mjs',
    'bench/**/*.{mjs,ts}',
  ],
  project: ['{app,server,shared,content,tests,bench}/**/*.{ts,tsx}', '{scripts,content/studio}/**/*.mjs'],
  ignoreExportsUsedInFile: true,
  // nginx, compared with cached pages where it is installed; openssl, which makes certificates for proxies under test.
  ignoreBinaries: ['nginx', 'openssl'],
  ignoreDependencies: [
    // Started by name in scripts/: the word compiler, the stylesheet checker, the HTML checker.
    '@inlang/paraglide-js',
    'stylelint',
    'vnu-jar',
    // @react-router/dev asks package.json for it.
    '@react-router/node',
    // Named in project.inlang/settings.json and in vite.config.ts.
    '@inlang/plugin-message-format',
    'lightningcss',
    // Takes the place of React in the islands' build (vite.islands.config.ts).
    'preact',
    // Their font files are named in app/ui/styles/fonts.css, scripts/cut-fonts.mjs and server/site/share/card-text.ts.
    '@fontsource-variable/readex-pro',
    '@expo-google-fonts/readex-pro',
  ],
} satisfies KnipConfig;
