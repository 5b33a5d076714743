import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '#server/core/i18n/say.ts';
import { languages } from '#shared/language.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { linesOfPdf, pdfSpelling, readPdf } from '../../../tests/support/files/read-pdf.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const buyer = { fullName: 'Amina Bello', email: 'amina@example.com', company: 'Bello Sugar', country: 'Nigeria' };
const lines = [
  {
    family: 'sack',
    title: 'Sugar sack, 50 kg',
    note: 'طباعة (وجهان)',
    specified: { width: '56 cm', quantity: '20000' },
  },
  { family: 'fibc', title: 'كيس جامبو', specified: { safeLoad: '1000 kg' } },
];
const order = { incoterm: 'CIF', place: 'Lagos', samplesFirst: 'yes' };

async function sentQuote(more: object = {}) {
  const payload = { ...buyer, lines, order, message: 'Soon, please.', phone: '+234 803 123 4567', ...more };
  const reply = await site.http.inject({ method: 'POST', url: '/api/quotes', payload });
  expect(reply.statusCode, reply.body).toBe(201);
  const { data, follow } = reply.json();
  return { id: data.quote._id as string, reference: data.quote.reference as string, follow: follow as string };
}
const read = (url: string) => site.http.inject({ url, headers: { accept: 'text/html' } });
const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

describe.each(languages)('the PDF of a quote request, in %s', (language) => {
  const paperOf = (follow: string) => `${pathIn(language, follow)}/request.pdf`;

  test('shows its sender what was asked, not who asked, and tells nobody its address', async () => {
    const { follow, reference } = await sentQuote();
    const reply = await read(paperOf(follow));
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    expect(reply.headers).toMatchObject({ ...secret, 'content-type': 'application/pdf' });
    expect(reply.headers['content-disposition']).toBe(`attachment; filename=${reference}.pdf`);
    const text = linesOfPdf(reply.rawPayload).join('\n');
    const { country, ...hiddenOf } = buyer;
    const shown = [
      country,
      '1. Sugar sack, 50 kg',
      'طباعة (وجهان)',
      '2. كيس جامبو',
      'Lagos',
      'Soon, please.',
      reference,
    ];
    for (const each of [...shown, say('trade_width', {}, language), say('trade_yes', {}, language)])
      expect(text).toContain(pdfSpelling(each));
    for (const hidden of [...Object.values(hiddenOf), '803 123 4567']) expect(text).not.toContain(hidden);
    expect((await readPdf(reply.rawPayload)).info).toMatchObject({ Language: language === 'ar' ? 'ar-JO' : 'en-US' });
  });

  test('looks the same where there is none: unknown, erased, or no quote request', async () => {
    const { id, follow } = await sentQuote();
    await site.services.privacy.eraseLead('quote', id);
    const contact = await givenContact(site);
    await admin.call('POST', `/contacts/${contact._id}/thread`, { kind: 'answer', text: 'Yes.' });
    const ofContact = await site.services.leads.contact.followPath(contact._id);
    const bodies = new Set<string>();
    for (const path of [follow, ofContact, '/requests/none', `/requests/${'x'.repeat(43)}`]) {
      const reply = await read(paperOf(path));
      expect([path, reply.statusCode]).toEqual([path, 404]);
      expect(reply.headers).toMatchObject(secret);
      bodies.add(reply.body);
    }
    expect(bodies.size).toBe(1);
  });

  test('is for staff who may read leads, with its sender', async () => {
    const { id, reference } = await sentQuote();
    const path = `/api/quotes/${id}/pdf?lng=${language}`;
    const reply = await admin.get(`/quotes/${id}/pdf?lng=${language}`);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-language': language });
    const text = linesOfPdf(reply.rawPayload).join('\n');
    for (const shown of [reference, ...Object.values(buyer), '+234 803 123 4567']) expect(text).toContain(shown);
    const statusFor = async (headers: Record<string, string>, url = path) =>
      (await site.http.inject({ url, headers })).statusCode;
    expect(await statusFor(await givenToken(site, 'sales'))).toBe(200);
    expect(await statusFor(await givenToken(site, 'hr'))).toBe(403);
    expect(await statusFor({})).toBe(401);
    expect((await admin.get('/quotes/none/pdf')).statusCode).toBe(404);
  });
});

test('long, odd and many words are printed on further pages', async () => {
  const odd = '\u202e\u2067 (كيس) 漢字 \u{1f600} <b> '.repeat(30);
  const many = Array.from({ length: 12 }, (_, at) => ({ ...lines[at % 2], note: `${odd}${'x'.repeat(200)}` }));
  const { id } = await sentQuote({ lines: many, message: 'ا'.repeat(4_000) });
  const reply = await admin.get(`/quotes/${id}/pdf?lng=ar`);
  expect(reply.statusCode).toBe(200);
  expect((await readPdf(reply.rawPayload)).pages).toBeGreaterThan(2);
});

test.each(languages)(
  'signs that the font lacks are boxes, which the paper in %s says, and can be copied',
  async (language) => {
    const note = pdfSpelling(say('paper_signs', {}, language));
    const textOf = async (title: string) => {
      const { id } = await sentQuote({ lines: [{ family: 'sack', title }] });
      return linesOfPdf((await admin.get(`/quotes/${id}/pdf?lng=${language}`)).rawPayload).join(' ');
    };
    const lacking = await textOf('漢字 \u{1f600} sack');
    expect(lacking).toContain('漢字 \u{1f600} sack');
    expect(lacking).toContain(note);
    expect(await textOf('كيس سكّر، Zucker-Säcke 50 × 90 ″')).not.toContain(note);
  },
);
