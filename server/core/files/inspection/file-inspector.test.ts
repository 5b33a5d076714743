import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { applicationForm, cvFile } from '../../../../tests/support/browser/application-form.ts';
import { picture } from '../../../../tests/support/files/sample-files.ts';
import { samplePdf } from '../../../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../../../tests/support/files/stored-files.ts';
import { givenToken } from '../../../../tests/support/given/given-token.ts';
import { multipartBody } from '../../../../tests/support/requests/multipart-body.ts';
import { childrenRunning } from '../../../../tests/support/servers/child-processes.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';
import { one, required } from '../../../../tests/support/sites/first.ts';
import { createFileInspector } from './file-inspector.ts';

const program = fileURLToPath(new URL('../../../../tests/support/files/misbehaving-inspection.ts', import.meta.url));
const settings = { RATE_LIMIT_FACTOR: '1000', TRUST_PROXY: 'on' };

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings, inspector: createFileInspector({ program }) });
});
afterAll(() => site.close());
afterEach(async () => {
  for (const { _id } of (await site.services.leads.career.list()).items) await site.services.leads.career.remove(_id);
});

type From = { address?: string; language?: 'en' | 'ar' };

async function apply(mark: string, { address = '198.51.100.1', language = 'en' }: From = {}) {
  const { payload, headers } = await multipartBody(applicationForm({ cv: cvFile(samplePdf({ mark })) }));
  const sent = { ...headers, 'x-forwarded-for': address };
  return site.http.inject({ method: 'POST', url: `/api/careers?lng=${language}`, payload, headers: sent });
}

async function storePicture(more: string) {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(await picture('png')), more], 'a.png'));
  const { payload, headers } = await multipartBody(form);
  const staff = { ...headers, ...(await givenToken(site)) };
  return site.http.inject({ method: 'POST', url: '/api/images/library', payload, headers: staff });
}

const inspectors = () => childrenRunning('misbehaving-inspection');

async function until<Found>(find: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('a CV that cannot be checked', () => {
  test.each(['hang', 'bloat', 'crash'])(
    'since its reader would %s, is refused, and the site keeps running',
    async (trouble) => {
      const refused = apply(trouble);
      expect((await site.http.inject('/api/health')).statusCode).toBe(200);
      expect((await refused).statusCode).toBe(422);
      expect((await refused).json()).toEqual({
        success: false,
        code: 'invalid',
        message: 'Please check the marked fields.',
        errors: {
          cv: 'This file could not be checked: reading it takes too long or too much memory. Please save it again as a new file and send that.',
        },
      });
      expect(await storedFiles(site)).toMatchObject({ kept: [], onTheirWay: [] });
      expect((await apply('honest')).statusCode).toBe(201);
    },
  );

  test('is refused in the language of its sender', async () => {
    expect((await apply('crash', { language: 'ar' })).json().errors.cv).toContain('تعذّر فحص هذا الملف');
  });
});

describe('an honest CV', () => {
  test('is checked again when the process ends during the check', async () => {
    const reply = apply('slow');
    const [first] = await until(async () => {
      const found = await inspectors();
      return found.length > 0 ? found : undefined;
    });
    process.kill(required(first), 'SIGKILL');
    expect((await reply).statusCode).toBe(201);
    expect(await inspectors()).not.toContain(first);
  });

  test('does not wait for a picture of staff', async () => {
    const stuck = storePicture('%hang');
    let isStuck = true;
    void stuck.finally(() => {
      isStuck = false;
    });
    expect((await apply('honest')).statusCode).toBe(201);
    expect(isStuck).toBe(true);
    while (isStuck) {
      for (const pid of await inspectors()) process.kill(pid, 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // 503 when the process was ended before it had started the picture.
    expect([422, 503]).toContain((await stuck).statusCode);
  });

  test('of another network takes turns with the many of one', async () => {
    const order: string[] = [];
    const send = async (address: string) => {
      const { statusCode, headers } = await apply('slow', { address });
      if (statusCode === 201) order.push(address);
      return { statusCode, retryAfter: headers['retry-after'] };
    };
    const many = Array.from({ length: 14 }, () => send('198.51.100.9'));
    const other = send('203.0.113.5');
    const replies = await Promise.all(many);
    expect((await other).statusCode).toBe(201);
    expect(order.indexOf('203.0.113.5')).toBeLessThan(4);
    const refused = replies.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toEqual(refused.map(() => ({ statusCode: 503, retryAfter: '60' })));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(14);
  });
});

test('the processes end with the site', async () => {
  const other = await buildSite({ settings, inspector: createFileInspector({ program }) });
  const before = await inspectors();
  const { payload, headers } = await multipartBody(applicationForm({ cv: cvFile(samplePdf()) }));
  await other.http.inject({ method: 'POST', url: '/api/careers', payload, headers });
  const started = (await inspectors()).filter((pid) => !before.includes(pid));
  expect(started).toHaveLength(1);
  await other.close();
  await until(async () => ((await inspectors()).includes(one(started)) ? undefined : true));
});
