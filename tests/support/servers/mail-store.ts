import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { portOf } from './port-of.ts';

const program = '/usr/sbin/dovecot';

/** The machine's own IMAP server. */
export const findDovecot = (): string | undefined => (existsSync(program) ? program : undefined);

export type MailStore = {
  /** For IMAP_URL. */
  url: string;
  port: number;
  /** Lays a letter into the folder, as a mail server does. */
  deliver(letter: Buffer): void;
  /** How many letters were read, and how many were not. */
  count(): { read: number; unread: number };
  /** Whether the letter that was delivered last is marked as read. */
  isLastRead(): boolean;
  stop(): Promise<void>;
};

const idOf = (flag: string, name: string): number => Number(execFileSync('id', [flag, name]).toString());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** As root it serves as nobody, who then owns the letters; everybody else serves as themselves. */
function account() {
  const { username, uid, gid } = userInfo();
  return uid === 0
    ? { name: 'nobody', group: 'nogroup', uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') }
    : { name: username, group: execFileSync('id', ['-gn']).toString().trim(), uid, gid };
}

/** Starts Dovecot with one empty mailbox in a temporary folder; any user may sign in, the password is `secret`. */
export async function startMailStore(at?: { port: number }): Promise<MailStore> {
  if (!findDovecot()) throw new Error('Dovecot is missing: install it (on Debian: apt-get install dovecot-imapd).');
  const folder = mkdtempSync(join(tmpdir(), 'mansooj-imap-'));
  const { name, group, uid, gid } = account();
  const [port, letters] = [at?.port ?? (await freePort()), join(folder, 'mail')];
  for (const each of [letters, ...['cur', 'new', 'tmp'].map((part) => join(letters, part))]) mkdirSync(each);
  // Many servers give each mailbox the same UIDVALIDITY; Dovecot's own is the time.
  writeFileSync(join(letters, 'dovecot-uidlist'), `3 V1 N1 G${randomBytes(16).toString('hex')}\n`);
  const own = (path: string) => chownSync(path, uid, gid);
  for (const each of [folder, letters, ...readdirSync(letters).map((part) => join(letters, part))]) own(each);
  const config = join(folder, 'dovecot.conf');
  writeFileSync(
    config,
    `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
default_login_user = ${name}
default_internal_user = ${name}
default_internal_group = ${group}
first_valid_uid = ${uid}
first_valid_gid = ${gid}
mail_location = maildir:${letters}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`,
  );
  const server = spawn(program, ['-F', '-c', config], { stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  await untilOpen(port, server);
  let delivered = 0;
  const nameOf = (number: number) => `${number}.${process.pid}.test`;
  const isRead = (file: string) => /:2,\w*S/.test(file);
  return {
    url: `imap://leads:secret@127.0.0.1:${port}/INBOX?tls=off`,
    port,
    deliver(letter) {
      const file = nameOf(++delivered);
      writeFileSync(join(letters, 'tmp', file), letter);
      own(join(letters, 'tmp', file));
      renameSync(join(letters, 'tmp', file), join(letters, 'new', file));
    },
    count() {
      const names = ['cur', 'new'].flatMap((part) => readdirSync(join(letters, part)));
      const read = names.filter(isRead).length;
      return { read, unread: names.length - read };
    },
    isLastRead: () =>
      readdirSync(join(letters, 'cur')).some((file) => file.startsWith(nameOf(delivered)) && isRead(file)),
    async stop() {
      process.removeListener('exit', endWithUs);
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number, server: ReturnType<typeof spawn>): Promise<void> {
  const { connect } = await import('node:net');
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('data', () => resolve(true)).once('error', () => resolve(false));
      socket.once('data', () => socket.destroy());
    });
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) throw new Error(`Dovecot did not start (exit status ${server.exitCode}).`);
    if (await isOpen()) return;
    await wait(100);
  }
  throw new Error('Dovecot did not answer in time.');
}
