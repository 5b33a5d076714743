import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserTab } from '../support/browser/browser-tab.ts';
import { words } from '../support/browser/form-journey.ts';
import { asReader, otherBrowsers, readers, useTabs } from '../support/browser/other-browsers.ts';
import { sideways } from '../support/browser/tab-faults.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const send = 'main form .button[type=submit]:not([name])';

let folder = '';
let cv = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-cv-'));
  cv = join(folder, 'سيرة لمى.pdf');
  await writeFile(cv, samplePdf({ bytes: 2_000 }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const typedIn = (tab: BrowserTab, selector: string) =>
  tab.evaluate((field) => document.querySelector<HTMLInputElement>(field)!.value, selector);

/** The reference that a confirmed form shows. */
async function confirmed(tab: BrowserTab, title: string): Promise<string> {
  await tab.seen({ in: 'main :is(h1, h2)', text: title });
  return tab.text('#form-outcome dd');
}

async function leadOn(tab: BrowserTab, step: 2 | 3): Promise<void> {
  await tab.click(`main form .button[name=step][value="go:${step}"]`);
  await tab.seen(`#step-${step}`);
  await tab.untilAnswering();
  expect(await sideways(tab)).toBe(0);
}

describe.each(otherBrowsers)('in $name', ({ name, launch }) => {
  const open = useTabs(launch, site);

  describe.each(readers)('a visitor who reads $language at $width px', ({ language, width }) => {
    const say = words(language);
    const path = (address: string) => pathIn(language, address);
    const who = `${name} ${language} ${width}`;
    const visit = asReader(open, { language, width });

    test('adds a product to a request, and sends it in three steps', async () => {
      const { items } = await site().services.kinds.product.list();
      const tab = await visit(`/products/${items[0]!.address}`);
      await tab.type('#add-quantity', language === 'ar' ? '٣٠٬٠٠٠' : '30,000');
      await tab.click({ in: 'form[data-add] button', text: say('quote_add_product') });
      await tab.click({ in: '#added-toast a', text: say('quote_see') });
      await tab.untilAt(path('/quote'));
      await tab.seen('form[data-draft=quote] ol li strong');
      await leadOn(tab, 2);
      await tab.until(() => document.querySelector<HTMLInputElement>('[name="quantity.0"]')!.value !== '');
      await tab.type('[name=country]', language === 'ar' ? 'نيجيريا' : 'Nigeria');
      await tab.click('label:has([name="order.incoterm"][value=CIF])');
      await tab.type('[name="order.place"]', language === 'ar' ? 'لاغوس' : 'Lagos');
      await leadOn(tab, 3);
      await tab.type('[name=fullName]', language === 'ar' ? 'أمينة بيلو' : 'Amina Bello');
      await tab.type('[name=company]', who);
      await tab.type('[name=email]', 'amina@example.com');
      await tab.click(send);
      const reference = await confirmed(tab, say('quote_done_title'));
      const quotes = (await site().services.leads.quote.list()).items.filter(({ company }) => company === who);
      expect(quotes.map((quote) => quote.reference)).toEqual([reference]);
      expect(quotes[0]).toMatchObject({ language, lines: [{ specified: { quantity: 30_000 } }] });
      expect(await sideways(tab)).toBe(0);
    });

    test('is told what is wrong with a message, mends it and sends it once', async () => {
      const tab = await visit('/contact-us');
      await tab.type('[name=fullName]', language === 'ar' ? 'سامي حداد' : 'Sami Haddad');
      await tab.type('[name=email]', 'sami');
      await tab.press('Tab');
      await tab.seen({ in: '#field-email-error', text: say('error_email_invalid') });
      await tab.click(send);
      await tab.seen({ in: '#form-outcome a', text: say('contact_message_required') });
      expect(await tab.evaluate(() => document.activeElement?.id)).toBe('form-outcome');
      await tab.type('[name=email]', 'sami@example.com');
      await tab.type('[name=message]', who);
      await tab.click(send);
      const reference = await confirmed(tab, say('contact_done_title'));
      const { items } = await site().services.leads.contact.list();
      expect(items.filter(({ message }) => message === who).map((lead) => lead.reference)).toEqual([reference]);
    });

    test('applies for a job with a PDF', async () => {
      const tab = await visit('/careers');
      const email = `${who.toLowerCase().replaceAll(' ', '-')}@example.com`;
      await tab.type('[name=fullName]', language === 'ar' ? 'لمى حداد' : 'Lama Haddad');
      await tab.type('[name=email]', email);
      await tab.type('[name=phone]', language === 'ar' ? '٠٧٩ ١٢٣ ٤٥٦٧' : '079 123 4567');
      await tab.attach('[name=cv]', cv);
      await tab.seen({ in: 'main form', text: '1.95 KB' });
      await tab.click(send);
      const reference = await confirmed(tab, say('careers_done_title'));
      const { items } = await site().services.leads.career.list();
      expect(items.find((application) => application.email === email)).toMatchObject({
        ...{ reference, phoneNumber: '+962791234567', cvOriginalName: 'سيرة لمى.pdf', cvSize: 2_000 },
      });
    });
  });
});

describe.each(otherBrowsers)('in $name without scripts', ({ name, launch }) => {
  const open = useTabs(launch, site, { hasScripts: false });

  test.each(['en', 'ar'] as const)(
    'a visitor on a phone finds the contact form, and is told what is wrong with a message before it is sent, in %s',
    async (language) => {
      const say = words(language);
      const message = `${name} plain, ${language}`;
      const tab = await open({ width: 360, height: 740 });
      await tab.goto(pathIn(language, '/'));
      expect(await tab.evaluate(() => 'js' in document.documentElement.dataset)).toBe(false);
      expect(await sideways(tab)).toBe(0);
      if (name === 'Firefox') {
        await tab.click('button[commandfor="site-drawer"]');
        await tab.click({ in: '#site-drawer a', text: say('nav_contact') });
      } else {
        // Debian's WebKit does not know `command` yet, and opens no dialog without scripts.
        await tab.goto(pathIn(language, '/contact-us'));
      }
      await tab.untilAt(pathIn(language, '/contact-us'));
      await tab.type('[name=fullName]', 'Sami Haddad');
      await tab.type('[name=email]', 'nobody');
      await tab.type('[name=message]', message);
      await tab.click(send);
      await tab.seen({ in: '#field-email-error', text: say('error_email_invalid') });
      expect(await typedIn(tab, '[name=message]')).toBe(message);
      await tab.type('[name=email]', 'sami@example.com');
      await tab.click(send);
      const reference = await confirmed(tab, say('contact_done_title'));
      const { items } = await site().services.leads.contact.list();
      expect(items.filter((lead) => lead.message === message).map((lead) => lead.reference)).toEqual([reference]);
    },
  );
});
