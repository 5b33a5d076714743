import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { ServerBuild } from 'react-router';
import { embeddableHeaders } from '#server/core/http/security-headers.ts';
import type { PageSource } from './http-parts.ts';
import { serveAssets } from './pages.ts';
import { previousAssetsFolder, storeAssets } from './previous-assets.ts';

const year = 365 * 24 * 60 * 60 * 1000;

const lastBuild = fileURLToPath(new URL('../../../build/', import.meta.url));

/** The pages of the last `npm run build`. */
export async function builtPages(folder = lastBuild): Promise<PageSource> {
  const build = (await import(resolve(folder, 'server/index.js'))) as ServerBuild;
  return {
    mode: 'production',
    load: async () => build,
    styleText: readStyleTexts(join(folder, 'client')),
    keepAssets: (dataDir) => storeAssets({ assets: join(folder, 'client/assets'), dataDir }),
    async registerAssets(app, dataDir) {
      const older = resolve(previousAssetsFolder(dataDir));
      await mkdir(older, { recursive: true });
      await app.register(fastifyStatic, {
        // Files missing from this build are looked up among those of earlier builds.
        root: [resolve(folder, 'client/assets'), older],
        serve: false,
        immutable: true,
        maxAge: year,
        acceptRanges: false,
        decorateReply: true,
        // Compressed at build time: brotli, gzip or identity.
        preCompressed: true,
      });
      serveAssets(app);
      await app.register(fastifyStatic, {
        root: resolve(folder, 'client'),
        prefix: '/',
        decorateReply: false,
        wildcard: false,
        maxAge: 60 * 60 * 1000,
        acceptRanges: false,
        preCompressed: true,
        // Link previews and feed readers show the icons; the SVG images are only for our own pages.
        setHeaders: (reply, path) => void (/\.(?:png|ico)$/.test(path) && reply.headers(embeddableHeaders)),
        globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
      });
    },
  };
}

/** Reads each style sheet once: there are few, and they are small. One that is missing is linked. */
function readStyleTexts(folder: string): (address: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (address) => {
    if (!texts.has(address)) {
      // React Router ends the address of a style sheet that is also loaded later with an empty fragment.
      const [path = ''] = address.split('#', 1);
      texts.set(address, readStyles(join(folder, path)));
    }
    return texts.get(address);
  };
}

function readStyles(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
