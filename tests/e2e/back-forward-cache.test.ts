import { afterAll, beforeAll, expect, test } from 'vitest';
import { PlainTab } from '../support/browser/plain-chromium.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();

let tab: PlainTab;
beforeAll(async () => {
  tab = await PlainTab.open();
});
afterAll(() => tab.close());

/** Follows a link from where the reader is, and returns with the back button. */
async function leaveAndComeBack(): Promise<void> {
  await tab.evaluate(`addEventListener('pageshow', ({ persisted }) => { self.cameBack = persisted })`);
  await tab.evaluate(`document.querySelector('footer a[href="/our-values"]').click()`);
  await tab.until(`location.pathname === '/our-values' && document.readyState === 'complete'`);
  await tab.evaluate('history.back()');
  await tab.until('self.cameBack');
}

test.each(['/', '/products', '/blog', '/contact-us', '/careers', '/consultation', '/search?q=bag'])(
  '%s comes back whole, at the place where it was left, without a spinner',
  async (path) => {
    await tab.goto(site().address + path);
    await tab.evaluate(`scrollTo({ top: 240, behavior: 'instant' })`);
    await leaveAndComeBack();
    await expect.poll(() => tab.evaluate('scrollY')).toBe(240);
    expect(await tab.evaluate(`document.querySelector('[data-island=leaving]').hidden`)).toBe(true);
  },
);

const shownReference = `document.querySelector('#form-outcome dd')?.textContent`;

/** Writes into the contact form, and sends it. */
async function send(message: string): Promise<void> {
  await type({ message });
  await tab.evaluate(`document.querySelector('main form button[type=submit]').click()`);
}

async function type(typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    await tab.evaluate(`document.querySelector('main [name=${name}]').focus()`);
    await tab.evaluate(`document.querySelector('main [name=${name}]').select()`);
    await tab.page('Input.insertText', { text: value });
  }
}

const stored = async () => (await site().services.leads.contact.list()).items.map(({ message }) => message);

test('a form that comes back is still filled in and is sent once; written again, it is another message', async () => {
  await tab.goto(`${site().address}/contact-us`);
  // An empty form waits for a sign of its visitor.
  await tab.evaluate(
    `document.querySelector('[data-island=contact-form]').dispatchEvent(new Event('pointerdown', { bubbles: true }))`,
  );
  await tab.until(`'alive' in document.querySelector('[data-island=contact-form]').dataset`);
  await type({ fullName: 'Sami Haddad', email: 'sami@example.com', message: 'Valve bags, please' });
  await leaveAndComeBack();
  expect(await tab.evaluate(`document.querySelector('main [name=message]').value`)).toBe('Valve bags, please');
  await send('Valve bags, please');
  await tab.until(shownReference);
  const first = await tab.evaluate(shownReference);
  await leaveAndComeBack();
  expect(await tab.evaluate(shownReference)).toBe(first);
  expect(await stored()).toEqual(['Valve bags, please']);
  await tab.evaluate(`document.querySelector('#form-outcome a.quiet').click()`);
  await tab.until(`document.querySelector('main [name=message]')`);
  await type({ fullName: 'Sami Haddad', email: 'sami@example.com' });
  await send('And open-mouth sacks');
  await tab.until(`(${shownReference} ?? ${JSON.stringify(first)}) !== ${JSON.stringify(first)}`);
  expect((await stored()).toSorted()).toEqual(['And open-mouth sacks', 'Valve bags, please']);
});

test('the page with the result of a form is kept by no cache', async () => {
  const result = await fetch(`${site().address}/contact-us?reference=MSG-ABC123`);
  const form = await fetch(`${site().address}/contact-us`);
  expect([result, form].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'private, no-cache']);
});
