import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import type { PageSource } from './http-parts.ts';

const buildModule = 'virtual:react-router/server-build';

/** Pages from source with hot reload; for development only. */
export async function vitePages(): Promise<PageSource> {
  let vite: ViteDevServer | undefined;
  return {
    mode: 'development',
    load: async () => (await vite?.ssrLoadModule(buildModule)) as ServerBuild,
    async registerAssets(app) {
      // Hot reload uses the site's own port: pages may connect to no other.
      const server = { middlewareMode: true, ws: { server: app.server } } as const;
      const started = await createServer({ server, appType: 'custom' });
      vite = started;
      app.addHook('onRequest', (request, reply, done) => {
        started.middlewares(request.raw, reply.raw, done);
      });
      app.addHook('onClose', () => started.close());
    },
  };
}
