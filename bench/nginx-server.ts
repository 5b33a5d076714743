import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BareReply } from './bare-server.ts';

export type Nginx = { address: string; pid: number; stop(): Promise<void> };

/** nginx as one process that serves one reply from a file, every header included; undefined where it is not installed. */
export async function startNginx(reply: BareReply): Promise<Nginx | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'page'), reply.body);
  await writeFile(join(folder, 'nginx.conf'), configuration({ folder, port, reply }));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const isThere = await Promise.race([once(child, 'error').then(() => false), isListening(port).then(() => true)]);
  const stop = () => stopNginx(child, folder);
  if (isThere) return { address: `http://127.0.0.1:${port}`, pid: child.pid!, stop };
  await rm(folder, { recursive: true, force: true });
  return undefined;
}

async function stopNginx(child: ChildProcess, folder: string): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
}

// Set by nginx itself for every file.
const ownHeaders = new Set(['content-length', 'content-type', 'etag', 'last-modified']);

function configuration({ folder, port, reply }: { folder: string; port: number; reply: BareReply }): string {
  const headers = Object.entries(reply.headers).filter(([name]) => !ownHeaders.has(name));
  const added = headers.map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\$]/g, '\\$&')}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/t;`,
  );
  return `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000000;
  ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${folder}; default_type "${reply.headers['content-type']}";
    location / { try_files /page =404; ${added.join('\n      ')} }
  }
}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function isListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
}
