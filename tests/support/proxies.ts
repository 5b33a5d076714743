import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { portOf } from './servers/port-of.ts';

type Proxy = AsyncDisposable & {
  address: string;
  /** What it has written of requests and errors. */
  log(): Promise<string>;
};

/** A proxy as deploy/ configures it. */
type DocumentedProxy = Proxy & { plainAddress: string };

/** The machine's nginx. */
export const findNginx = (): string | undefined => findProgram('nginx');

/** The machine's Caddy. */
export const findCaddy = (): string | undefined => findProgram('caddy');

/** The machine's OpenSSL, which makes certificates. */
export const findOpenssl = (): string | undefined => findProgram('openssl');

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

const configured = (name: string) => readFile(join(import.meta.dirname, '../../deploy', name), 'utf8');

const certificateOf = (folder: string) => ({ certificate: `${folder}/certificate.pem`, key: `${folder}/key.pem` });

/** Makes a certificate for this machine that this process trusts from now on. */
async function trustCertificate(folder: string): Promise<void> {
  const { certificate, key } = certificateOf(folder);
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', ...options, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  setDefaultCACertificates([...getCACertificates('default'), await readFile(certificate, 'utf8')]);
}

/** nginx with deploy/nginx.conf in front of `upstream`; `changed` alters it. */
export async function startDocumentedNginx(
  upstream: string,
  changed = (text: string) => text,
): Promise<DocumentedProxy> {
  const [text, plainPort] = [changed(await configured('nginx.conf')), await freePort()];
  const proxy = await startProxy({
    program: findNginx() ?? 'nginx',
    scheme: 'https',
    options: (folder, file) => ['-c', file, '-p', folder, '-e', `${folder}/error.log`],
    configuration: (folder, port) => `
    daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${text
        .replace(/^ *listen \[::\].*$/gm, '')
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
        .replace('http://127.0.0.1:3000', upstream)
        .replace(/\S+fullchain\.pem/, certificateOf(folder).certificate)
        .replace(/\S+privkey\.pem/, certificateOf(folder).key)
        .replaceAll('/var/log/nginx', folder)}
    }`,
  });
  return { ...proxy, plainAddress: `http://127.0.0.1:${plainPort}` };
}

/** Caddy with deploy/Caddyfile in front of `upstream`; `changed` alters it. */
export async function startDocumentedCaddy(
  upstream: string,
  changed = (text: string) => text,
): Promise<DocumentedProxy> {
  const [text, plainPort] = [changed(await configured('Caddyfile')), await freePort()];
  const proxy = await startProxy({
    program: findCaddy() ?? 'caddy',
    scheme: 'https',
    options: (_, file) => ['run', '--adapter', 'caddyfile', '--config', file],
    configuration: (folder, port) =>
      text
        .replace(/^\{$/m, `{\n admin off\n auto_https disable_redirects\n storage file_system ${folder}`)
        .replace('http://www.example.com {', `http://127.0.0.1:${plainPort} {`)
        .replace(
          /^www\.example\.com \{$/m,
          `https://127.0.0.1:${port} {\n tls ${certificateOf(folder).certificate} ${certificateOf(folder).key}`,
        )
        .replace('127.0.0.1:3000', new URL(upstream).host),
  });
  return { ...proxy, plainAddress: `http://127.0.0.1:${plainPort}` };
}

type ProxyProgram = {
  scheme?: 'http' | 'https';
  program: string;
  options(folder: string, file: string): string[];
  configuration(folder: string, port: number): string;
};

async function startProxy({ program, options, configuration, scheme = 'http' }: ProxyProgram): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-proxy-'));
  const port = await freePort();
  const file = join(folder, 'configuration');
  await writeFile(file, configuration(folder, port));
  // Both write their own files below the home folder otherwise.
  if (scheme === 'https') await trustCertificate(folder);
  const output = await open(join(folder, 'output.log'), 'w');
  const child = spawn(program, options(folder, file), {
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  const address = `${scheme}://127.0.0.1:${port}`;
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${program} did not start`)));
  await Promise.race([answers(address), failed]);
  return {
    address,
    async log() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
      return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await failed.catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A port on which nothing listens now. */
export async function freePort(): Promise<number> {
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
