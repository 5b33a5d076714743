import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { words } from '../support/browser/form-journey.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';
import { quoteLinesIn } from '../support/specified/quote-lines.ts';

const site = useSharedDemoSite();

async function calculate(language: 'en' | 'ar', typed: Record<string, string>) {
  const reply = await fetch(`${site().address}${pathIn(language, '/calculator')}?${new URLSearchParams(typed)}`);
  const html = await reply.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return { status: reply.status, main, text: main.replace(/<[^>]*>/g, '').replace(/[\u00a0\u2060]/g, ' ') };
}

describe.each(languages)('the calculator in %s, without JavaScript', (language) => {
  const say = words(language);

  test('estimates a sack from sizes as they are typed, and says how', async () => {
    // 2 × 0.560 × 0.910 = 1.0192 m²; × 65 g/m² = 66.2 g. With 5 cm of folds and a gram of thread 70.9 g: 20,000 of them are
    // 1,418 kg; 315 bales of 500 fill 28 m³, 767 fill 68 m³, and 620 weigh the 22 t that the road allows.
    const { status, text } = await calculate(language, {
      width: '56 cm',
      length: '٩١',
      fabric: '65gsm',
      quantity: '20,000',
    });
    expect(status).toBe(200);
    expect(text).toContain(say('calculator_grams', { n: '66.2' }));
    expect(text).toContain(say('trade_unit_kg', { n: '1,418' }));
    expect(text).toContain(say('calculator_grams', { n: '70.9' }));
    expect(text).toContain(say('calculator_limit', { limit: say('load_limit_room') }));
    expect(text).toContain(say('calculator_limit', { limit: say('load_limit_road') }));
    expect(text).toContain(say('calculator_both', { room: '383,500', load: '310,000' }));
    expect(text).toContain('157,500');
    expect(text).toContain('228.6');
    expect(text).toContain(say('calculator_note'));
  });

  test('tells an empty form what it needs', async () => {
    const { status, main, text } = await calculate(language, { width: '', length: ' ', fabric: '' });
    expect(status).toBe(422);
    expect(text).toContain(say('error_validation'));
    expect(main.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect((await calculate(language, {})).status).toBe(200);
  });

  test('says the weight of one bag in grams', async () => {
    // 2 × 0.560 × 0.910 × 65 = 66.2 g, with folds and thread 70.9 g
    const { text } = await calculate(language, { width: '56', length: '91', fabric: '65', quantity: '1' });
    const bags = say('trade_unit_piece', { count: 1 });
    expect(text).toContain(say('calculator_order', { bags, weight: say('calculator_grams', { n: '70.9' }) }));
  });

  test.each([
    // 2 × 0.50 × 0.90 × 55 = 49.5 g, with folds and thread 53.25 g
    ['28', 28, '1.49'],
    ['103', 103, '5.48'],
    ['1,030', 1_030, '54.8'],
    ['0.25 t', 4_694, '250'],
    ['١٢٫٥ طن', 234_741, '12,500'],
    ['12.5 t', 234_741, '12,500'],
  ] as const)('weighs %s as exactly as they tell', async (quantity, count, n) => {
    const { status, text } = await calculate(language, { width: '50', length: '90', fabric: '55', quantity });
    expect(status).toBe(200);
    const bags = say('trade_unit_piece', { count });
    expect(text).toContain(say('calculator_order', { bags, weight: say('trade_unit_kg', { n }) }));
  });

  test('takes containers, shows what it understood, and asks for a quote for them', async () => {
    const sack = { width: '50', length: '90', fabric: '55' };
    const { status, main, text } = await calculate(language, { ...sack, quantity: '1x40' });
    expect(status).toBe(200);
    expect(text).toContain('1 × 40′ HC');
    const [, ask = ''] = /href="([^"]*\/quote\?[^"]*)"/.exec(main) ?? [];
    const asked = new URLSearchParams(ask.replaceAll('&amp;', '&').split('?')[1]);
    expect([asked.get('line.quantity'), asked.get('line.quantityUnit')]).toEqual(['1x40', null]);
    const most = await calculate(language, { ...sack, quantity: '90,000,000 t' });
    expect([most.status, most.text.includes('100,000,000')]).toEqual([422, true]);
    for (const quantity of ['-5', '0'])
      expect((await calculate(language, { ...sack, quantity })).text).toContain(say('measure_least', { figure: '1' }));
    const none = await calculate(language, { ...sack, quantity: '10 pallets' });
    expect(none.text).toContain(say('quote_quantity_wrong').slice(0, 20));
  });

  test('asks which of two readings is meant, takes one by a button, and says what it understood', async () => {
    const typed = { width: '56 × 91 cm', fabric: '65', gusset: '1.050', quantity: "20'000" };
    const { status, main, text } = await calculate(language, typed);
    expect(status).toBe(422);
    expect(text).toContain(say('measure_ambiguous', { first: '1.05', second: '1,050' }).slice(0, 12));
    const [, step = ''] = /value="(take:[^"]*)"/.exec(main) ?? [];
    expect(step).toBe('take:gusset:1.05');
    const taken = await calculate(language, { ...typed, gusset: '1.050', step });
    expect(taken.status).toBe(200);
    expect(taken.main).toContain('value="1.05"');
    for (const value of ['56 × 91', '20,000']) expect(taken.text).toContain(value);
  });

  test('says beside a field what is missing or cannot be', async () => {
    const { status, main, text } = await calculate(language, { width: '<b>', length: '9 m', gusset: '30' });
    expect(status).toBe(422);
    expect(text).toContain(say('calculator_fabric_missing'));
    expect(main).toContain('value="&lt;b&gt;"');
    expect((await calculate(language, { width: '40', length: '60', gusset: '20', fabric: '60' })).text).toContain(
      '19.9',
    );
    const half = { width: '56', length: '91', fabric: '65', quantity: '1.5' };
    expect((await calculate(language, half)).text).toContain(say('error_whole_number'));
  });

  test('takes both sizes from one field, and goes on to a request for that sack', async () => {
    const typed = { width: '22x36 in', fabric: '65 gsm', liner: '50', quantity: '20,000 bags' };
    const { status, main, text } = await calculate(language, typed);
    expect(status).toBe(200);
    // 2 × 0.5588 × (0.9144 + 0.05) × 65 + 2 × 0.5888 × 1.0144 × 50 × 0.92 + 1.
    expect(text).toContain(say('calculator_grams', { n: '126' }));
    const href = /href="([^"]*\/quote\?[^"]*)"/.exec(main)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const page = await (await fetch(`${site().address}${href}`)).text();
    const form = page.slice(page.indexOf('<main'));
    expect(quoteLinesIn(form)).toMatchObject([
      { family: 'sack', specified: { width: '22x36 in', fabricWeight: '65 gsm', linerThickness: '50' } },
    ]);
  });

  test('works out the fabric from its tapes', async () => {
    const { text } = await calculate(language, {
      width: '48',
      length: '71',
      gusset: '76mm',
      denier: '900',
      ends: '10',
    });
    expect(text).toContain('78.7');
  });

  test('opens from a product with its figures, and says what its page says', async () => {
    const page = await fetch(`${site().address}${pathIn(language, '/products/block-bottom-cement-valve-bag')}`);
    const href = /href="([^"]*\/calculator\?[^"]*)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
    const typed = Object.fromEntries(new URLSearchParams(href.split('?')[1]));
    expect(typed).toMatchObject({ width: '50', length: '62', gusset: '11', bottom: 'block' });
    expect((await calculate(language, typed)).text).toContain(say('calculator_grams', { n: '74.6' }));
  });
});
