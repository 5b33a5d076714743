import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { portOf } from './port-of.ts';

/** The machine's nginx. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx in front of `upstream`, with its defaults but for the size of bodies, and with `lines` in its location. */
export async function startNginx(upstream: string, lines: string): Promise<AsyncDisposable & { address: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-nginx-'));
  const port = await freePort();
  const configuration = `
    daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off; client_max_body_size 100m;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; location / { proxy_pass ${upstream}; ${lines} } }
    }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration);
  const child = spawn(findNginx() ?? 'nginx', ['-c', file, '-p', folder, '-e', `${folder}/error.log`]);
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  return {
    address,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(address: string): Promise<void> {
  const isUp = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await isUp()); tries++) await wait(50);
}
