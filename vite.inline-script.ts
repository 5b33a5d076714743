import { build } from 'rolldown';
import type { Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * A script that stands in the page itself, as its minified text with what it imports:
 * `import text from './head-script.ts?inline-script'`. It is constant, so that the Content-Security-Policy of a page can
 * contain its hash.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const { output } = await build({
        input: id.slice(0, -suffix.length),
        write: false,
        transform: { target: 'es2020' },
        output: { format: 'iife', minify: true },
      });
      for (const module of output[0].moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}
