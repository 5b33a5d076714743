import { type IncomingHttpHeaders, request } from 'node:http';

export type RawReply = { status: number; headers: IncomingHttpHeaders; text: string };

type RawOptions = { method?: string; headers?: Record<string, string> };

/** Requests exactly `path`: `fetch` would normalise it, follow redirects and add headers. */
export function rawRequest(address: string, path: string, options: RawOptions = {}): Promise<RawReply> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, agent: false, ...options }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
      reply.on('error', reject);
    });
    asking.on('error', reject);
    asking.end();
  });
}
