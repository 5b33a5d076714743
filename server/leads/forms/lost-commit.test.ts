import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import { applicationForm } from '../../../tests/support/browser/application-form.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type Relay, relayToDatabase } from '../../../tests/support/servers/relay.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { newFormKey } from './form-key.ts';
import type { FormOutcome } from './page-forms.ts';

// SQLite has no connection that breaks.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('a lead stored by a commit whose reply is lost', () => {
  let site: BuiltSite;
  let relay: Relay;
  beforeAll(async () => {
    site = await buildSite({
      async database(usual) {
        const relayed = await relayToDatabase(usual);
        relay = relayed.relay;
        return relayed.settings;
      },
    });
    // What a page's action does, without a built page.
    site.http.post('/careers-page', async (request) => {
      const posted = await readPostedForm(request);
      try {
        return await site.services.leads.career.submitForm(posted, { language: 'en' });
      } finally {
        await posted.dispose();
      }
    });
  });
  afterAll(async () => {
    await site.close();
    relay.close();
  });

  const references = async (kind: 'contact' | 'career') => {
    const rows = await site.database.db.selectFrom(kind).select('reference').execute();
    return rows.map(({ reference }) => reference);
  };

  test('is the answer when the message is sent again', async () => {
    const payload = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
    const send = () =>
      site.http.inject({ method: 'POST', url: '/api/contacts', payload, headers: { 'idempotency-key': 'key-1' } });
    relay.loseCommitReply('insert into "contact"');
    const first = await send();
    expect([first.statusCode, first.json().code]).toEqual([503, 'unavailable']);
    const stored = await references('contact');
    expect(stored).toHaveLength(1);
    const second = await send();
    expect([second.statusCode, second.json().data.contact.reference]).toEqual([201, ...stored]);
    expect(await references('contact')).toEqual(stored);
  });

  test('is the answer when the form comes back and is sent again, and keeps its CV', async () => {
    const post = async (key: string, cv?: File): Promise<FormOutcome> => {
      const form = applicationForm({ fields: { idempotencyKey: key }, ...(cv && { cv }) });
      const reply = await site.http.inject({ method: 'POST', url: '/careers-page', ...(await multipartBody(form)) });
      return reply.json();
    };
    const formKey = newFormKey();
    relay.loseCommitReply('insert into "career"');
    expect(await post(formKey)).toMatchObject({ ok: false, status: 503, formKey });
    const [reference] = await references('career');
    expect(reference).toBeDefined();
    // Once with an empty file input, as the browser shows it, and once with the file chosen again.
    expect(await post(formKey, new File([], ''))).toMatchObject({ ok: true, reference });
    expect(await post(formKey)).toMatchObject({ ok: true, reference });
    expect(await references('career')).toEqual([reference]);
    expect((await storedFiles(site)).kept).toHaveLength(1);
  });
});
