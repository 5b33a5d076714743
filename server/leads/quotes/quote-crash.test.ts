import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import {
  programAdministrator,
  type RunningProgram,
  startProgram,
} from '../../../tests/support/servers/running-program.ts';
import { freshTestDatabase, type TestDatabase } from '../../../tests/support/sites/test-database.ts';

// Quote requests with artwork, what their buyers add on the private page, and what staff ask there, while the program is
// killed. A browser that got no reply sends the same again under its key: nothing may be lost, nothing be there twice.

const rounds = process.env.TEST_FULL === '1' ? 20 : 2;

let folder: string;
let database: TestDatabase;
let program: RunningProgram | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-quote-crash-'));
  database = await freshTestDatabase();
});
afterEach(async () => {
  await program?.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<RunningProgram> {
  program = await startProgram({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000000', ...database.settings });
  return program;
}

async function staffHeaders(address: string): Promise<Record<string, string>> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(programAdministrator),
  });
  return { authorization: `Bearer ${(await reply.json()).token}`, 'content-type': 'application/json' };
}

/** What was sent, by name, acknowledged or not. */
type Sent<More> = Map<string, More & { isAcknowledged: boolean }>;
type Request = { id: string; follow: string };
type State = {
  quotes: Sent<{ key: string }>;
  answers: Sent<{ key: string; follow: string }>;
  questions: Sent<{ id: string }>;
  /** The request that was acknowledged last: each gets few answers. */
  latest: Request | undefined;
};

const pdfNamed = (name: string) => new File([new Uint8Array(samplePdf())], `${name}.pdf`, { type: 'application/pdf' });

function formOf(fields: Record<string, string>, file: string): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  form.append('files', pdfNamed(file));
  return form;
}

/** As the page's form with JavaScript sends it. */
function sendQuote(address: string, name: string, key: string): Promise<Response> {
  const fields = { fullName: 'Amina Bello', company: 'Bello', country: 'Nigeria', email: `${name}@example.com` };
  const body = formOf(
    { ...fields, 'line.family': 'sack', 'line.title': 'Sugar sack', 'line.width': '56 × 91 cm' },
    name,
  );
  return fetch(`${address}/api/quotes`, { method: 'POST', body, headers: { 'idempotency-key': key } });
}

/** As the private page sends it. */
function sendAnswer(
  address: string,
  name: string,
  { key, follow }: { key: string; follow: string },
): Promise<Response> {
  const body = formOf({ act: 'add', text: name, idempotencyKey: key }, name);
  return fetch(`${address}${follow}`, { method: 'POST', body, redirect: 'manual', headers: { origin: address } });
}

/** Sends one after the other until the program is gone. */
async function untilGone(send: (place: number) => Promise<boolean>): Promise<void> {
  for (let place = 0; ; place += 1) if (!(await send(place).catch(() => false))) return;
}

async function crashDuringRequests(round: number, state: State): Promise<void> {
  const { address, pid } = await start();
  const headers = await staffHeaders(address);
  state.latest = undefined;
  const quotes = untilGone(async (place) => {
    const name = `quote-${round}-${place}`;
    const sent = { key: newFormKey(), isAcknowledged: false };
    state.quotes.set(name, sent);
    const reply = await sendQuote(address, name, sent.key);
    sent.isAcknowledged = reply.status === 201;
    const { data, follow } = await reply.json();
    state.latest = { id: data.quote._id, follow };
    return true;
  });
  const answers = untilGone(async (place) => {
    const name = `answer-${round}-${place}`;
    while (!state.latest) await wait(10);
    const sent = { key: newFormKey(), follow: state.latest.follow, isAcknowledged: false };
    state.answers.set(name, sent);
    const reply = await sendAnswer(address, name, sent);
    sent.isAcknowledged = reply.status === 303;
    // A thread that is full refuses.
    if (!sent.isAcknowledged) state.answers.delete(name);
    await reply.arrayBuffer();
    return true;
  });
  const questions = untilGone(async (place) => {
    const text = `question-${round}-${place}`;
    while (!state.latest) await wait(10);
    const sent = { id: state.latest.id, isAcknowledged: false };
    state.questions.set(text, sent);
    const body = JSON.stringify({ kind: 'question', text });
    const reply = await fetch(`${address}/api/quotes/${sent.id}/thread`, { method: 'POST', body, headers });
    sent.isAcknowledged = reply.status === 201;
    await reply.arrayBuffer();
    await wait(50);
    return true;
  });
  const hasEach = () =>
    [state.quotes, state.answers, state.questions].every((sent) =>
      [...sent].some(([name, { isAcknowledged }]) => isAcknowledged && name.includes(`-${round}-`)),
    );
  for (const until = Date.now() + 20_000; Date.now() < until && !hasEach(); ) await wait(20);
  await wait(Math.random() * 700);
  process.kill(pid, 'SIGKILL');
  // Writers that wait for a first request have nothing to wait for.
  state.latest ??= { id: 'none', follow: '/requests/none' };
  await Promise.all([quotes, answers, questions]);
  await program?.stop();
}

type Stored = { quotes: string[]; answers: string[]; questions: string[]; files: number };

/** What is there now; every file has its whole content. */
async function readAll(address: string, headers: Record<string, string>): Promise<Stored> {
  const read = async (path: string) => (await fetch(`${address}/api/${path}`, { headers })).json();
  const listed: { _id: string; email: string }[] = (await read('quotes')).data.quotes;
  const stored: Stored = {
    quotes: listed.map(({ email }) => email.replace('@example.com', '')),
    answers: [],
    questions: [],
    files: 0,
  };
  for (const { _id } of listed) {
    const { messages, files } = (await read(`quotes/${_id}/thread`)).data.thread;
    for (const { author, text } of messages) stored[author === 'staff' ? 'questions' : 'answers'].push(text);
    // One with the request, and one with each answer.
    expect(files).toHaveLength(1 + messages.filter(({ author }: { author: string }) => author === 'visitor').length);
    for (const file of files) {
      const sent = await fetch(`${address}/api/quotes/${_id}/files/${file._id}`, { headers });
      expect(Buffer.from(await sent.arrayBuffer()).equals(Buffer.from(samplePdf()))).toBe(true);
      stored.files += 1;
    }
  }
  return stored;
}

const twice = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place);
const lost = (sent: Sent<object>, stored: string[]) =>
  [...sent].filter(([name, { isAcknowledged }]) => isAcknowledged && !stored.includes(name)).map(([name]) => name);

test('kill -9 while quote requests, artwork and threads are sent: nothing lost, nothing twice', async () => {
  const state: State = { quotes: new Map(), answers: new Map(), questions: new Map(), latest: undefined };
  for (let round = 0; round < rounds; round += 1) await crashDuringRequests(round, state);

  const { address } = await start();
  const headers = await staffHeaders(address);
  const before = await readAll(address, headers);
  for (const kind of ['quotes', 'answers', 'questions'] as const) {
    expect([kind, lost(state[kind], before[kind])]).toEqual([kind, []]);
    expect([kind, twice(before[kind])]).toEqual([kind, []]);
  }
  // Every browser sends once more what it has, answered or not.
  for (const [name, { key }] of state.quotes) expect((await sendQuote(address, name, key)).status).toBe(201);
  for (const [name, sent] of state.answers) {
    if (sent.isAcknowledged || before.answers.includes(name))
      expect((await sendAnswer(address, name, sent)).status).toBe(303);
  }
  const after = await readAll(address, headers);
  expect(after.quotes.toSorted()).toEqual([...state.quotes.keys()].toSorted());
  expect(after.answers.toSorted()).toEqual(before.answers.toSorted());
  const figures = { rounds, sent: state.quotes.size, stored: after.quotes.length, answers: after.answers.length };
  expect(figures.answers).toBeGreaterThan(0);
  if (rounds > 2) console.info({ ...figures, questions: after.questions.length, files: after.files });
}, 600_000);
