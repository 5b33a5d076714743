import { describe, expect, test, vi } from 'vitest';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { storageLimits } from '#shared/leads/spam-limits.ts';
import { mebibyte, minute } from '#shared/units.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { sumIn } from '../../../tests/support/requests/challenge-answer.ts';
import { usePrivatePages } from '../../../tests/support/sites/private-pages.ts';

const { site, admin, givenPage, add, threadOf } = usePrivatePages();
const artwork = (name = 'art.pdf', bytes = 5 * mebibyte) => new File([samplePdf({ bytes, mark: name })], name);
const threeArtworks = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => artwork(name));
const storedBytes = async () => {
  const rows = await site().database.db.selectFrom('lead_file').select('size').execute();
  return rows.reduce((sum, { size }) => sum + size, 0);
};
const answerTo = ({ token, question }: { token: string; question: string }) => ({
  challenge: token,
  challengeAnswer: String(sumIn(question, 'en')),
});

/** Adds, and answers the question if there is one. */
async function addAnswering(token: string, fields: Record<string, string>, files: File[] = []) {
  const reply = await add(token, fields, { files });
  const challenge = reply.statusCode === 429 && reply.json().challenge;
  return challenge ? add(token, { ...fields, ...answerTo(challenge) }, { files }) : reply;
}

describe('what one network adds on private pages', () => {
  test.runIf(isFullRun)(
    'counts towards the bytes of everything that visitors store, with answered questions too',
    {
      timeout: 120_000,
    },
    async () => {
      const pages = [];
      for (let number = 0; number < 4; number++) pages.push(await givenPage());
      const answers = [];
      for (const { token } of [...pages, ...pages]) {
        const reply = await addAnswering(token, { text: 'See the artwork' }, threeArtworks);
        answers.push(reply.statusCode);
      }
      expect(answers.slice(0, 1)).toEqual([204]);
      expect(answers.at(-1)).toBe(429);
      expect(await storedBytes()).toBeLessThanOrEqual(storageLimits.stored.mostPerNetwork);
      const kept = (await storedFiles(site())).kept.length;
      expect(kept * 5 * mebibyte).toBeLessThanOrEqual(
        storageLimits.stored.mostPerNetwork + storageLimits.keptCvs.perNetwork.bytes,
      );
      // Others are not held up, and staff never are.
      const other = await givenPage('192.0.2.7');
      expect((await add(other.token, { text: 'Mine' }, { files: threeArtworks, from: '192.0.2.7' })).statusCode).toBe(
        204,
      );
      for (let number = 0; number < 40; number++)
        expect(
          (await admin().call('POST', `/quotes/${other.id}/thread`, { kind: 'answer', text: `${number}` })).statusCode,
        ).toBe(201);
      // An hour later there is room again.
      vi.setSystemTime(Date.now() + 75 * minute);
      const [{ token } = { token: '' }] = pages.slice(2);
      expect((await add(token, { text: 'Later' }, { files: [artwork()] })).statusCode).toBe(204);
    },
  );

  test('beyond them is asked a question, and the text and the files are still there', async () => {
    const pages = [await givenPage(), await givenPage()];
    for (const { token } of pages)
      await add(token, { text: 'Artwork' }, { files: [artwork('a.pdf'), artwork('b.pdf')] });
    const { id, token } = await givenPage();
    const key = newFormKey();
    const text = 'The last two';
    const sent = { text, idempotencyKey: key };
    const asked = await add(token, sent, { files: ['c.pdf', 'd.pdf'].map((name) => artwork(name, 4 * mebibyte)) });
    expect([asked.statusCode, asked.json().values, asked.json().formKey]).toEqual([429, { text }, key]);
    expect(asked.json().keptFiles.map(({ name }: { name: string }) => name)).toEqual(['c.pdf', 'd.pdf']);
    const answered = await add(token, { ...sent, ...answerTo(asked.json().challenge) });
    expect(answered.statusCode).toBe(204);
    const { messages, files } = await threadOf(id);
    expect([messages.length, files.length]).toEqual([1, 2]);
  });

  test('sends few letters; a digest tells staff the rest', async () => {
    const pages = [];
    for (let number = 0; number < 5; number++) pages.push(await givenPage());
    for (let number = 0; number < 90; number++) {
      if (number % 30 === 0) vi.setSystemTime(Date.now() + minute);
      const { token } = pages[number % pages.length] ?? { token: '' };
      await addAnswering(token, { text: `Word ${number}` });
    }
    const letters = () => site().database.db.selectFrom('mail').select('kind').execute();
    expect((await letters()).length).toBe(storageLimits.mailsPerNetwork);
    vi.setSystemTime(Date.now() + storageLimits.digestMilliseconds);
    await site().services.leadMail.digest.gather();
    const digests = await site().database.db.selectFrom('mail').select('id').where('kind', '=', 'digest').execute();
    expect(digests).toHaveLength(1);
    const { text } = (await admin().get(`/outbox/${digests[0]?.id}`)).json();
    for (const { reference } of pages) expect(text).toContain(reference);
    // What is written after the digest comes with the next one.
    await add(pages[0]?.token ?? '', { text: 'One more' });
    await site().services.leadMail.digest.gather();
    expect((await letters()).filter(({ kind }) => kind === 'digest')).toHaveLength(2);
  });
});
