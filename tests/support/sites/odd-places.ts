import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startFakeSmtp } from '../servers/fake-smtp.ts';
import { portOf } from '../servers/port-of.ts';

/** What settings name in the tests: servers that are not what is expected, and odd folders. */
export type OddPlaces = Awaited<ReturnType<typeof makeOddPlaces>>;

/** Makes what the settings of the table name, below `folder`. */
export async function makeOddPlaces(folder: string) {
  const closing: (() => unknown)[] = [];
  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close());
    return `127.0.0.1:${portOf(server)}`;
  };
  const answering = (status: number, headers: Record<string, string> = {}, body = '') =>
    serve((_, response) => response.writeHead(status, headers).end(body));
  const mailServer = async (...[options]: Parameters<typeof startFakeSmtp>): Promise<string> => {
    const { url, stop } = await startFakeSmtp(options);
    closing.push(stop);
    return url.replace('smtp://', '');
  };
  const put = async (name: string, files: Record<string, string>): Promise<string> => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(folder, name, path, '..'), { recursive: true });
      await writeFile(join(folder, name, path), text);
    }
    return join(folder, name);
  };
  const link = async (name: string, target: string): Promise<string> => {
    await symlink(target, join(folder, name));
    return join(folder, name);
  };
  const foreign = await put('foreign', {});
  await mkdir(foreign);
  const songs = new DatabaseSync(join(foreign, 'mansooj.sqlite'));
  songs.exec('create table songs (title text)');
  songs.close();
  return {
    file: join(await put('single', { file: 'text' }), 'file'),
    foreign,
    brokenLink: await link('disk', '/mnt/no-such-disk/site'),
    circle: await link('circle', join(folder, 'circle')),
    noDatabase: await put('none', { 'mansooj.sqlite': 'this is a list of things to do, and no database. '.repeat(90) }),
    withoutDatabase: await put('lost', { 'backups/mansooj-20261101T000000Z.tar.zst': 'archive' }),
    deleted: await put('deleted', { 'files/cvs/a.pdf': 'file', 'mansooj.sqlite-wal': 'log', 'mansooj.sqlite-shm': '' }),
    inRelease: join(await put('mansooj-9.9.9-linux-x64', { mansooj: '', 'build/program/main.js': '' }), 'data'),
    withLines: join(
      await put('lines', {
        ...{ 'a.env': 'PORT 3000\n', 'b.env': 'COLOUR=red\n', 'c.env': 'PORT=1\nPORT=2\n' },
        ...{ 'd.env': 'LISTEN_FD=3\n', 'e.env': 'HSTS=on\n', 'f.env': '\nBACKUP_TO=backups\n' },
      }),
      '',
    ),
    webServer: await answering(200, {}, '<h1>Welcome</h1>'),
    leadsOn: await answering(301, { location: 'https://www.bags.example/' }),
    refusing: await answering(403),
    nothingThere: await answering(404),
    failing: await answering(500),
    late: await answering(200, { date: new Date(Date.now() - 90_000).toUTCString() }),
    mail: await mailServer(),
    mailSelfSigned: await mailServer({ secure: true, disabledCommands: [] }),
    mailRefusing: await mailServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
    }),
    close: () => Promise.all(closing.map((close) => close())),
  };
}
