import { describe, expect, test } from 'vitest';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { addOnPage } from '../../../tests/support/browser/private-page.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { usePrivatePages } from '../../../tests/support/sites/private-pages.ts';

const { site, givenPage, add, threadOf } = usePrivatePages();
const small = (name: string, mark = name) => new File([samplePdf({ mark })], name);

test('an addition is nothing when nobody knows the address, not even a kept file', async () => {
  const reply = await add('A'.repeat(43), { text: 'Hello' }, { files: [small('a.pdf')] });
  expect([reply.statusCode, reply.json().keptFiles]).toEqual([404, undefined]);
  expect((await storedFiles(site())).kept).toEqual([]);
});

describe('one key of the form is one addition', () => {
  test('with other words or another file it is refused, and nothing of it is lost', async () => {
    const { id, token } = await givenPage();
    const key = newFormKey();
    expect((await add(token, { text: 'Blue', idempotencyKey: key })).statusCode).toBe(204);
    const second = await addOnPage(
      site(),
      token,
      { text: 'Green', idempotencyKey: key },
      { files: [small('green.pdf')] },
    );
    expect(second.statusCode).toBe(422);
    expect(second.json()).toMatchObject({
      message:
        'An earlier version of this form was already sent. To send this one as well, please press the button again.',
      values: { text: 'Green' },
      keptFiles: [{ name: 'green.pdf' }],
    });
    const { formKey } = second.json();
    expect(formKey).not.toBe(key);
    expect((await add(token, { text: 'Green', idempotencyKey: formKey })).statusCode).toBe(204);
    const { messages, files } = await threadOf(id);
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Blue', 'Green']);
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['green.pdf']);
  });

  test.each([
    ['another file', [small('a.pdf', 'one')], [small('a.pdf', 'two')]],
    ['a file more', [], [small('a.pdf')]],
    ['two files for one', [small('a.pdf')], [small('a.pdf'), small('b.pdf')]],
  ])('%s with the same words is something else', async (_what, first, second) => {
    const { id, token } = await givenPage();
    const fields = { text: 'See', idempotencyKey: newFormKey() };
    expect((await add(token, fields, { files: first })).statusCode).toBe(204);
    expect((await add(token, fields, { files: second })).statusCode).toBe(422);
    expect((await threadOf(id)).messages).toHaveLength(1);
  });

  test('at the same time, of five different ones one is stored and four come back', async () => {
    const { id, token } = await givenPage();
    const idempotencyKey = newFormKey();
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => add(token, { text: `Number ${number}`, idempotencyKey })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422, 422, 422, 422]);
    const [{ text }] = (await threadOf(id)).messages;
    const stored = replies.findIndex(({ statusCode }) => statusCode === 204);
    expect(text).toBe(`Number ${stored + 1}`);
  });

  test('the same words and files however often they arrive, on one page and not on another', async () => {
    const [one, other] = [await givenPage(), await givenPage()];
    const fields = { text: 'Once', idempotencyKey: newFormKey() };
    const send = (token: string) => add(token, fields, { files: [small('a.pdf')] });
    expect((await Promise.all([1, 2, 3].map(() => send(one.token)))).map((reply) => reply.statusCode)).toEqual([
      204, 204, 204,
    ]);
    expect((await send(other.token)).statusCode).toBe(204);
    for (const { id } of [one, other]) {
      const { messages, files } = await threadOf(id);
      expect([messages.length, files.length]).toEqual([1, 1]);
    }
  });

  test('without a key each is one', async () => {
    const { id, token } = await givenPage();
    for (const text of ['One', 'Two'])
      await site().http.inject({
        method: 'POST',
        url: `/private/${token}`,
        payload: new URLSearchParams({ text }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await threadOf(id)).messages).toHaveLength(2);
  });
});
