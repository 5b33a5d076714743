import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import type { Product } from '#shared/kinds/product.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { testSiteUrl, useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

let product: Product;
beforeAll(async () => {
  const { items } = await site().services.kinds.product.list();
  product = items.find(({ mainImage, galleryImages }) => new Set([mainImage, ...galleryImages]).size >= 3)!;
});

/** Which picture of a strip stands in its frame, counted from 1; 0 while it moves. */
const shownPicture = (strip: Locator) =>
  strip.evaluate((list) => {
    const frame = list.getBoundingClientRect();
    const isInFrame = (entry: Element) => Math.abs(entry.getBoundingClientRect().left - frame.left) < 4;
    return [...list.children].findIndex(isInFrame) + 1;
  });

describe.each(readersOf('ar'))('a product, in %s', (language) => {
  const say = { locale: language };
  const open = async (options = {}): Promise<{ page: Page; strip: Locator; thumbnails: Locator; name: string }> => {
    const page = await visit(options);
    await openPage(page, pathIn(language, `/products/${product.address}`));
    const { name } = localise(product, language);
    const strip = page.getByRole('list', { name: m.product_gallery({ product: name }, say) });
    return { page, strip, thumbnails: page.locator('main a[href^="#picture-"]'), name };
  };

  test('becomes a datasheet of one A4 page, with every specification', async () => {
    const { page, name } = await open();
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    await page.getByText(m.blog_share({}, say), { exact: true }).click();
    await page.getByRole('button', { name: m.datasheet_print({}, say) }).click();
    expect(await page.locator('html').getAttribute('data-printed')).toBe('yes');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name, level: 1 }).isVisible()).toBe(true);
    const rows = await page.getByRole('table').getByRole('row').allTextContents();
    expect(rows.length).toBe(localise(product, language).specifications.length);
    // What ends below its last line begins a second, empty page in Firefox.
    await page.setViewportSize({ width: 700, height: 3000 });
    const rest = await page.evaluate(
      () => document.body.clientHeight - (document.querySelector('footer')?.offsetTop ?? 0),
    );
    expect(rest).toBeLessThan(400);
    for (const onScreen of ['header nav', 'main button', 'footer nav']) {
      expect([onScreen, await page.locator(onScreen).first().isVisible()]).toEqual([onScreen, false]);
    }
  });

  test('links the datasheet and the chat to share it, also without JavaScript', async () => {
    const page = await visit({ javaScriptEnabled: false });
    const path = pathIn(language, `/products/${product.address}`);
    await page.goto(path);
    const datasheet = page.getByRole('link', { name: m.datasheet_download({}, say) });
    expect(await datasheet.getAttribute('href')).toBe(`${path}/datasheet.pdf`);
    await page.getByText(m.blog_share({}, say), { exact: true }).click();
    const share = page.getByRole('link', { name: m.product_share_whatsapp({}, say) });
    const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toBe(`${localise(product, language).name} ${testSiteUrl}${path}`);
    expect(await page.getByText(m.datasheet_print({}, say), { exact: true }).isVisible()).toBe(false);
  });

  test('shows its name, each specification once, and up to three related products', async () => {
    const { page, name } = await open();
    expect(await page.locator('h1').textContent()).toBe(name);
    const { specifications } = localise(product, language);
    const linesOf = async (places: Locator) =>
      (await places.allInnerTexts()).flatMap((text) =>
        text.split(/[\n\t]/).map((line) => line.replaceAll('\u00a0', ' ').trim()),
      );
    const said = await linesOf(page.locator('main'));
    // Cards of related products say figures of their own.
    for (const line of await linesOf(page.locator('main li:has(h3)'))) {
      const place = said.indexOf(line);
      if (line && place >= 0) said.splice(place, 1);
    }
    // Arabic names its sizes instead of writing a formula.
    const named = language === 'ar' ? m.trade_row_size({}, say) : '';
    for (const { name: what, value } of specifications)
      expect([what, said.filter((line) => line === value).length]).toEqual([what, what === named ? 0 : 1]);
    const related = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: m.product_related({}, say) }) });
    expect(await related.locator('li').count()).toBeGreaterThan(0);
    expect(await related.locator('li').count()).toBeLessThanOrEqual(3);
  });

  test.each([
    [360, 740],
    [768, 1024],
    [1280, 800],
  ])('has all that a buyer decides with on the first screen of %i × %i', async (width, height) => {
    const page = await visit({ width, height });
    const { items } = await site().services.kinds.product.list();
    const named = items.map((item) => ({ item, name: localise(item, language).name }));
    const [longest] = named.toSorted((a, b) => b.name.length - a.name.length);
    for (const { address } of [product, longest!.item]) {
      await page.goto(pathIn(language, `/products/${address}`));
      const bar = page.getByRole('navigation', { name: m.bar_label({}, say) });
      const end = width < 600 ? (await bar.boundingBox())!.y : height;
      const parts = {
        picture: page.locator('#picture-1'),
        name: page.locator('h1'),
        figures: page.locator('main dl').first(),
        quantity: page.getByRole('textbox', { name: m.quote_add_quantity({}, say) }),
        add: page.getByRole('button', { name: m.quote_add_product({}, say), exact: true }),
        chat: page.locator('main [data-whatsapp]'),
        datasheet: page.getByRole('link', { name: m.datasheet_download({}, say) }),
      };
      for (const [part, locator] of Object.entries(parts)) {
        const box = await locator.boundingBox();
        expect([
          address,
          part,
          Math.round(box!.y + box!.height) <= end,
          box!.x >= -1 && box!.x + box!.width <= width + 1,
        ]).toEqual([...[address, part, true, true]]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.locator('main summary', { hasText: m.blog_share({}, say) }).click();
      const ways = (await page.locator('main details:has([data-island=print]) > div').boundingBox())!;
      expect([ways.x >= 0, ways.x + ways.width <= width]).toEqual([true, true]);
    }
  });

  test('says on a phone that its drawing slides, and on a desktop nothing of that', async () => {
    const page = await visit();
    await openPage(page, pathIn(language, '/products/sugar-sack-with-liner-50-kg'));
    const sign = page.getByText(m.drawing_swipe({}, say));
    for (const [width, isSeen] of [
      [360, true],
      [1280, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const views = page.locator('#drawing figure');
      expect(await views.evaluate((figure) => figure.scrollWidth > figure.clientWidth)).toBe(isSeen);
      expect(await sign.isVisible()).toBe(isSeen);
    }
  });

  test('is drawn and counted for the size that is typed, on the server without JavaScript too', async () => {
    const drawnIn = (page: Page) => page.locator('#drawing svg[data-drawn] text').allTextContents();
    const wanted = `${m.trade_width({}, say)} 450`;
    const saidIn = (page: Page) => page.locator('#drawing svg[data-drawn] desc').textContent();
    const said = `${m.trade_width({}, say)}: ${m.trade_unit_mm({ n: '450' }, say)}`;
    const page = await visit();
    await openPage(page, pathIn(language, '/products/sugar-sack-with-liner-50-kg'));
    const weight = page.locator('#drawing [data-row=bag] b');
    const before = await weight.textContent();
    await page.locator('#drawing [name=width]').fill('45');
    await expect.poll(() => drawnIn(page)).toContain(wanted);
    expect(await saidIn(page)).toContain(said);
    const counted = await weight.textContent();
    expect(counted).not.toBe(before);
    const ask = page.getByRole('link', { name: m.drawing_ask({}, say) });
    expect(await ask.getAttribute('href')).toContain('line.width=45');
    await page.locator('#drawing [name=liner]').uncheck();
    await expect.poll(() => ask.getAttribute('href')).toContain('line.liner=none');
    expect(await ask.getAttribute('href')).not.toContain('linerThickness');
    await page.locator('#drawing [name=liner]').check();
    await expect.poll(() => ask.getAttribute('href')).toContain('line.linerThickness=60');
    expect(await ask.getAttribute('href')).toContain('line.liner=loose');
    const plain = await visit({ javaScriptEnabled: false });
    await plain.goto(pathIn(language, '/products/sugar-sack-with-liner-50-kg'));
    await plain.locator('#drawing [name=width]').fill('45');
    await plain.getByRole('button', { name: m.drawing_submit({}, say) }).click();
    expect(new URL(plain.url()).hash).toBe('#drawing');
    expect(await drawnIn(plain)).toContain(wanted);
    expect(await saidIn(plain)).toBe(await saidIn(page));
    expect(await plain.locator('#drawing [data-row=bag] b').textContent()).toBe(counted);
    await plain.locator('#drawing [name=width]').fill('wide');
    await plain.getByRole('button', { name: m.drawing_submit({}, say) }).click();
    expect(await plain.getByRole('alert').textContent()).toBe(m.drawing_unread({}, say));
  });

  test('says what it cannot draw, and asks for what was typed and nothing else', async () => {
    const page = await visit();
    const path = pathIn(language, '/products/coated-fertiliser-sack-50-kg');
    await openPage(page, path);
    const typed = (name: string) => page.locator(`#drawing [name=${name}]`);
    const told = page.locator('#drawing [role=alert]');
    const ask = page.getByRole('link', { name: m.drawing_ask({}, say) });
    expect(await told.isVisible()).toBe(false);
    const sent = async () => new URL((await ask.getAttribute('href')) ?? '', page.url()).searchParams;
    const [own, width] = [await sent(), await typed('width').inputValue()];
    await typed('width').fill('5O');
    await expect.poll(() => told.textContent()).toBe(m.drawing_unread({}, say));
    expect((await sent()).get('line.width')).toBe('5O');
    expect((await sent()).get('line.title')).not.toContain(width);
    await typed('width').fill(width);
    await told.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await sent()).get('line.title')).toBe(own.get('line.title'));
    await typed('fabric').fill('900');
    const most = m.measure_most({ figure: m.trade_unit_gsm({ n: '400' }, say) }, say);
    const fault = `${m.trade_fabric_weight({}, say)}: ${most}`;
    await expect.poll(() => told.textContent()).toBe(fault);
    const plain = await visit({ javaScriptEnabled: false });
    await plain.goto(`${path}?width=${width}&length=91&fabric=900#drawing`);
    expect(await plain.getByRole('alert').textContent()).toBe(fault);
  });

  test.each([
    ['woven-pallet-cover', m.trade_unit_piece_other],
    ['reusable-shopping-bag-35-litres', m.trade_unit_piece_other],
    ['jumbo-bag-fibc-1000-kg', m.trade_unit_piece],
  ])('says of %s in its own word how much a quantity is, and that it is less than is made', async (address, word) => {
    const page = await visit({ width: 320 });
    await openPage(page, pathIn(language, `/products/${address}`));
    const quantity = page.getByRole('textbox', { name: m.quote_add_quantity({}, say) });
    const line = page.locator('form[data-add] output');
    const least = await quantity.inputValue();
    await quantity.fill('3');
    const minimum = word({ count: Number(least.replaceAll(',', '')) }, say);
    await expect.poll(() => line.textContent()).toContain(m.quote_below_minimum({ minimum }, say));
    expect(await line.textContent()).toContain(m.measure_understood({ value: word({ count: 3 }, say) }, say));
    await quantity.fill('99999999999');
    await expect.poll(() => line.textContent()).toBe(m.measure_most({ figure: '100,000,000' }, say));
    await quantity.fill('-5');
    await expect.poll(() => line.textContent()).toBe(m.measure_least({ figure: '1' }, say));
    await quantity.fill('10 pallets');
    await expect.poll(() => line.textContent()).toBe(m.quote_quantity_wrong({}, say));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('goes nowhere sideways at 320 px, however long its line of quantities is', async () => {
    const page = await visit({ width: 320 });
    for (const address of ['sandbag-with-tie-string', 'reusable-shopping-bag-35-litres']) {
      await openPage(page, pathIn(language, `/products/${address}`));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([address, over]).toEqual([address, 0]);
    }
  });

  test('turns its pictures with the buttons, which end where the pictures end', async () => {
    const { page, strip, thumbnails } = await open();
    const [previous, next] = [
      page.getByRole('button', { name: m.gallery_previous({}, say) }),
      page.getByRole('button', { name: m.gallery_next({}, say) }),
    ];
    expect(await previous.isDisabled()).toBe(true);
    const count = await thumbnails.count();
    for (let shown = 2; shown <= count; shown++) {
      await next.click();
      await expect.poll(() => shownPicture(strip)).toBe(shown);
      expect(await thumbnails.nth(shown - 1).getAttribute('aria-current')).toBe('true');
    }
    expect(await next.isDisabled()).toBe(true);
    await previous.click();
    await expect.poll(() => shownPicture(strip)).toBe(count - 1);
  });

  test('shows the picture of a thumbnail, at once and without leaving the address', async () => {
    const { page, strip, thumbnails } = await open();
    const address = page.url();
    await thumbnails.nth(2).click();
    await expect.poll(() => shownPicture(strip)).toBe(3);
    await thumbnails.nth(0).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => shownPicture(strip)).toBe(1);
    expect(page.url()).toBe(address);
  });

  test('turns its pictures with the arrow keys, forward being where reading goes', async () => {
    const { page, strip } = await open();
    const [forward, backward] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await strip.focus();
    await page.keyboard.press(forward!);
    await expect.poll(() => shownPicture(strip)).toBe(2);
    await page.keyboard.press(backward!);
    await expect.poll(() => shownPicture(strip)).toBe(1);
    await page.keyboard.press(backward!);
    await expect.poll(() => shownPicture(strip)).toBe(1);
  });

  test('follows a swipe', async () => {
    const { strip, thumbnails } = await open({ width: 360, hasTouch: true });
    await strip.evaluate((list, isArabic) => {
      list.scrollBy({ left: (isArabic ? -1 : 1) * list.clientWidth, behavior: 'instant' });
    }, language === 'ar');
    await expect.poll(() => shownPicture(strip)).toBe(2);
    await expect.poll(() => thumbnails.nth(1).getAttribute('aria-current')).toBe('true');
  });

  test('is named in the contact form that one asks from it, and can be let go', async () => {
    const { page, name } = await open();
    await page.getByRole('link', { name: m.product_ask({}, say) }).click();
    await page.waitForURL(`**${pathIn(language, '/contact-us')}?product=${product.address}`);
    const form = page.locator('main form');
    await form.getByText(m.contact_about({ product: name }, say)).waitFor();
    expect(await form.locator('[name=product]').getAttribute('value')).toBe(product._id);
    expect(await form.locator('[name=message]').inputValue()).toContain(name);
    await form.getByRole('link', { name: m.contact_about_remove({}, say) }).click();
    await page.waitForURL(`**${pathIn(language, '/contact-us')}`);
    await form.locator('[name=product]').waitFor({ state: 'detached' });
  });
});
