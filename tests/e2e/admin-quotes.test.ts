import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { confirmDeletion, fullWidth, openAsAdmin, rowOf } from '../support/browser/lead-journeys.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { readersOf } from '../support/full-run.ts';
import { givenQuote } from '../support/given/given-quote.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

beforeEach(async () => {
  await site().database.db.deleteFrom('quote').execute();
});

/** A request as the page sends it: two lines, the order, a message and a file. */
async function sentQuote(): Promise<void> {
  const form = new FormData();
  const lines = [{ family: 'sack', title: 'Sugar sack', specified: { width: '56 × 91 cm', quantity: '20,000 bags' } }];
  const fields = {
    ...{ fullName: 'Amina Bello', company: 'Bello Sugar', email: 'amina@example.com', country: 'Nigeria' },
    ...{ phone: '+234 803 123 4567', preferredLanguage: 'ar', message: 'Before Ramadan, please.' },
    ...{ lines: JSON.stringify(lines), 'line.family': 'fibc', 'line.title': 'Jumbo bag', 'line.safeLoad': '1 t' },
    ...{ 'line.note': 'Printed on one side', 'order.incoterm': 'CIF', 'order.place': 'Lagos' },
    ...{ 'order.samplesFirst': 'yes' },
  };
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  form.append('files', new File([new Uint8Array(samplePdf())], 'logo.pdf', { type: 'application/pdf' }));
  const reply = await fetch(`${site().address}/api/quotes`, { method: 'POST', body: form });
  expect(reply.status, await reply.clone().text()).toBe(201);
}

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);
  const open = (width = 1280) => openAsAdmin(site(), browser(), { path: '/admin/quotes', language, width });

  test.each([1280, 360])('read everything of a request, its file and its PDF (%i wide)', async (width) => {
    await sentQuote();
    const page = await open(width);
    await expect.poll(() => page.locator('main h1').textContent()).toBe(say('admin_quotes_heading'));
    await page.getByRole('button', { name: say('admin_view_details_named', { name: 'Amina Bello' }) }).click();
    const details = page.getByRole('dialog', { name: say('admin_quotes_details') });
    await details.getByText('Before Ramadan, please.').waitFor();
    const text = (await details.textContent()) ?? '';
    for (const shown of ['amina@example.com', 'Bello Sugar', 'Nigeria', '803', 'Sugar sack', 'Jumbo bag', 'Lagos'])
      expect(text).toContain(shown);
    const stated = [
      `${say('trade_length')}: ${say('trade_unit_cm', { n: '91' })}`,
      `${say('trade_quantity')}: 20,000`,
      `${say('trade_safe_load')}: ${say('trade_unit_kg', { n: '1,000' })}`,
      `${say('trade_samples_first')}: ${say('trade_yes')}`,
      'Printed on one side',
      say('mail_language_ar'),
      language === 'ar' ? 'نيجيريا (Nigeria)' : 'Nigeria',
    ];
    for (const each of stated) expect(text.replace(/[\u2066-\u2069]/g, '')).toContain(each);
    expect(await fullWidth(page)).toBe(width);
    expect(await accessibilityFaults(page)).toEqual([]);
    const save = async (button: Locator, name: RegExp) => {
      const saving = page.waitForEvent('download');
      await button.click();
      expect((await saving).suggestedFilename()).toMatch(name);
    };
    await save(details.getByRole('button', { name: say('admin_quotes_pdf') }), /^RFQ-\w{6}\.pdf$/);
    await details.getByRole('link', { name: say('desk_open_in') }).click();
    // The quantity stands on its own, below its heading.
    const bag = page.getByRole('row').filter({ hasText: 'Sugar sack' });
    expect(await bag.getByRole('cell').first().textContent()).toContain('20,000');
    expect(await bag.getByRole('cell').last().textContent()).not.toContain('20,000');
    const file = page.getByRole('button', { name: say('admin_thread_download', { name: 'logo.pdf' }) });
    await save(file, /^logo\.pdf$/);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('write to the buyer, and read what the buyer answered', async () => {
    await sentQuote();
    const [{ _id = '', reference = '' } = {}] = (await site().services.leads.quote.list()).items;
    const page = await openAsAdmin(site(), browser(), { path: `/admin/leads/${reference}`, language });
    await page.getByRole('textbox', { name: say('desk_reply'), exact: true }).fill('Which side is printed?');
    await page.getByRole('button', { name: say('desk_send'), exact: true }).click();
    await page.getByRole('article').getByText('Which side is printed?').waitFor();
    const followPath = await site().services.leads.quote.followPath(_id);
    const buyer = await browser().newContext({ baseURL: site().address, javaScriptEnabled: false });
    const theirs = await buyer.newPage();
    await theirs.goto(language === 'ar' ? `/ar${followPath}` : followPath);
    await theirs.getByText(say('follow_status_answered_text')).waitFor();
    await theirs.fill('[name=text]', 'Both sides.');
    await theirs.getByRole('button', { name: say('follow_send'), exact: true }).click();
    await theirs.getByText('Both sides.').waitFor();
    await buyer.close();
    await page.reload();
    await page.getByRole('article').getByText('Both sides.').waitFor();
  });

  test('change its status in the list, search, and delete it', async () => {
    await givenQuote(site());
    await givenQuote(site(), { fullName: 'Rana Saleh', company: 'Saleh Salt' });
    const page = await open();
    await rowOf(page, 'Rana Saleh').waitFor();
    await page.getByRole('searchbox').fill('bello');
    await rowOf(page, 'Rana Saleh').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: say('admin_delete_named', { name: 'Amina Bello' }) }).click();
    await confirmDeletion(page, language, say('admin_contacts_confirm_delete', { name: 'Amina Bello' }));
    await page.getByText(say('quote_deleted')).waitFor();
    expect((await site().services.leads.quote.list()).items.map(({ fullName }) => fullName)).toEqual(['Rana Saleh']);
  });
});
