import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { followLimits } from '#shared/leads/follow.ts';
import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import { limits } from '#shared/limits.ts';
import { addOnPage, mountPrivatePage } from '../../../tests/support/browser/private-page.ts';
import { picture } from '../../../tests/support/files/sample-files.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
  mountPrivatePage(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  // Files of refused answers are kept for an hour.
  for (const { path } of await site.database.db.selectFrom('kept_upload').select('path').execute())
    await site.services.files.remove(path);
  await site.database.db.deleteFrom('kept_upload').execute();
  for (const kind of leadKinds)
    for (const { _id } of (await site.services.leads[kind].list()).items) await site.services.leads[kind].remove(_id);
});

const buyer = { fullName: 'Amina Bello', email: 'amina@example.com', company: 'Bello Sugar', country: 'Nigeria' };
const request = { ...buyer, lines: [{ family: 'sack', title: 'Sugar sack' }] };
const sendQuote = (payload: object, headers = {}) =>
  site.http.inject({ method: 'POST', url: '/api/quotes', payload, headers });

/** A quote request that was sent, and the token of its private page. */
async function sentQuote(headers = {}) {
  const { data, follow } = (await sendQuote(request, headers)).json();
  return { id: data.quote._id as string, reference: data.quote.reference as string, token: follow.split('/').at(-1) };
}

const add = (token: string, fields: Record<string, string>, files: File[] = []) =>
  addOnPage(site, token, fields, { files });
const pdf = (name = 'drawing.pdf', mark = '') => new File([samplePdf({ mark })], name);
const threadOf = async (id: string, section = 'quotes') =>
  (await admin.get(`/${section}/${id}/thread`)).json().data.thread;
const say = (id: string, kind: 'question' | 'answer', text: string) =>
  admin.call('POST', `/quotes/${id}/thread`, { kind, text });
const page = (token: string) => site.services.threads.follow(token, '192.0.2.1');
const mailsOf = async (kind: 'thread' | 'follow_up' | 'answer') =>
  (await site.database.db.selectFrom('mail').select('id').where('kind', '=', kind).orderBy('created_at').execute()).map(
    ({ id }) => id,
  );
const letter = async (id: string) => (await admin.get(`/outbox/${id}`)).json();

const given: Record<LeadKind, () => Promise<{ _id: string; reference: string }>> = {
  contact: () => givenContact(site),
  consultation: () => givenConsultation(site),
  career: () => givenApplication(site),
  quote: () => givenQuote(site),
};

describe('a message of staff', () => {
  test('is one however often it arrives with the same key, and so is its letter', async () => {
    const { id } = await sentQuote();
    const send = (text: string, key: string) =>
      admin.call('POST', `/quotes/${id}/thread`, { kind: 'question', text }, { 'idempotency-key': key });
    const before = (await mailsOf('thread')).length;
    const replies = await Promise.all([1, 2, 3].map(() => send('Which side is printed?', 'one')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await threadOf(id)).messages).toHaveLength(1);
    expect((await mailsOf('thread')).length - before).toBe(1);
    await send('Which side is printed?', 'two');
    const reused = await send('And which colour?', 'one');
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'invalid']);
    expect((await threadOf(id)).messages.map(({ text }: { text: string }) => text)).toEqual([
      'Which side is printed?',
      'Which side is printed?',
    ]);
    expect((await send('Another', 'not a key')).statusCode).toBe(400);
  });
});

describe('an answer of staff', () => {
  const send = (id: string, text: string, seen?: string) =>
    admin.call('POST', `/quotes/${id}/thread`, { kind: 'answer', text, ...(seen !== undefined && { seen }) });

  test('is refused with what came since its author looked, and stored once that was seen', async () => {
    const { id, token } = await sentQuote();
    expect((await send(id, 'Our price is 0.21.', '')).statusCode).toBe(201);
    const late = await send(id, 'Our price is 0.19.', '');
    expect([late.statusCode, late.json().code, Object.keys(late.json().errors)]).toEqual([409, 'conflict', ['seen']]);
    const [first] = (await threadOf(id)).messages;
    await add(token, { text: 'And for 40,000?' });
    expect((await send(id, 'As I said.', first._id)).statusCode).toBe(409);
    const { messages } = await threadOf(id);
    expect(messages).toHaveLength(2);
    expect((await send(id, 'For 40,000 it is 0.20.', messages[1]._id)).statusCode).toBe(201);
    // Programs that do not say what they have seen are not asked.
    expect((await send(id, 'Samples follow.')).statusCode).toBe(201);
  });

  test('that was stored is not refused when it arrives again', async () => {
    const { id } = await sentQuote();
    const again = () =>
      admin.call(
        'POST',
        `/quotes/${id}/thread`,
        { kind: 'answer', text: 'Yes.', seen: '' },
        { 'idempotency-key': 'again' },
      );
    expect([(await again()).statusCode, (await again()).statusCode]).toEqual([201, 201]);
    expect((await threadOf(id)).messages).toHaveLength(1);
  });
});

describe('the private address', () => {
  test('comes with the answer and the letter, leads to what was sent, and is stored as a hash alone', async () => {
    const { id, token, reference } = await sentQuote();
    expect(await page(token)).toMatchObject({ id, kind: 'quote', lead: { reference }, thread: { status: 'received' } });
    const follows = await site.database.db.selectFrom('lead_follow').selectAll().execute();
    expect(follows).toMatchObject([{ lead_id: id, token_hash: hash('sha256', token, 'hex') }]);
    const [mail = ''] = (await mailsOf('answer')).slice(-1);
    const lead = { kind: 'quote', id, reference } as const;
    const stored = { id: mail, kind: 'answer', language: 'en', lead } as never;
    const company = await site.services.company.getCompany();
    const written = await site.services.leadMail.writeAbout(stored, { company, domain: 'mansooj.example' });
    expect(JSON.stringify(written)).toContain(`/requests/${token}`);
    // Staff see that there is an address, not the key in it.
    expect((await letter(mail)).text).toContain('/requests/…');
    expect(JSON.stringify([await letter(mail), (await admin.get(`/quotes/${id}`)).json()])).not.toContain(token);
  });

  test('is the same for a request that is sent again, and another for each', async () => {
    const key = { 'idempotency-key': 'follow-once' };
    const [first, again, other] = [await sentQuote(key), await sentQuote(key), await sentQuote()];
    expect(again).toEqual(first);
    expect(other.token).not.toBe(first.token);
  });

  test.each(leadKinds)('is there for every %s', async (kind) => {
    const { _id: id } = await given[kind]();
    await admin.call('POST', `/${sectionOfLead(kind)}/${id}/thread`, { kind: 'question', text: 'Which size?' });
    const token = (await site.services.leads[kind].followPath(id)).split('/').at(-1) ?? '';
    expect(await page(token)).toMatchObject({ kind, id, thread: { status: 'question' } });
    await site.services.privacy.eraseLead(kind, id);
    await expect(page(token)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('leads everywhere when it is unknown, misspelt, erased, deleted or too old, without saying which', async () => {
    const [gone, erased, old] = [await sentQuote(), await sentQuote(), await sentQuote()];
    await admin.delete(`/quotes/${gone.id}`);
    await admin.call('POST', '/privacy/person/erase', { person: buyer.email, records: [erased.id] });
    const longAgo = new Date(Date.now() - 400 * 24 * 3_600_000).toISOString();
    await site.database.db.updateTable('quote').set({ created_at: longAgo }).where('id', '=', old.id).execute();
    await site.services.privacy.setRetention({ contacts: null, consultations: null, careers: null, quotes: 12 });
    await site.services.privacy.applyRetention();
    const unknown = 'A'.repeat(43);
    for (const token of [gone.token, erased.token, old.token, unknown, '', '../x', `${unknown}\0`])
      await expect(page(token), token).rejects.toMatchObject({ code: 'not_found', messageKey: 'follow_not_found' });
    expect(await site.database.db.selectFrom('lead_follow').selectAll().execute()).toEqual([]);
  });

  test('is limited for each network', async () => {
    const limited = await buildSite();
    try {
      const read = (network: string) =>
        limited.services.threads.follow('A'.repeat(43), network).catch(({ code }) => code);
      const codes = await Promise.all(Array.from({ length: followLimits.perMinute + 1 }, () => read('192.0.2.9')));
      expect(codes.filter((code) => code === 'too_many')).toHaveLength(1);
      expect(await read('192.0.2.10')).toBe('not_found');
    } finally {
      await limited.close();
    }
  });
});

describe('questions and answers', () => {
  test('go to and fro, each with a letter, and decide where it stands', async () => {
    const { id, token } = await sentQuote({ 'accept-language': 'ar' });
    await admin.call('PATCH', `/quotes/${id}/status`, { status: 'read' });
    expect((await threadOf(id)).status).toBe('priced');
    expect((await say(id, 'question', 'Which liner?')).statusCode).toBe(201);
    const [asked = ''] = (await mailsOf('thread')).slice(-1);
    expect(await letter(asked)).toMatchObject({
      language: 'ar',
      to: buyer.email,
      subject: expect.stringContaining('سؤال'),
    });
    expect((await letter(asked)).text).toContain('Which liner?');
    expect((await threadOf(id)).status).toBe('question');
    expect((await add(token, { text: 'LDPE, 50 µm' }, [pdf()])).statusCode).toBe(204);
    const [added = ''] = (await mailsOf('follow_up')).slice(-1);
    const { text } = await letter(added);
    expect([text.includes('LDPE, 50 µm'), text.includes('drawing.pdf')]).toEqual([true, true]);
    expect((await threadOf(id)).status).toBe('priced');
    const thread = (await say(id, 'answer', 'USD 0.21 each')).json().data.thread;
    expect(thread).toMatchObject({
      status: 'answered',
      messages: [
        { author: 'staff', kind: 'question' },
        { author: 'visitor', text: 'LDPE, 50 µm' },
        { author: 'staff', kind: 'answer' },
      ],
      files: [{ name: 'drawing.pdf', marks: [] }],
    });
  });

  test('stay received, whatever its sender adds, until staff do something', async () => {
    const { id, token } = await sentQuote();
    expect((await add(token, { text: 'And a liner, please' })).statusCode).toBe(204);
    expect((await threadOf(id)).status).toBe('received');
    await admin.call('PATCH', `/quotes/${id}/status`, { status: 'read' });
    expect((await threadOf(id)).status).toBe('priced');
  });

  test('end when staff close it, and begin again when either side writes', async () => {
    const { id, token } = await sentQuote();
    const close = (isClosed: boolean) => admin.call('PATCH', `/quotes/${id}/thread`, { isClosed });
    expect((await close(true)).json().data.thread.status).toBe('closed');
    await close(true);
    // Nobody gets a letter about it, and its sender may still write.
    expect(await mailsOf('thread')).toEqual([]);
    await say(id, 'answer', 'One more thing');
    expect((await threadOf(id)).status).toBe('answered');
    await close(true);
    expect((await add(token, { text: 'And one more of mine' })).statusCode).toBe(204);
    expect((await threadOf(id)).status).toBe('priced');
  });

  test('need a text, and what a visitor sends twice counts once', async () => {
    const { id, token } = await sentQuote();
    expect((await say(id, 'question', '  ')).json().errors).toEqual({ text: expect.any(String) });
    expect((await say(id, 'shout' as never, 'Hello')).statusCode).toBe(422);
    expect((await add(token, { text: ' ' })).json().errors).toEqual({ text: 'Write something, or choose a file' });
    expect((await add(token, { text: 'ض'.repeat(limits.message + 1) })).statusCode).toBe(422);
    const key = newFormKey();
    for (let time = 0; time < 2; time++)
      expect((await add(token, { text: 'Once', idempotencyKey: key }, [pdf()])).statusCode).toBe(204);
    const { messages, files } = await threadOf(id);
    expect([messages.length, files.length, (await storedFiles(site)).kept.length]).toEqual([1, 1, 1]);
  });

  test('are bounded for each request', async () => {
    const { id, token } = await sentQuote();
    const rows = Array.from({ length: followLimits.messages }, (_, place) => ({
      ...{ id: `m${place}`, lead_id: id, author: 'visitor' as const, kind: 'answer' as const },
      ...{ body: 'x', created_at: new Date().toISOString() },
    }));
    await site.database.db.insertInto('lead_message').values(rows).execute();
    expect((await add(token, { text: 'One more' })).json().errors).toEqual({ text: expect.stringContaining('e-mail') });
    await site.database.db.deleteFrom('lead_message').execute();
    const files = Array.from({ length: followLimits.files - 1 }, (_, place) => ({
      ...{ id: `f${place}`, lead_id: id, message_id: null, path: `attachments/${place}`, original_name: 'a.pdf' },
      ...{ size: 1, created_at: new Date().toISOString() },
    }));
    await site.database.db.insertInto('lead_file').values(files).execute();
    expect((await add(token, {}, [pdf(), pdf('b.pdf')])).json().errors).toEqual({ files: expect.any(String) });
    expect((await add(token, {}, [pdf()])).statusCode).toBe(204);
    await site.database.db.deleteFrom('lead_file').where('size', '=', 1).execute();
  });

  test('are for the section of their kind alone', async () => {
    const { id } = await sentQuote();
    const asHr = await givenToken(site, 'hr');
    const read = (url: string) => site.http.inject({ url, headers: asHr });
    expect((await read(`/api/quotes/${id}/thread`)).statusCode).toBe(403);
    const { _id } = await givenApplication(site);
    expect((await read(`/api/careers/${_id}/thread`)).statusCode).toBe(200);
    expect((await admin.get('/quotes/nobody/thread')).statusCode).toBe(404);
  });
});

describe('artwork', () => {
  const quoteForm = (files: File[]) => {
    const form = new FormData();
    const fields = { ...buyer, 'line.family': 'sack', 'line.title': 'Sugar sack', lines: '' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const file of files) form.append('files', file);
    return form;
  };
  const send = async (files: File[], language = 'en') =>
    site.http.inject({
      method: 'POST',
      url: `/api/quotes?lng=${language}`,
      ...(await multipartBody(quoteForm(files))),
    });

  test('comes with a quote request, and staff download it as it was sent', async () => {
    const bytesOf = async (format: 'png' | 'jpeg') => Uint8Array.from(await picture(format));
    const png = await bytesOf('png');
    const reply = await send([
      pdf('print.pdf'),
      new File([png], 'logo شعار.png'),
      new File([await bytesOf('jpeg')], 'a'),
    ]);
    expect(reply.statusCode, reply.body).toBe(201);
    const { _id } = reply.json().data.quote;
    const { files } = await threadOf(_id);
    expect(files.map(({ name }: { name: string }) => name).sort()).toEqual(['a', 'logo شعار.png', 'print.pdf']);
    const logo = files.find(({ name }: { name: string }) => name.endsWith('png'));
    const download = await admin.get(`/quotes/${_id}/files/${logo._id}`);
    expect(download.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringContaining('attachment'),
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(download.rawPayload.equals(png)).toBe(true);
    expect((await admin.get(`/contacts/${_id}/files/${logo._id}`)).statusCode).toBe(404);
    expect((await site.http.inject(`/media/${logo._id}`)).statusCode).toBe(404);
    await admin.delete(`/quotes/${_id}`);
    expect((await storedFiles(site)).kept).toEqual([]);
  });

  // An archive as far as its list of what is in it is read.
  const zip = (name: string) => {
    const list = Buffer.from(`PK\x01\x02${'\0'.repeat(42)}${name}`, 'latin1');
    const end = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
    end.writeUInt32LE(30, 16);
    return Buffer.concat([Buffer.from(`PK\x03\x04${'\0'.repeat(26)}`, 'latin1'), list, end]);
  };
  const wrong: [string, string | Buffer, string, string][] = [
    ['logo.ai', samplePdf(), 'Illustrator', 'Illustrator'],
    ['logo.ai', '%!PS-Adobe-3.0\n', 'Illustrator', 'Illustrator'],
    ['logo.pdf', '%!PS-Adobe-3.0 EPSF-3.0\n', 'EPS', 'EPS'],
    ['logo.psd', '8BPS\0\x01', 'Photoshop', 'Photoshop'],
    ['all.zip', 'PK\x03\x04', 'Archives', 'المضغوطة'],
    ['all.zip', zip('logo.pdf'), 'Archives', 'المضغوطة'],
    ['logo.cdr', 'PK\x03\x04', 'CorelDRAW', 'CorelDRAW'],
    ['logo.cdr', 'RIFF\0\0\0\0CDRAvrsn', 'CorelDRAW', 'CorelDRAW'],
    ['logo', zip('content/riffData.cdr'), 'CorelDRAW', 'CorelDRAW'],
    ['logo.docx', 'PK\x03\x04', 'Office', 'Office'],
    ['logo.zip', zip('[Content_Types].xml'), 'Office', 'Office'],
    ['logo.doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'Office', 'Office'],
    ['logo.txt', '{\\rtf1', 'Office', 'Office'],
    ['logo.png', 'no picture', 'Only PDF, PNG and JPEG', 'PDF وPNG وJPEG'],
    ['cut.png', '\x89PNG\r\n\x1a\n', 'Only PDF', 'PDF وPNG'],
    ['none.jpg', '', 'is empty', 'فارغ'],
    ['cut.pdf', samplePdf().subarray(0, 300), 'not complete', 'غير مكتمل'],
    ['cut.png', '\x89PNG\r\n\x1a\n', 'not complete', 'غير مكتمل'],
    ['none.pdf', '', 'is empty', 'فارغ'],
  ];
  test('that is something else is refused with what to send, in the language of its sender', async () => {
    for (const [name, bytes, english, arabic] of wrong) {
      const file = [new File([Buffer.from(bytes as string, 'latin1')], name)];
      const reply = await send(file);
      expect([reply.statusCode, reply.json().errors?.files], name).toEqual([415, expect.stringContaining(english)]);
      expect((await send(file, 'ar')).json().errors.files).toContain(arabic);
    }
    expect((await storedFiles(site)).kept).toEqual([]);
    expect((await site.services.leads.quote.list()).total).toBe(0);
  });

  test('is bounded in number and size, and one refused file stores nothing', async () => {
    const many = Array.from({ length: limits.artworkFiles + 1 }, (_, place) => pdf(`${place}.pdf`));
    const refused = await send(many);
    expect([refused.statusCode, refused.json().errors?.files]).toEqual([422, 'Too many files: 3 at most']);
    const big = new File([samplePdf({ bytes: limits.artworkBytes + 1 })], 'big.pdf');
    expect((await send([pdf(), big])).statusCode).toBe(413);
    expect((await storedFiles(site)).kept).toEqual([]);
  });

  test('goes with its request when that is erased, and is in what a person gets', async () => {
    const { _id } = (await send([pdf()])).json().data.quote;
    await say(_id, 'question', 'Which ink?');
    const exported = (await admin.call('POST', '/privacy/person/export', { person: buyer.email })).json().quotes;
    expect(exported).toMatchObject([
      { thread: [{ text: 'Which ink?' }], files: [{ name: 'drawing.pdf', type: 'application/pdf' }] },
    ]);
    await site.services.privacy.eraseLead('quote', _id);
    expect((await storedFiles(site)).kept).toEqual([]);
    for (const table of ['lead_follow', 'lead_message', 'lead_file'] as const)
      expect(await site.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await mailsOf('thread')).toEqual([]);
    const log = await admin.get('/audit?action=erased');
    expect(log.json()).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'erased', record: _id })]));
  });
});
