import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());

/** Runs `npm run erase-person -- …` beside the open site. */
async function erasePerson(...parameters: string[]) {
  const script = join(import.meta.dirname, '../../../scripts/mansooj.mjs');
  const env = { ...process.env, ...site.environment };
  const child = spawn(process.execPath, [script, 'erase-person', ...parameters], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await closed, out, err };
}

test('one person is shown, then erased beside the running site, and then there is nothing more', async () => {
  const { reference } = await givenContact(site, { email: 'samira@example.com' });
  await givenApplication(site);
  const shown = await erasePerson('samira@example.com', '--dry-run');
  expect(shown).toMatchObject({ status: 0, err: '', out: expect.stringContaining(`contacts ${reference}`) });
  expect((await site.services.leads.contact.list()).items[0]?.fullName).toBe('Lina Haddad');
  const erased = await erasePerson('Samira@Example.com');
  expect(erased).toMatchObject({ status: 0, out: expect.stringMatching(/^Erased:\ncontacts MSG-.*\ncareers JOB-/) });
  expect(`${shown.out}${erased.out}`).not.toMatch(/samira|lina/i);
  expect((await site.services.leads.contact.list()).items[0]).toMatchObject({ fullName: '', email: '' });
  expect((await storedFiles(site)).kept).toEqual([]);
  expect(await erasePerson('samira@example.com')).toEqual({
    status: 1,
    out: '',
    err: 'Nothing was found under this address or number.\n',
  });
}, 60_000);

test.each([[[]], [['a@b.co', 'c@d.co']], [['a@b.co', '--all']]])(
  '%j is not understood',
  async (parameters) => {
    const { status, err } = await erasePerson(...parameters);
    expect([status, err]).toEqual([2, expect.stringContaining('npm run erase-person -- EMAIL-OR-PHONE')]);
  },
  60_000,
);
