import { describe, expect, test } from 'vitest';
import { languageSwitchField } from '#shared/site/language-switch-field.ts';
import { words } from '../support/browser/form-journey.ts';
import { startPlainBrowser, unescapeHtml } from '../support/browser/plain-browser.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const plainBrowser = () => startPlainBrowser(() => site().address);

describe('nothing that was typed without JavaScript is lost', () => {
  const order = {
    ...{ country: 'Nigeria', 'order.incoterm': 'CIF', 'order.place': 'Lagos', 'order.wantedDate': '2027-03-01' },
    ...{ 'order.samplesFirst': 'yes', 'line.quantity': '33,000' },
  };
  const buyer = { fullName: 'Amina', company: 'Bello', email: 'amina@example.com', message: 'Soon,\nplease.' };
  const { 'line.quantity': _quantity, ...delivery } = order;

  /** At the third step, with everything typed on the way, and one step back. */
  async function typeAll() {
    const visitor = plainBrowser();
    await visitor.open('/quote');
    await visitor.press('/quote', 'go:2', { 'line.goods': 'Salt', 'line.fillWeight': '50 kg' });
    await visitor.press('/quote', 'go:3', order);
    await visitor.press('/quote', 'go:2', buyer);
    return visitor;
  }

  test.each([
    ['first', 0, '2'],
    ['second', 1, '3'],
    ['third', 2, '2'],
  ])('the %s step sent again shows all that was typed since', async (_, place, at) => {
    const visitor = await typeAll();
    await visitor.sendAgain(place);
    const typed = { at, 'line.goods': 'Salt', ...order, ...buyer };
    expect(visitor.fields()).toMatchObject(typed);
    await visitor.sendAgain(place);
    expect(visitor.fields()).toMatchObject(typed);
  });

  test('the form that was left and opened again has it, also after a product was added', async () => {
    const visitor = await typeAll();
    const address = String((await site().services.kinds.product.list()).items[0]?.address);
    await visitor.add(address);
    await visitor.open('/quote');
    expect(visitor.fields()).toMatchObject({ ...delivery, ...buyer });
    const titles = visitor.titles();
    expect(titles).toHaveLength(2);
    await visitor.sendAgain(-1);
    expect(visitor.fields()).toMatchObject({ at: '2', ...delivery, ...buyer });
    await visitor.open('/quote');
    expect(visitor.titles()).toEqual(titles);
  });

  test('a first page that is shown once more and changed leaves the later steps as they were', async () => {
    const visitor = await typeAll();
    await visitor.sendAgain(0, { 'line.goods': 'Rice' });
    expect(visitor.fields()).toMatchObject({ 'line.goods': 'Rice', ...delivery, ...buyer });
  });

  test('what was cleared or typed back stays so', async () => {
    const visitor = await typeAll();
    for (const country of ['Ghana', 'Nigeria', '']) {
      await visitor.press('/quote', 'go:3', { country });
      await visitor.sendAgain(0);
      expect(visitor.fields().country).toBe(country);
    }
  });

  test('a specification that is shown once more has its sizes', async () => {
    const visitor = await typeAll();
    await visitor.press('/quote', 'family:sack');
    await visitor.press('/quote', 'family:fibc', { 'line.width': '56 cm' });
    await visitor.sendAgain(-2);
    expect(visitor.fields()).toMatchObject({ 'line.family': 'sack', 'line.width': '56 cm', ...buyer });
  });

  test('the form that was shown before another language has it', async () => {
    const visitor = await typeAll();
    await visitor.press('/ar/quote', '', { [languageSwitchField]: 'ar', country: 'غانا' });
    expect(visitor.fields()).toMatchObject({ ...order, ...buyer, country: 'غانا' });
    await visitor.sendAgain(0);
    expect(visitor.fields()).toMatchObject({ ...order, ...buyer, country: 'غانا' });
  });

  test('a refused form that is shown once more has what was corrected in it', async () => {
    const visitor = await typeAll();
    await visitor.press('/quote', 'go:3', { country: '' });
    expect((await visitor.press('/quote', '', { email: 'amina' })).status).toBe(422);
    expect((await visitor.press('/quote', '', { country: 'Ghana', email: 'amina@' })).status).toBe(422);
    const { status } = await visitor.sendAgain(-2);
    expect(visitor.fields()).toMatchObject({ ...order, ...buyer, country: 'Ghana', email: 'amina@' });
    expect(status).toBe(200);
    expect((await visitor.press('/quote', '', { email: 'amina@example.com' })).status).toBe(303);
    expect(visitor.cookies.has('added')).toBe(false);
  });
});

describe.each(readersOf('ar'))('in %s, a number alone is understood', (language) => {
  const say = words(language);
  const path = pathIn(language, '/quote');
  const plain = (html: string) =>
    unescapeHtml(html.replace(/<[^>]*>/g, ' ').replace(/[\u00a0\u2060\u2066-\u2069\s]+/g, ' '));

  test.each([
    ['sack', 'trade_unit_piece'],
    ['fibc', 'trade_unit_piece'],
    ['other', 'trade_unit_piece_other'],
  ] as const)('with its unit, of one of the family %s', async (family, unit) => {
    const visitor = plainBrowser();
    await visitor.open(`${path}?type=${family}`);
    await visitor.press(path, 'go:2', { 'line.title': 'Bag' });
    const { main } = await visitor.press(path, 'go:2', { 'line.quantity': '500' });
    const value = say(unit, { count: 500 });
    const understood = plain(say('measure_understood', { value }));
    expect(plain(main)).toContain(understood);
    expect(plain(main.slice(main.indexOf('<aside')))).toContain(plain(value));
  });
});
