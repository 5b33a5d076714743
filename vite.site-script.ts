import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:site-script';
const entry = 'app/site/islands/islands.ts';

/** The addresses of the scripts of public pages, as `virtual:site-script`: from source, or of the islands' build. */
export function siteScript(): Plugin {
  let isBuild = false;
  return {
    name: 'site-script',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      return `export default ${JSON.stringify(isBuild ? [builtAddress()] : ['/@vite/client', `/${entry}`])};`;
    },
  };
}

function builtAddress(): string {
  const manifest = JSON.parse(readFileSync(resolve('.cache/islands/.vite/manifest.json'), 'utf8'));
  return `/${manifest[entry].file}`;
}
