import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dayInWords } from '#server/core/i18n/mail-time.ts';
import { families } from '#shared/trade/field-types.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openForm, openVisitor, untilAnswering, words } from '../support/browser/form-journey.ts';
import { goToStep } from '../support/browser/quote-journey.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { chooseFirst, readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { testInFull } from '../support/test-in-full.ts';

const site = useDemoSite();
const browser = useBrowser();

/** What a step takes of a phone: its height without the footer and with it, and what somebody can press or type into. */
const sizeOf = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll('main form :is(input, select, textarea, button, summary, a)');
    const isReached = (each: Element) =>
      each.checkVisibility() && !each.closest('[aria-hidden=true]') && each.getAttribute('type') !== 'hidden';
    return {
      height: document.querySelector('main')?.scrollHeight ?? 0,
      whole: document.documentElement.scrollHeight,
      controls: [...all].filter(isReached).length,
    };
  });

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u2060]/g, ' ').trim();

const journeys = [
  { language: 'en', goods: 'Sugar', weight: '50kg', quantity: '20,000 bags', country: 'Nigeria', place: 'Lagos' },
  { language: 'ar', goods: 'سكر', weight: '٥٠ كغ', quantity: '٢٠٬٠٠٠ كيس', country: 'نيجيريا', place: 'لاغوس' },
] as const;

const usual = readersOf('ar');
describe.each(journeys.filter(({ language }) => usual.includes(language)))('on a phone, in $language,', (journey) => {
  const { language, goods, place } = journey;
  const say = words(language);

  test.each(chooseFirst([true, false]))(
    '20,000 printed sugar sacks of 50 kg, CIF Lagos with a sample first, take at most 12 taps and 8 entries from Home, in steps of at most 1,600 px above the footer and 14 controls (scripts: %s)',
    async (hasScripts) => {
      const company = `Bello on the phone, ${language} ${hasScripts}`;
      const context = await browser().newContext({
        ...{ baseURL: site().address, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
        javaScriptEnabled: hasScripts,
      });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      let [taps, entries] = [0, 0];
      const tap = async (selector: string) => {
        taps++;
        await page.locator(selector).tap();
      };
      /** A phone's keyboard inserts text; pressed keys are sometimes lost after a tap in this browser. */
      const insert = async (text: string) => {
        entries++;
        await page.keyboard.insertText(text);
      };
      const begin = async (name: string, text: string) => {
        await tap(`[name="${name}"]`);
        await page.locator(`[name="${name}"]:focus`).waitFor();
        await insert(text);
      };
      /** The keyboard's own way to the next field. */
      const next = async (text: string) => {
        await page.keyboard.press('Tab');
        await insert(text);
      };
      const sizes: Awaited<ReturnType<typeof sizeOf>>[] = [];
      const leadOn = async (step: 2 | 3) => {
        sizes.push(await sizeOf(page));
        taps++;
        await goToStep(page, step);
      };
      await page.goto(pathIn(language, '/'));
      // The bar of a phone.
      taps++;
      await page.locator('nav a[href$="/quote"]').last().tap();
      await page.waitForURL('**/quote');
      await untilAnswering(page);
      await begin('line.goods', goods);
      await next(journey.weight);
      // One tap opens the list, one chooses.
      taps += 2;
      await page.selectOption('[name="line.printSides"]', '2');
      await leadOn(2);
      await begin('line.quantity', journey.quantity);
      await next(journey.country);
      await tap('label:has([name="order.incoterm"][value=CIF])');
      await begin('order.place', place);
      await tap('label:has([name="order.samplesFirst"])');
      await leadOn(3);
      await begin('fullName', 'Amina Bello');
      await next(company);
      await next('amina@example.com');
      sizes.push(await sizeOf(page));
      await tap('main form .button[type=submit]:not([name])');
      await page.getByRole('heading', { name: say('quote_done_title') }).waitFor();
      expect([taps, entries]).toEqual([12, 8]);
      for (const { height, controls } of sizes) {
        expect(height).toBeLessThanOrEqual(1_600);
        expect(controls).toBeLessThanOrEqual(14);
      }
      const { items } = await site().services.leads.quote.list();
      expect(items.find((quote) => quote.company === company)).toMatchObject({
        language,
        country: journey.country,
        lines: [{ specified: { goods, fillWeight: 50, printSides: 2, quantity: 20_000, quantityUnit: 'pieces' } }],
        order: { incoterm: 'CIF', place, samplesFirst: true },
      });
      expect(await page.getByRole('link', { name: say('follow_address') }).getAttribute('href')).toMatch(
        /^(?:\/ar)?\/requests\//,
      );
    },
    60_000,
  );

  test('two bags below their minimum take at most 2,000 px a step with the footer, and 14 controls', async () => {
    const context = await browser().newContext({
      ...{ baseURL: site().address, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(pathIn(language, '/products'));
    for (const place of [0, 1]) await page.locator('form[data-add] button').nth(place).click();
    await page.goto(pathIn(language, '/quote'));
    await untilAnswering(page);
    const sizes = [await sizeOf(page)];
    await goToStep(page, 2);
    for (const place of [0, 1]) {
      await page.fill(`[name="quantity.${place}"]`, '500');
      const below = page.locator(`div:has(> [name="quantity.${place}"])`);
      const minimum = plain(say('quote_below_minimum', { minimum: '' }));
      await expect.poll(async () => plain(await below.textContent())).toContain(minimum);
      expect(await page.getAttribute(`[name="quantity.${place}"]`, 'aria-invalid')).toBeNull();
    }
    await page.fill('[name=country]', journey.country);
    await page.check('[name="order.incoterm"][value=CIF]');
    sizes.push(await sizeOf(page));
    const ports = page.locator('#quote-ports option:not([disabled])');
    await expect
      .poll(() => ports.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)))
      .toContainEqual(expect.stringContaining(place));
    expect(await ports.count()).toBeLessThan(5);
    await goToStep(page, 3);
    sizes.push(await sizeOf(page));
    const day = dayInWords(`${await site().services.workingHours.getPromisedDay()}T12:00:00Z`, language);
    expect(plain(await page.locator('main form').textContent())).toContain(say('quote_after_answer', { day }));
    for (const { whole, controls } of sizes) {
      expect(whole).toBeLessThanOrEqual(2_000);
      expect(controls).toBeLessThanOrEqual(14);
    }
  });
});

test.each(readersOf('ar'))(
  'a whole specification takes at most 2,000 px of a phone with the footer, and 14 controls, for every kind of bag, in %s',
  async (language) => {
    const context = await browser().newContext({
      ...{ baseURL: site().address, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    });
    onTestFinished(() => context.close());
    const page = await openForm(context, language, '/quote');
    await page.getByRole('button', { name: words(language)('quote_specification') }).tap();
    for (const family of families) {
      await page.locator(`button[value="family:${family}"]`).tap();
      await page.locator(`[name="line.family"][value=${family}]`).waitFor({ state: 'attached' });
      await untilAnswering(page);
      const { whole, controls } = await sizeOf(page);
      expect.soft(whole, family).toBeLessThanOrEqual(2_000);
      expect.soft(controls, family).toBeLessThanOrEqual(14);
    }
    // What else is asked is said before it is opened.
    const more = page.locator('main form summary', { hasText: words(language)('quote_more') });
    expect(await more.textContent()).toContain(words(language)('trade_group_printing'));
  },
);

const visitor = (hasScripts = true) => openVisitor(browser(), { address: site().address, language: 'en', hasScripts });

test('the request beside the form says its amount and day as a reader writes them', async () => {
  const page = await openForm(await visitor(), 'en', '/quote');
  await page.fill('[name="line.goods"]', 'Sugar');
  await goToStep(page, 2);
  await page.fill('[name="line.quantity"]', '20000');
  await page.fill('[name="order.wantedDate"]', '2027-01-31');
  const request = page.getByRole('complementary', { name: words('en')('follow_title') });
  await expect.poll(async () => plain(await request.textContent())).toMatch(/20,000.*January 31, 2027/);
  expect(await request.textContent()).not.toMatch(/20000|2027-01-31/);
});

test('Back of the browser and of the form lead a step back, with the focus on its heading and nothing lost', async () => {
  const page = await openForm(await visitor(), 'en', '/quote');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.fill('[name="line.goods"]', 'Sugar');
  await goToStep(page, 2);
  await goToStep(page, 3);
  expect([new URL(page.url()).hash, await focused()]).toEqual(['#step-3', 'step-3']);
  await page.goBack();
  await page.locator('#step-2').waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator('#step-1').waitFor();
  expect(await focused()).toBe('step-1');
  expect(await page.inputValue('[name="line.goods"]')).toBe('Sugar');
  await page.goto('/quote#step-2');
  await page.reload();
  await page.locator('#step-2').waitFor();
  expect(await page.locator('[name="line.goods"]').inputValue()).toBe('Sugar');
});

testInFull('Forward of the browser gives the focus to the step that it shows', async () => {
  const page = await openForm(await visitor(), 'en', '/quote');
  await page.fill('[name="line.goods"]', 'Sugar');
  await goToStep(page, 2);
  await page.goBack();
  await page.locator('#step-1').waitFor();
  await page.goForward();
  await page.locator('#step-2').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('step-2');
});

testInFull(
  'a step that the address names is shown at once, also of an empty form, and nothing typed is lost',
  async () => {
    const page = await (await visitor()).newPage();
    await page.goto('/quote#step-2');
    await page.locator('#step-2').waitFor();
    await page.locator('[name=country]').pressSequentially('Nigeria');
    expect(await page.inputValue('[name=country]')).toBe('Nigeria');
  },
);

test.each(
  chooseFirst([
    ['Find the bag', true],
    ['I have a specification', true],
    ['Find the bag', false],
  ] as const),
)('a refused request stays in the first step at “%s” there (scripts: %s)', async (button, hasScripts) => {
  const page = await openForm(await visitor(hasScripts), 'en', '/quote');
  await goToStep(page, 2);
  await goToStep(page, 3);
  await page.locator('main form .button[type=submit]:not([name])').click();
  const fault = page.locator('#form-outcome a[href="#field-line.goods"]');
  await fault.click();
  await page.locator('#step-1').waitFor();
  if (hasScripts) expect(await page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0);
  await page.fill('[name="line.goods"]', 'Sugar');
  await page.fill('[name="line.fillWeight"]', '50 kg');
  await page.getByRole('button', { name: button }).click();
  const shown = button === 'Find the bag' ? 'form[data-draft=quote] ol li:has(strong)' : '[name="line.title"]';
  await page.locator(shown).first().waitFor();
  expect(await page.locator('#step-1').isVisible()).toBe(true);
});

testInFull('the field of a quantity asks how many until its bag has a name, which its name has then', async () => {
  const page = await openForm(await visitor(), 'en', '/quote');
  await goToStep(page, 2);
  const field = page.getByRole('textbox', { name: 'How many?' });
  await field.pressSequentially('20.000');
  expect(await field.inputValue()).toBe('20.000');
  await page.locator('button[value="go:1"]').first().click();
  await page.fill('[name="line.goods"]', 'Sugar');
  await goToStep(page, 2);
  expect(await page.getByRole('textbox', { name: 'Quantity: Sugar' }).inputValue()).toBe('20.000');
});

test('a quantity that came with the request and can be read in two ways is asked at once', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await page.goto('/products/flour-sack-50-kg');
  await page.locator('html[data-alive]').waitFor();
  await page.fill('#add-quantity', '20.000');
  await page.getByRole('button', { name: 'Add to quote request', exact: true }).click();
  await page.locator('#added-toast').waitFor();
  const form = await openForm(context, 'en', '/quote');
  await goToStep(form, 2);
  const asked = form.locator('[data-understood="quantity.0"]');
  await asked.getByRole('button', { name: '20,000' }).click();
  expect(await form.inputValue('[name="quantity.0"]')).toBe('20000');
});

test.each(chooseFirst([true, false]))(
  'the bag for what is filled is found, and is a card with its figures (scripts: %s)',
  async (hasScripts) => {
    const page = await openForm(await visitor(hasScripts), 'en', '/quote');
    await page.fill('[name="line.goods"]', 'Sugar');
    await page.fill('[name="line.fillWeight"]', '50 kg');
    await page.getByRole('button', { name: 'Find the bag' }).click();
    const card = page.locator('form[data-draft=quote] ol li:has(strong)');
    await card.getByText('Woven sack: Sugar, 50 kg').waitFor();
    expect(plain(await card.textContent())).toMatch(/50 kg · \d+ × \d+ cm · \d+ g\/m²/);
    expect(await card.locator('svg path').count()).toBeGreaterThan(1);
  },
);

test.each(chooseFirst([false, true]))(
  'the card of a block-bottom bag names its depth (scripts: %s)',
  async (hasScripts) => {
    const { items } = await site().services.kinds.product.list();
    const block = items.find(({ attributes }) => attributes?.bottom === 'block' && attributes.gusset === 110);
    const page = await openForm(await visitor(hasScripts), 'en', `/quote?product=${block?.address}`);
    const card = page.locator('form[data-draft=quote] ol li:has(strong)');
    await expect.poll(async () => plain(await card.textContent())).toMatch(/\d+ × \d+ × 11 cm/);
  },
);

test.each(chooseFirst(['never', 'late']))(
  'a number that was typed before the code that reads it is kept (the code comes %s)',
  async (when) => {
    const page = await (await visitor()).newPage();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/line-readings/, async (route) => {
      await isReleased;
      await (when === 'late' ? route.continue() : route.abort());
    });
    await page.goto('/quote');
    await page.fill('[name="line.goods"]', 'Sugar');
    await page.fill('[name="line.fillWeight"]', '50kg');
    await untilAnswering(page);
    const understood = page.locator('[data-understood="line.fillWeight"]');
    expect(await understood.textContent()).toBe('');
    release();
    if (when === 'late') await expect.poll(async () => plain(await understood.textContent())).toContain('50 kg');
    await goToStep(page, 2);
    await page.reload();
    await untilAnswering(page);
    await expect.poll(() => page.inputValue('[name="line.fillWeight"]')).toBe('50kg');
  },
);
