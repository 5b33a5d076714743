import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { portOf } from './servers/port-of.ts';

type Proxy = AsyncDisposable & { address: string };

/** The machine's nginx. */
export const findNginx = (): string | undefined => findProgram('nginx');

/** The machine's Caddy. */
export const findCaddy = (): string | undefined => findProgram('caddy');

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx in front of `upstream`, with its defaults but for the size of bodies, and with `lines` in its location. */
export function startNginx(upstream: string, lines = ''): Promise<Proxy> {
  return startProxy({
    program: findNginx() ?? 'nginx',
    options: (folder, file) => ['-c', file, '-p', folder, '-e', `${folder}/error.log`],
    configuration: (folder, port) => `
    daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off; client_max_body_size 0;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; location / { proxy_pass ${upstream}; ${lines} } }
    }`,
  });
}

/** Caddy in front of `upstream`, with its defaults, and with `lines` for its `reverse_proxy`. */
export function startCaddy(upstream: string, lines = ''): Promise<Proxy> {
  return startProxy({
    program: findCaddy() ?? 'caddy',
    options: (_, file) => ['run', '--adapter', 'caddyfile', '--config', file],
    configuration: (folder, port) => `
    {
      admin off
      storage file_system ${folder}
    }
    http://127.0.0.1:${port} {
      reverse_proxy ${upstream} {
        ${lines}
      }
    }`,
  });
}

type ProxyProgram = {
  program: string;
  options(folder: string, file: string): string[];
  configuration(folder: string, port: number): string;
};

async function startProxy({ program, options, configuration }: ProxyProgram): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-proxy-'));
  const port = await freePort();
  const file = join(folder, 'configuration');
  await writeFile(file, configuration(folder, port));
  // Both write their own files below the home folder otherwise.
  const child = spawn(program, options(folder, file), { env: { ...process.env, HOME: folder }, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${program} did not start`)));
  await Promise.race([answers(address), failed]);
  return {
    address,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await failed.catch(() => {});
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
