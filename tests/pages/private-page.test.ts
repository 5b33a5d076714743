import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { words } from '../support/browser/form-journey.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const log: string[] = [];
const site = useDemoSite({}, pino({ level: 'trace' }, { write: (line: string) => log.push(line) }));
beforeEach(() => {
  log.length = 0;
});

const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags?' };
const cookie = (set: string | null) => set?.split(';')[0] ?? '';

const send = (body: object) =>
  fetch(`${site().address}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Sends a message, and gets the path of its private page. */
const sent = async (): Promise<string> => (await (await send(message)).json()).follow;

const read = (path: string, init: RequestInit = {}) => fetch(site().address + path, { redirect: 'manual', ...init });
const post = (path: string, fields: Record<string, string>) =>
  read(path, { method: 'POST', body: new URLSearchParams(fields) });
const textOf = async (reply: Response) => (await reply.text()).replace(/[\u00a0\u2060]/g, ' ');

describe.each(readersOf('ar'))('the private page in %s, without JavaScript', (language) => {
  const say = words(language);

  test('shows what was sent and takes an answer, and its address is told to nobody', async () => {
    const path = pathIn(language, await sent());
    const token = path.split('/').at(-1) ?? '';
    const reply = await read(path);
    const html = await textOf(reply);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    for (const shown of [message.message, say('follow_status_received'), '<meta name="robots" content="noindex"'])
      expect(html.includes(shown), shown).toBe(true);
    expect(html.includes(message.email)).toBe(false);
    // Links in the head would tell the address to programs that follow them.
    expect(html).not.toMatch(/<link rel="canonical"|<[a-z]+ [^>]{0,500}hrefLang=|property="og:url"/i);
    const key = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const answered = await post(path, { act: 'add', text: 'Also jumbo <b>', idempotencyKey: key });
    expect([answered.status, answered.headers.get('location')]).toEqual([303, `${path}#thread`]);
    expect((await textOf(await read(path))).includes('Also jumbo &lt;b&gt;')).toBe(true);
    const empty = await post(path, { act: 'add', text: ' ' });
    expect([empty.status, (await textOf(empty)).includes(say('follow_nothing_written'))]).toEqual([422, true]);
    for (const odd of [`${path}?x=1`, `${path}.data`, `${path}/`, path.replace('/requests', '/REQUESTS')])
      await read(odd);
    // A later visit that begins here does not say so.
    const visit = JSON.stringify({ referrer: '', campaign: 'fair', page: path });
    await send({ ...message, visit });
    const db = site().database.db;
    const sources = await db.selectFrom('contact').select('came_from').where('came_from', 'is not', null).execute();
    expect(sources.map(({ came_from }) => JSON.parse(came_from ?? ''))).toContainEqual({
      referrer: '',
      campaign: 'fair',
      page: '',
    });
    expect(log.some((line) => line.includes('answered'))).toBe(true);
    expect(log.filter((line) => line.includes(token))).toEqual([]);
  });

  test('links a quote request as a PDF, and nothing else', async () => {
    const quote = {
      ...{ fullName: 'Amina Bello', email: 'amina@example.com', company: 'Bello Sugar', country: 'Nigeria' },
      lines: [{ family: 'sack', title: 'Sugar sack' }],
    };
    const headers = { 'content-type': 'application/json' };
    const reply = await read('/api/quotes', { method: 'POST', headers, body: JSON.stringify(quote) });
    const path = pathIn(language, (await reply.json()).follow);
    expect((await textOf(await read(path))).includes(`href="${path}/request.pdf"`)).toBe(true);
    expect((await read(`${path}/request.pdf`)).headers.get('content-type')).toBe('application/pdf');
    expect((await textOf(await read(pathIn(language, await sent())))).includes('request.pdf')).toBe(false);
  });

  test('shows a quote request as tables, where it stands with days, and a question first', async () => {
    const quote = {
      ...{ fullName: 'Amina Bello', email: 'amina@example.com', company: 'Bello Sugar', country: 'Nigeria' },
      lines: [
        { family: 'sack', title: 'Sugar sack', specified: { width: '56 cm', length: '91 cm' }, note: 'As before' },
      ],
      order: { place: 'Lagos' },
    };
    const headers = { 'content-type': 'application/json' };
    const reply = await (await read('/api/quotes', { method: 'POST', headers, body: JSON.stringify(quote) })).json();
    const path = pathIn(language, reply.follow);
    const before = await textOf(await read(path));
    const shownAs = (name: string) =>
      new RegExp(`<th scope="row">${name}</th>(.*?)</tr>`).exec(before)?.[1]?.replace(/<[^>]*>|[\u2066-\u2069]/g, '');
    expect([shownAs(say('trade_width')), shownAs(say('trade_place'))]).toEqual([
      language === 'ar' ? '56 سم' : '56 cm',
      'Lagos',
    ]);
    const stations = (html: string) =>
      [...html.matchAll(/<li data-state="(\w+)".*?<b>(.*?)<\/b>/gs)].map(([, state, label]) => [state, label]);
    const [received, priced, question, answered] = [
      ...([say('follow_status_received'), say('follow_status_being_priced')] as const),
      ...([say('follow_status_question'), say('follow_status_answered')] as const),
    ];
    expect(stations(before)).toEqual([
      ['now', received],
      ['ahead', priced],
      ['ahead', answered],
    ]);
    const named = { kind: 'quote', id: reply.data.quote._id } as const;
    await site().services.threads.write(named, { kind: 'question', text: 'Which port is it?' });
    const asked = await textOf(await read(path));
    expect(stations(asked)).toEqual([
      ['done', received],
      ['done', priced],
      ['now', question],
      ['ahead', answered],
    ]);
    const places = ['Which port is it?', 'name="text"', say('follow_asked')].map((part) => asked.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const key = /name="idempotencyKey" value="([^"]+)"/.exec(asked)?.[1] ?? '';
    await post(path, { act: 'add', text: 'Apapa', idempotencyKey: key });
    const resumed = await textOf(await read(path));
    expect(stations(resumed)).toEqual([
      ['done', received],
      ['done', question],
      ['now', priced],
      ['ahead', answered],
    ]);
    await site().services.threads.write(named, { kind: 'answer', text: 'Here it is.' });
    expect(stations(await textOf(await read(path))).at(-1)).toEqual(['now', answered]);
  });

  test('says how much more it takes where that is less than usual, and where nothing fits any more', async () => {
    const path = pathIn(language, await sent());
    const lead = await site().services.threads.follow(path.split('/').at(-1) ?? '', '192.0.2.9');
    const { db } = site().database;
    const give = async (count: number, size: number) => {
      await db.deleteFrom('lead_file').where('lead_id', '=', lead.id).execute();
      const rows = Array.from({ length: count }, (_, place) => ({
        ...{ id: `${language}-${place}`, lead_id: lead.id, original_name: `${place}.pdf`, size },
        ...{ path: `leads/${language}-${place}.pdf`, created_at: new Date().toISOString() },
      }));
      await db
        .insertInto('lead_file')
        .values(rows as never)
        .execute();
      const html = await textOf(await read(path));
      const words = html.replace(/<[^>]{0,2000}>|[\u2066-\u2069]/g, '');
      return {
        most: /data-most="(\d)"/.exec(html)?.[1],
        says: (text: string) =>
          words.includes(text.replace(/[\u00a0\u2066-\u2069]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))),
      };
    };
    const some = await give(9, 100);
    expect([some.most, some.says(say('follow_files_hint'))]).toEqual(['3', true]);
    const two = await give(10, 1024);
    expect([two.most, two.says(say('follow_files_left', { count: 2, size: '10.00 MB' }))]).toEqual(['2', true]);
    const large = await give(6, 4.5 * 1024 * 1024);
    expect([large.most, large.says(say('follow_files_left', { count: 3, size: '3.00 MB' }))]).toEqual(['3', true]);
    const full = await give(12, 1024);
    expect([full.most, full.says(say('follow_files_full'))]).toEqual([undefined, true]);
    await db
      .insertInto('lead_message')
      .values(
        Array.from({ length: 30 }, (_, place) => ({
          ...{ id: `${language}-m${place}`, lead_id: lead.id, author: 'visitor', kind: 'answer' },
          ...{ body: `Word ${place}`, created_at: new Date().toISOString() },
        })) as never,
      )
      .execute();
    expect((await textOf(await read(path))).includes(say('follow_full'))).toBe(true);
  });

  test('asks before it erases, and then leads nowhere', async () => {
    const path = pathIn(language, await sent());
    const asked = await post(path, { act: 'erase' });
    expect([asked.status, (await textOf(asked)).includes(say('follow_erase_question'))]).toEqual([200, true]);
    expect((await read(path)).status).toBe(200);
    const erased = await post(path, { act: 'erase-now' });
    expect([erased.status, (await textOf(erased)).includes(say('follow_erased_title'))]).toEqual([200, true]);
    const [gone, unknown] = [await read(path), await read(pathIn(language, '/requests/none'))];
    expect([gone.status, unknown.status]).toEqual([404, 404]);
    const bodyOf = async (reply: Response) => /<main[\s\S]*<\/main>/.exec(await reply.text())?.[0];
    expect(await bodyOf(gone)).toBe(await bodyOf(unknown));
    expect((await post(path, { act: 'add', text: 'Hello?' })).status).toBe(404);
  });

  test('is shown once by the confirmation of a plain form', async () => {
    const page = pathIn(language, '/contact-us');
    const html = await (await read(page)).text();
    const hidden = [...html.matchAll(/name="(idempotencyKey|formStamp)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const posted = await post(page, { ...message, ...Object.fromEntries(hidden) });
    const [to = '', set = ''] = [posted.headers.get('location') ?? '', posted.headers.get('set-cookie') ?? ''];
    expect([posted.status, to.includes('requests')]).toEqual([303, false]);
    expect(set).toMatch(/^follow=\/requests\/[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
    const shown = await read(to, { headers: { cookie: cookie(set) } });
    const path = pathIn(language, cookie(set).split('=')[1] ?? '');
    expect((await shown.text()).includes(`href="${path}"`)).toBe(true);
    expect(shown.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await read(path)).status).toBe(200);
    expect((await (await read(to)).text()).includes('href="/requests/')).toBe(false);
  });
});
