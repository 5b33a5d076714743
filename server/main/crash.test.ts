import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicationForm, cvFile } from '../../tests/support/browser/application-form.ts';
import { samplePdf } from '../../tests/support/files/sample-pdf.ts';
import { sentPicture } from '../../tests/support/files/sent-files.ts';
import {
  programAdministrator,
  type RunningProgram,
  startProgram,
} from '../../tests/support/servers/running-program.ts';
import { freshTestDatabase, type TestDatabase } from '../../tests/support/sites/test-database.ts';

const rounds = process.env.TEST_FULL === '1' ? 20 : 2;
const isSqlite = process.env.TEST_DATABASE !== 'postgres';

let folder: string;
let database: TestDatabase;
let program: RunningProgram | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-crash-'));
  database = await freshTestDatabase();
});
afterEach(async () => {
  await program?.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = async () => {
  const settings = { DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000000', ...database.settings };
  program = await startProgram(settings);
  return program;
};

async function staffHeaders(address: string): Promise<{ authorization: string }> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(programAdministrator),
  });
  return { authorization: `Bearer ${(await reply.json()).token}` };
}

type Acknowledged = { contacts: string[]; careers: string[]; quotes: string[]; partners: string[] };
type Send = (name: string) => Promise<Response>;

/** Writers that run until the program is killed; a name is recorded once its write has been acknowledged. */
async function writeUntilGone(send: Send, prefix: string, acknowledged: string[]): Promise<void> {
  for (let count = 0; ; count++) {
    const name = `${prefix}-${count}`;
    const reply = await send(name).catch(() => undefined);
    if (!reply) return;
    // The status is the acknowledgement: the rest of the reply may be cut off.
    if (reply.status === 201) acknowledged.push(name);
    await reply.arrayBuffer().catch(() => {});
  }
}

async function crashDuringWrites(round: number, acknowledged: Acknowledged): Promise<void> {
  const { address, pid } = await start();
  const headers = await staffHeaders(address);
  const picture = await sentPicture();
  const post = (path: string, body: BodyInit, more: Record<string, string> = {}) =>
    fetch(`${address}/api/${path}`, { method: 'POST', body, headers: more });
  const contact: Send = (name) => {
    const body = { fullName: 'Lina Haddad', email: `${name}@example.com`, message: 'Do you weave bags?' };
    return post('contacts', JSON.stringify(body), { 'content-type': 'application/json' });
  };
  const career: Send = (name) =>
    post('careers', applicationForm({ fields: { email: `${name}@example.com` }, cv: cvFile(samplePdf()) }));
  // Artwork and all: the same request is sent once more under its key when it was acknowledged.
  const quote: Send = async (name) => {
    const form = new FormData();
    const fields = { fullName: 'Amina Bello', company: 'Bello', country: 'Nigeria', 'line.title': 'Sugar sack' };
    for (const [field, value] of Object.entries({ ...fields, email: `${name}@example.com` })) form.append(field, value);
    form.append('line.family', 'sack');
    form.append('files', new File([samplePdf()], `${name}.pdf`));
    const once = () => post('quotes', form, { 'idempotency-key': name });
    const reply = await once();
    if (reply.status === 201) await once().catch(() => undefined);
    return reply;
  };
  const partner: Send = (name) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ name, industry: 'Flour', specifications: '[]' }))
      form.append(field, value);
    form.append('mainImage', picture);
    return post('partners', form, headers);
  };
  const writing = Promise.all([
    writeUntilGone(contact, `contact-${round}`, acknowledged.contacts),
    writeUntilGone(career, `career-${round}`, acknowledged.careers),
    writeUntilGone(quote, `quote-${round}`, acknowledged.quotes),
    writeUntilGone(partner, `partner-${round}`, acknowledged.partners),
  ]);
  const hasEachKind = () =>
    Object.values(acknowledged).every((names) => names.some((name) => name.includes(`-${round}-`)));
  for (const until = Date.now() + 20_000; Date.now() < until && !hasEachKind(); ) await wait(20);
  await wait(Math.random() * 700);
  process.kill(pid, 'SIGKILL');
  await writing;
  await program?.stop();
}

const sorted = (names: string[]) => names.toSorted();
const kept = (all: string[], wanted: string[]) => sorted(all.filter((each) => wanted.includes(each)));

test('kill -9 during writes and uploads loses nothing acknowledged and leaves nothing half stored', async () => {
  const acknowledged: Acknowledged = { contacts: [], careers: [], quotes: [], partners: [] };
  for (let round = 0; round < rounds; round++) await crashDuringWrites(round, acknowledged);
  for (const names of Object.values(acknowledged)) expect(names.length).toBeGreaterThan(0);

  const { address } = await start();
  const headers = await staffHeaders(address);
  const read = async (path: string) => (await fetch(`${address}/api/${path}`, { headers })).json();
  const nameOf = ({ email }: { email: string }) => email.replace('@example.com', '');
  const contacts: { email: string }[] = (await read('contacts')).data.contacts;
  expect(kept(contacts.map(nameOf), acknowledged.contacts)).toEqual(sorted(acknowledged.contacts));

  const careers: { _id: string; email: string }[] = (await read('careers')).data.careers;
  expect(kept(careers.map(nameOf), acknowledged.careers)).toEqual(sorted(acknowledged.careers));
  for (const { _id } of careers) {
    const cv = await fetch(`${address}/api/careers/${_id}/cv`, { headers });
    expect(Buffer.from(await cv.arrayBuffer()).equals(Buffer.from(samplePdf()))).toBe(true);
  }

  const quotes: { _id: string; email: string }[] = (await read('quotes')).data.quotes;
  expect(kept(quotes.map(nameOf), acknowledged.quotes)).toEqual(sorted(acknowledged.quotes));
  expect(new Set(quotes.map(nameOf)).size).toBe(quotes.length);
  for (const quote of quotes) {
    const { files } = (await read(`quotes/${quote._id}/thread`)).data.thread;
    expect(files.map(({ name }: { name: string }) => name)).toEqual([`${nameOf(quote)}.pdf`]);
    const sent = await fetch(`${address}/api/quotes/${quote._id}/files/${files[0]._id}`, { headers });
    expect(Buffer.from(await sent.arrayBuffer()).equals(Buffer.from(samplePdf()))).toBe(true);
  }

  const partners: { name: string; mainImage: string }[] = await read('partners');
  expect(
    kept(
      partners.map(({ name }) => name),
      acknowledged.partners,
    ),
  ).toEqual(sorted(acknowledged.partners));
  for (const { mainImage } of partners) expect((await fetch(`${address}/media/${mainImage}`)).status).toBe(200);

  await program?.stop();
  if (!isSqlite) return;
  const opened = new DatabaseSync(join(folder, 'mansooj.sqlite'));
  expect(opened.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(opened.prepare('pragma foreign_key_check').all()).toEqual([]);
  opened.close();
}, 300_000);
