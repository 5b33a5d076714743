import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerQuestions } from './helper-process.ts';

/** The reply at an address: the exact bytes of the site. */
export type BareReply = { path: string; status: number; headers: Record<string, string>; body: Uint8Array };

const replies = new Map<string, BareReply>();

const server = createServer((request, response) => {
  const reply = replies.get((request.url ?? '').replace(/[?&]uncached=\d+$/, ''));
  if (!reply) return void response.writeHead(500).end();
  response.writeHead(reply.status, reply.headers).end(reply.body);
});

answerQuestions(async ({ known }: { known: BareReply[] }): Promise<string> => {
  for (const reply of known) replies.set(reply.path, reply);
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
