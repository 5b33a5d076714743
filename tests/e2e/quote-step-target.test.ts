import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { openForm, openVisitor, untilAnswering, words } from '../support/browser/form-journey.ts';
import { fillBuyer, goToStep, sendRequest } from '../support/browser/quote-journey.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { chooseFirst, readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const product = '/quote?product=flour-sack-50-kg';

/** What has the focus: its text, and whether a control is in it and in view. */
const landed = (page: Page, control: string) =>
  page.evaluate((name) => {
    const focused = document.activeElement;
    const within = focused?.querySelector(`[name="${name}"], [href="#field-${name}"]`);
    const { top = -1, bottom = 0 } = within?.getBoundingClientRect() ?? {};
    return { hasIt: Boolean(within), isInView: top > 0 && bottom < innerHeight };
  }, control);

describe.each(readersOf('ar'))('a step of a request in %s', (language) => {
  const say = words(language);
  const begin = async (hasScripts: boolean) => {
    const context = await openVisitor(browser(), { address: site().address, language, hasScripts });
    const page = await openForm(context, language, product);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('summary', { hasText: say('quote_another') }).click();
    return page;
  };

  test.each(chooseFirst([false, true]))(
    'leads to the specification that it opened (scripts: %s)',
    async (hasScripts) => {
      const page = await begin(hasScripts);
      await page.getByRole('button', { name: say('quote_specification') }).click();
      await page.locator('[name="line.title"]').waitFor();
      await untilAnswering(page);
      expect(await landed(page, 'line.title')).toEqual({ hasIt: true, isInView: true });
      await page.locator('button[value="family:fibc"]').click();
      await page.locator('[name="line.baseLength"]').first().waitFor({ state: 'attached' });
      expect(await landed(page, 'line.title')).toEqual({ hasIt: true, isInView: true });
    },
  );

  test.each(chooseFirst([true, false]))(
    'that is refused leads to its faults, beside a bag too, and else to the bag that it found (scripts: %s)',
    async (hasScripts) => {
      const page = await begin(hasScripts);
      const find = page.getByRole('button', { name: say('finder_submit') });
      await find.click();
      await page.locator('#form-outcome a').waitFor();
      expect(await landed(page, 'line.goods')).toEqual({ hasIt: true, isInView: true });
      expect(await page.locator('[name="line.goods"]').isVisible()).toBe(true);
      await untilAnswering(page);
      await page.fill('[name="line.goods"]', 'Sugar');
      await page.fill('[name="line.fillWeight"]', '50 kg');
      await find.click();
      await page.locator('button[value="remove:1"]').waitFor();
      await untilAnswering(page);
      expect(await page.evaluate(() => document.activeElement?.querySelectorAll('li strong').length)).toBe(2);
    },
  );
});

test('without scripts the steps stand above the form, and what is asked so far beside it', async () => {
  const context = await openVisitor(browser(), { address: site().address, language: 'en', hasScripts: false });
  const page = await openForm(context, 'en', product);
  await page.setViewportSize({ width: 1280, height: 800 });
  const topOf = (selector: string) => page.locator(selector).evaluate((each) => each.getBoundingClientRect().top);
  const [form, progress, summary] = await Promise.all(
    ['form[data-draft]', 'ol:has(> [aria-current=step])', 'main aside'].map(topOf),
  );
  expect(progress! - form!).toBeLessThan(40);
  expect(summary).toBeGreaterThan(progress!);
});

test('a valid drawing is kept where another file is refused, and is sent', async () => {
  const context = await openVisitor(browser(), { address: site().address, language: 'en', hasScripts: false });
  const page = await openForm(context, 'en', product);
  await goToStep(page, 2);
  await page.fill('[name=country]', 'Nigeria');
  const buffer = samplePdf({ bytes: 2_000 });
  for (const bad of ['sketch.ai', 'notes.txt']) {
    await page.setInputFiles('[name=files]', [
      { name: bad, mimeType: 'application/pdf', buffer: Buffer.from('no drawing') },
      { name: `beside-${bad}.pdf`, mimeType: 'application/pdf', buffer },
    ]);
    await page.locator('main form .button[value="go:3"]').click();
    await page.locator('#form-outcome a[href="#field-files"]').waitFor();
    await page.getByText(`beside-${bad}.pdf`).waitFor();
  }
  await goToStep(page, 3);
  await fillBuyer(page, 'Two of four');
  await sendRequest(page);
  await page.getByRole('heading', { name: words('en')('quote_done_title') }).waitFor();
  const sent = (await page.locator('#form-outcome').textContent()) ?? '';
  expect(sent.match(/beside-[a-z]+\.[a-z]+\.pdf/g)).toEqual(['beside-sketch.ai.pdf', 'beside-notes.txt.pdf']);
});
