import { foldForSearch } from '#shared/search/search-words.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { splitSpans } from '../../search/spans.ts';
import { plainForm } from '../../search/word-forms.ts';

/** How goods behave in a bag: fine powder runs through fabric, produce has to breathe. */
export const forms = ['fine', 'granular', 'pieces', 'produce'] as const;
export type Form = (typeof forms)[number];
export const uses = ['food', 'feed', 'neither'] as const;
export type Use = (typeof uses)[number];

/**
 * `moist`: takes up water from the air. `firm`: rubs the fabric a little. `abrasive`: rubs it hard. `dusty`: its dust can
 * catch fire in air. `valve`: packed by machine through a valve. `brand`: sold in its bag. `tied`: filled and closed by hand.
 * `airy`: spoils without air.
 */
export type Trait = 'moist' | 'firm' | 'abrasive' | 'dusty' | 'valve' | 'brand' | 'tied' | 'airy';
export type FinderWord = Extract<MessageKey, `finder_${string}`>;
/** A sentence that says why, or why not. */
export type StopReason = Extract<MessageKey, `finder_stop_${string}`>;
/** The standard, law or guideline behind a rule; `trade`: common practice; `plant`: what our machines do. */
export type Source =
  | { name: string }
  | { law: 'finder_source_eu' | 'finder_source_un'; part: string }
  | 'trade'
  | 'plant';

export type Goods = {
  /** Its name on the page; none where it is only recognised. */
  name: FinderWord | null;
  /** What it is called, in both languages, in any spelling that `foldForSearch` takes for the same. */
  words: readonly string[];
  form: Form;
  use: Use;
  traits: readonly Trait[];
  /** Usual bulk density, kg/m³; none where goods of one name differ too much. */
  density?: number;
  /** Why a woven bag is not recommended without a person. */
  stop?: { reason: StopReason; source: Source };
};

const goods = (
  name: FinderWord | null,
  words: string,
  [form, use, ...traits]: readonly [Form, Use, ...Trait[]],
  density?: number,
): Goods => ({ name, words: words.split(', '), form, use, traits, ...(density && { density }) });

const dangerous = (words: string, entry: string): Goods => ({
  ...goods(null, words, ['granular', 'neither']),
  stop: { reason: 'finder_stop_dangerous', source: { law: 'finder_source_un', part: `3.2, ${entry}` } },
});

/** What people fill, with what matters of it for a bag: textbook knowledge of the goods, no standard. */
export const goodsList: readonly Goods[] = [
  goods('finder_goods_cement', 'cement, portland, إسمنت, سمنت', ['fine', 'neither', 'moist', 'valve'], 1220),
  goods(
    'finder_goods_mortar',
    'mortar, concrete, dry mix, tile adhesive, grout, مونة, خرسانة, ملاط, لاصق بلاط, روبة',
    ['fine', 'neither', 'moist', 'valve'],
    1500,
  ),
  goods(
    'finder_goods_gypsum',
    'gypsum, plaster, putty, hydrated lime, جبس, جص, معجون, كلس, جير',
    ['fine', 'neither', 'moist', 'valve'],
    900,
  ),
  goods(
    'finder_goods_sand',
    'sand, sandbag, sandbags, soil, gravel, aggregate, رمل, تراب, حصى, حصمة',
    ['granular', 'neither', 'abrasive', 'tied'],
    1500,
  ),
  goods(
    'finder_goods_rubble',
    'rubble, debris, stone, stones, scrap, firewood, أنقاض, ردم, حجارة, خردة, حطب',
    ['pieces', 'neither', 'abrasive'],
    1300,
  ),
  goods(
    'finder_goods_minerals',
    'minerals, mineral, bentonite, barite, kaolin, talc, feldspar, calcium carbonate, خامات معدنية, خامات, بنتونيت, كاولين, تلك, فلدسبار, كربونات الكالسيوم',
    ['fine', 'neither', 'abrasive'],
    900,
  ),
  goods('finder_goods_flour', 'flour, semolina, starch, دقيق, طحين, سميد, نشا', ['fine', 'food', 'dusty'], 600),
  goods('finder_goods_sugar', 'sugar, سكر', ['granular', 'food', 'moist', 'firm', 'dusty'], 850),
  goods('finder_goods_salt', 'salt, sodium chloride, ملح', ['granular', 'food', 'moist', 'abrasive'], 1150),
  goods('finder_goods_rice', 'rice, أرز, رز', ['granular', 'food', 'brand'], 800),
  goods(
    'finder_goods_grain',
    'grain, wheat, barley, maize, corn, oats, sorghum, millet, bulgur, sesame, cumin, fennel, coriander, seeds, oil seeds, oilseeds, قمح, شعير, ذرة, دخن, برغل, سمسم, كمون, يانسون, كزبرة, حبوب, شوفان, بذور',
    ['granular', 'food'],
    750,
  ),
  goods(
    'finder_goods_pulses',
    'pulses, lentils, chickpeas, beans, peas, بقوليات, عدس, حمص, فول, فاصوليا, بازيلا',
    ['granular', 'food'],
    780,
  ),
  goods(
    'finder_goods_coffee',
    'coffee, cocoa, coffee beans, cocoa beans, قهوة, بن, كاكاو',
    ['granular', 'food', 'airy'],
    650,
  ),
  goods(
    'finder_goods_milk_powder',
    'milk powder, powdered milk, dried milk, حليب مجفف, حليب بودرة',
    ['fine', 'food', 'moist', 'dusty'],
    550,
  ),
  goods('finder_goods_onions', 'onion, onions, garlic, shallots, بصل, ثوم', ['produce', 'food', 'airy'], 600),
  goods(
    'finder_goods_potatoes',
    'potato, potatoes, carrots, cabbage, tomato, tomatoes, cucumber, cucumbers, vegetables, بطاطا, بطاطس, جزر, ملفوف, طماطم, بندورة, خضار, خضروات',
    ['produce', 'food', 'airy'],
    650,
  ),
  goods(
    null,
    'dates, date fruit, dates fruit, dried dates, fresh dates, raisins, dried fruit, dried figs, تمر, تمور, زبيب, فواكه مجففة',
    ['granular', 'food', 'moist'],
    650,
  ),
  goods(null, 'tea, herbs, hibiscus, شاي, أعشاب, كركديه', ['granular', 'food', 'airy'], 300),
  goods(
    null,
    'spices, pepper, black pepper, turmeric, ginger, بهارات, توابل, فلفل, كركم, زنجبيل',
    ['granular', 'food', 'airy'],
    450,
  ),
  goods(null, 'sawdust, wood shavings, animal bedding, نشارة خشب, نشارة', ['granular', 'neither'], 200),
  goods(
    'finder_goods_citrus',
    'orange, oranges, lemons, citrus, fruit, برتقال, ليمون, حمضيات, فواكه',
    ['produce', 'food', 'airy'],
    550,
  ),
  goods(
    'finder_goods_feed',
    'feed, fodder, feed pellets, bird seed, birdseed, أعلاف, علف',
    ['granular', 'feed', 'brand'],
    600,
  ),
  goods(
    'finder_goods_fertiliser',
    'fertiliser, fertilizer, urea, npk, potash, phosphate, أسمدة, سماد, يوريا, بوتاس, فوسفات',
    ['granular', 'neither', 'moist', 'abrasive'],
    750,
  ),
  goods(
    'finder_goods_plastics',
    'plastic granules, plastic flakes, pet flakes, regrind, resin, polyethylene, polypropylene, polymer, pvc, حبيبات بلاستيك, حبيبات, راتنج, بولي إيثيلين, بولي بروبيلين',
    ['granular', 'neither'],
    550,
  ),
  goods(
    'finder_goods_detergent',
    'detergent, washing powder, soda ash, منظف, منظفات, مسحوق غسيل, صودا',
    ['fine', 'neither', 'moist'],
    650,
  ),
  // Light for its weight.
  goods(null, 'bran, rice bran, wheat bran, نخالة', ['granular', 'feed', 'brand'], 250),
  // Named after other goods, and packed in another way.
  goods(
    null,
    'road salt, salt for roads, salt for road, salt for the road, winter salt, salt for winter, gritting salt, grit salt, de icing salt, deicing salt, deicing, ice melt, snow melt, industrial salt, ملح الطرق, ملح للطرق, ملح طرق, ملح الشوارع, ملح إذابة الثلج, ملح صناعي',
    ['granular', 'neither', 'moist', 'abrasive'],
    1150,
  ),
  goods(
    null,
    'pet food, dog food, cat food, طعام الحيوانات الأليفة, طعام الكلاب, طعام كلاب, طعام القطط, طعام قطط',
    ['granular', 'feed', 'brand'],
    400,
  ),
  goods(
    null,
    'nuts, peanut, peanuts, groundnut, groundnuts, almonds, cashew, cashews, cashew nuts, pistachios, walnuts, مكسرات, فول سوداني, فستق, لوز, كاجو, جوز',
    ['granular', 'food', 'airy'],
    600,
  ),
  goods(
    null,
    'cocoa powder, ground coffee, instant coffee, مسحوق الكاكاو, بودرة الكاكاو, قهوة مطحونة, بن مطحون',
    ['fine', 'food', 'moist', 'dusty'],
    450,
  ),
  goods(null, 'seed potato, seed potatoes, بذار بطاطا, بذار البطاطا, تقاوي بطاطس', ['produce', 'neither', 'airy'], 650),
  goods(null, 'sugar beet, sugar beets, شمندر سكري, بنجر السكر', ['produce', 'food', 'airy'], 650),
  goods(null, 'rice husk, rice husks, rice hulls, wood pellets, قشر الأرز, حبيبات خشب', ['granular', 'neither']),
  dangerous('ammonium nitrate, نترات الأمونيوم', 'UN 1942'),
  dangerous('sodium nitrate, نترات الصوديوم', 'UN 1498'),
  dangerous('potassium nitrate, نترات البوتاسيوم', 'UN 1486'),
  dangerous('calcium nitrate, نترات الكالسيوم', 'UN 1454'),
  dangerous('sodium cyanide, cyanide, سيانيد', 'UN 1689'),
  dangerous('caustic soda, sodium hydroxide, صودا كاوية, هيدروكسيد الصوديوم', 'UN 1823'),
  dangerous('activated carbon, كربون منشط', 'UN 1362'),
  dangerous('aluminium powder, aluminum powder, مسحوق الألمنيوم', 'UN 1309'),
  dangerous('asbestos, أسبستوس', 'UN 2590'),
  dangerous('pesticide, pesticides, insecticide, herbicide, مبيد, مبيدات', 'UN 2588'),
  dangerous('charcoal, coal, فحم', 'UN 1361'),
  dangerous('sulphur, sulfur, كبريت', 'UN 1350'),
  dangerous('calcium hypochlorite, chlorine, هيبوكلوريت الكالسيوم, كلور', 'UN 1748'),
  dangerous('calcium carbide, كربيد', 'UN 1402'),
  dangerous('fish meal, fishmeal, مسحوق السمك', 'UN 2216'),
  {
    ...goods(
      null,
      'liquid, water, oil, milk, juice, honey, paint, molasses, سائل, ماء, مياه, زيت, حليب, عصير, عسل, دهان, دبس',
      ['fine', 'neither'],
    ),
    stop: { reason: 'finder_stop_liquid', source: 'trade' },
  },
  {
    ...goods(null, 'bitumen, asphalt, بيتومين, أسفلت', ['fine', 'neither']),
    stop: { reason: 'finder_stop_hot', source: 'trade' },
  },
];

/** The words of a text as names of goods are compared: folded, apart, without the Arabic article and the English plural. */
const splitWords = (text: string): string[] => splitSpans(foldForSearch(text)).map((span) => plainForm(span.text));

const hazardous: Goods = {
  ...goods(null, 'hazardous, dangerous goods, toxic, explosive, مواد خطرة, نفايات خطرة, سامة', ['granular', 'neither']),
  stop: { reason: 'finder_stop_dangerous', source: { law: 'finder_source_un', part: '2' } },
};
/** UN 3077, UN3077. */
const hasUnNumber = (words: readonly string[]): boolean =>
  words.some((word, at) => word === 'un' && /^\d{4}$/.test(words[at + 1] ?? ''));

const namedBy = [...goodsList, hazardous].flatMap((each) =>
  each.words.map((word) => ({ goods: each, words: splitWords(word) })),
);

/** All goods that words name. */
function namedBetween(words: readonly string[]) {
  const isNamed = (name: readonly string[]) =>
    words.some((_, start) => name.every((word, place) => words[start + place] === word));
  return namedBy.filter(({ words: name }) => name.length > 0 && isNamed(name));
}

/** Every goods that a text names. */
export const findNamedGoods = (text: string): Goods[] => namedBetween(splitWords(text)).map((named) => named.goods);

/** The goods that a text names; of several the one with the longest name, so that milk powder is not milk; then a refused one. */
export function readGoods(typed: string): Goods | undefined {
  const words = splitWords(typed);
  if (hasUnNumber(words)) return hazardous;
  const found = namedBetween(words);
  const isStopped = (each: Goods): number => (each.stop ? 1 : 0);
  // Whatever is hazardous is not what it is called otherwise.
  if (found.some(({ goods: each }) => each === hazardous)) return hazardous;
  return found.toSorted((a, b) => b.words.length - a.words.length || isStopped(b.goods) - isStopped(a.goods))[0]?.goods;
}
