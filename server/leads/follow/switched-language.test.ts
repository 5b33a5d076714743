import { describe, expect, test, vi } from 'vitest';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { storageLimits } from '#shared/leads/spam-limits.ts';
import { languageSwitchField } from '#shared/site/language-switch-field.ts';
import { hour, mebibyte } from '#shared/units.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { usePrivatePages } from '../../../tests/support/sites/private-pages.ts';

const { site, givenPage, add, threadOf } = usePrivatePages();
const drawing = (name: string, bytes = 2_000) => new File([samplePdf({ bytes, mark: name })], name);
const notes = () => new File(['no drawing'], 'notes.txt');
const { bytes: mostBytes, rows: mostRows } = storageLimits.keptCvs.perNetwork;

type Switching = { text?: string; key?: string; files?: File[]; from?: string };

/** Presses the button of the other language on a private page. */
const change = (token: string, { text = 'Half', key = newFormKey(), files = [], from = '192.0.2.1' }: Switching) =>
  add(token, { text, idempotencyKey: key, [languageSwitchField]: 'ar' }, { files, from });

const rows = () => site().database.db.selectFrom('kept_upload').selectAll().execute();
const kept = async () => {
  const found = await rows();
  // What is on the disk is what is counted.
  expect((await storedFiles(site())).kept).toHaveLength(found.length);
  return { rows: found.length, bytes: found.reduce((sum, { size }) => sum + size, 0) };
};

describe('who changes the language of a private page', () => {
  test('sends nothing yet, and takes the words and files along, which can then be sent', async () => {
    const { id, token } = await givenPage();
    const key = newFormKey();
    const reply = await change(token, { key, files: [drawing('a.pdf'), drawing('b.pdf')] });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      formKey: key,
      errors: {},
      values: { text: 'Half' },
      keptFiles: [{ name: 'a.pdf' }, { name: 'b.pdf' }],
    });
    expect((await threadOf(id)).messages).toEqual([]);
    expect((await change(token, { key })).json().keptFiles).toHaveLength(2);
    expect((await add(token, { text: 'Whole', idempotencyKey: key })).statusCode).toBe(204);
    expect((await threadOf(id)).files).toHaveLength(2);
    expect(await rows()).toEqual([]);
  });

  test('keeps at most as many files as a message takes, and is told which of them are no drawings', async () => {
    const { token } = await givenPage();
    const key = newFormKey();
    const first = await change(token, { key, files: [notes(), drawing('a.pdf'), drawing('b.pdf')] });
    expect(first.json().keptFiles).toHaveLength(2);
    expect(first.json().errors.files).toMatch(/^\u2068notes\.txt\u2069: Only PDF, PNG and JPEG/);
    const second = await change(token, { key, files: [drawing('c.pdf'), drawing('d.pdf')] });
    expect(second.json().keptFiles).toHaveLength(2);
    expect(second.json().errors.files).toBe('Too many files: 3 at most');
    expect((await kept()).rows).toBe(2);
  });

  test.each([
    ['large', 4 * mebibyte, 9],
    ['small', 2_000, Math.ceil(mostRows / 3) + 3],
  ])('keeps %s files within the limits of a network, with new keys and on several pages', async (_, bytes, times) => {
    const tokens = [(await givenPage()).token, (await givenPage()).token];
    const sizes = bytes > mebibyte ? ['a.pdf'] : ['a.pdf', 'b.pdf', 'c.pdf'];
    const replies = [];
    for (let time = 0; time < times; time++)
      replies.push(await change(tokens[time % 2]!, { files: sizes.map((name) => drawing(name, bytes)) }));
    expect(replies[0]!.json()).toMatchObject({ errors: {}, keptFiles: sizes.map((name) => ({ name })) });
    expect(replies.at(-1)!.json().errors.files).toMatch(/could not be kept/);
    expect(replies.at(-1)!.json().values).toEqual({ text: 'Half' });
    const held = await kept();
    expect(held.bytes).toBeLessThanOrEqual(mostBytes);
    expect(held.rows).toBeLessThanOrEqual(mostRows);
    expect((await rows()).every(({ network }) => network)).toBe(true);
    const other = await change(tokens[0]!, { files: [drawing('mine.pdf')], from: '192.0.2.9' });
    expect(other.json()).toMatchObject({ errors: {}, keptFiles: [{ name: 'mine.pdf' }] });
  });

  test('keeps nothing for an address that nobody knows, and nothing for more than an hour and a half', async () => {
    const unknown = await change('A'.repeat(43), { files: [drawing('a.pdf')] });
    expect([unknown.statusCode, unknown.json().keptFiles]).toEqual([404, undefined]);
    expect(await rows()).toEqual([]);
    const { token } = await givenPage();
    await change(token, { files: [drawing('a.pdf')] });
    expect((await kept()).rows).toBe(1);
    vi.setSystemTime(Date.now() + 1.5 * hour);
    await site().services.leads.sweep();
    expect((await kept()).rows).toBe(0);
  });
});
