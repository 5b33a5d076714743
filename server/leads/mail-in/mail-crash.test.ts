import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteFile } from '#server/core/db/database.ts';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { plainLetter } from '../../../tests/support/letters/written-letter.ts';
import { startMailStore } from '../../../tests/support/servers/mail-store.ts';
import { portOf } from '../../../tests/support/servers/port-of.ts';
import { startProgram } from '../../../tests/support/servers/running-program.ts';
import { until } from '../../../tests/support/sites/mailed-site.ts';

const rounds = isFullRun ? 20 : 3;

/** A way to the mail store that calls `onMarking` instead of passing on that a letter was read. */
async function openWay(port: number, onMarking: () => boolean) {
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far])
      socket
        .on('error', () => {})
        .on('close', () => {
          near.destroy();
          far.destroy();
        });
    near.on('data', (sent) => {
      if (!sent.includes('UID STORE') || !onMarking()) far.write(sent);
    });
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: portOf(server), close: () => server.close() };
}

test('a letter is taken once and none is lost, however often the program is killed between storing and marking it', {
  timeout: 600_000,
}, async () => {
  const store = await startMailStore();
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-mail-crash-'));
  let isKilling = true;
  let pid = 0;
  const way = await openWay(store.port, () => {
    if (isKilling) process.kill(pid, 'SIGKILL');
    return isKilling;
  });
  onTestFinished(async () => {
    way.close();
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const imap = `imap://leads:secret@127.0.0.1:${way.port}/INBOX?tls=off`;
  const start = async () => {
    const program = await startProgram({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', IMAP_URL: imap });
    pid = program.pid;
    return program;
  };
  const inDatabase = <Result>(read: (database: DatabaseSync) => Result): Result => {
    const database = new DatabaseSync(sqliteFile(folder));
    try {
      return read(database);
    } finally {
      database.close();
    }
  };
  const taken = () =>
    inDatabase((database) =>
      database
        .prepare("select body from lead_message where author = 'visitor' order by body")
        .all()
        .map(({ body }) => body),
    );
  // The lease of a killed process ends after a minute; here its successor comes at once.
  const freeLease = () =>
    inDatabase((database) =>
      database.exec("update job set lease_until = null, lease_token = null where kind = 'fetch-mail'"),
    );

  let program = await start();
  const body = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags?' };
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${program.address}/api/contacts`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { reference } = (await reply.json()).data.contact;
  const expected: string[] = [];
  for (let round = 10; round < 10 + rounds; round++) {
    const head = { From: 'lina@example.com', Subject: `Re: ${reference}`, 'Message-ID': `<${round}@example.com>` };
    expected.push(`Word ${round}`);
    store.deliver(plainLetter(head, `Word ${round}`));
    // Killed once, or again when it comes to the letter that it had taken before.
    for (let kills = 0; kills <= round % 2; kills++) {
      if (kills > 0) program = await start();
      await program.ended;
      expect(taken()).toEqual(expected);
      freeLease();
    }
    isKilling = false;
    program = await start();
    await until(() => (store.count().unread === 0 ? true : undefined));
    isKilling = true;
  }
  await program.stop();
  expect(taken()).toEqual(expected);
});
