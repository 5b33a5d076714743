import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { PageSource } from './http-parts.ts';

const buildModule = 'virtual:react-router/server-build';

/** Pages from source with hot reload; for development only. */
export async function vitePages(): Promise<PageSource> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    mode: 'development',
    load: async () => (await vite.ssrLoadModule(buildModule)) as ServerBuild,
    async registerAssets(app) {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, done);
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
