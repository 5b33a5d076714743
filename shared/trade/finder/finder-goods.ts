import { foldForSearch } from '#shared/search/search-words.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { spansOf } from '../../search/spans.ts';
import { plainForm } from '../../search/word-forms.ts';

/** How goods behave in a bag: fine powder runs through fabric, produce has to breathe. */
export const forms = ['fine', 'granular', 'pieces', 'produce'] as const;
export type Form = (typeof forms)[number];
export const uses = ['food', 'feed', 'neither'] as const;
export type Use = (typeof uses)[number];

const knownTraits = ['moist', 'firm', 'abrasive', 'dusty', 'valve', 'brand', 'tied', 'airy'] as const;
/**
 * `moist`: takes up water from the air. `firm`: rubs the fabric a little. `abrasive`: rubs it hard. `dusty`: its dust can
 * catch fire in air. `valve`: packed by machine through a valve. `brand`: sold in its bag. `tied`: filled and closed by hand.
 * `airy`: spoils without air.
 */
export type Trait = (typeof knownTraits)[number];
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

/**
 * What people fill, with what matters of it for a bag: textbook knowledge of the goods, no standard. Each line is the end of
 * the name's message (`-` for what is only recognised), form, use and traits, bulk density (`-` where it differs too much),
 * and the words. Those without a name are named after other goods, and packed in another way.
 */
const packed = `
cement: fine neither moist valve; 1220; cement, portland, إسمنت, سمنت
mortar: fine neither moist valve; 1500; mortar, concrete, dry mix, tile adhesive, grout, مونة, خرسانة, ملاط, لاصق بلاط, روبة
gypsum: fine neither moist valve; 900; gypsum, plaster, putty, hydrated lime, جبس, جص, معجون, كلس, جير
sand: granular neither abrasive tied; 1500; sand, sandbag, sandbags, soil, gravel, aggregate, رمل, تراب, حصى, حصمة
rubble: pieces neither abrasive; 1300; rubble, debris, stone, stones, scrap, firewood, أنقاض, ردم, حجارة, خردة, حطب
minerals: fine neither abrasive; 900; minerals, mineral, bentonite, barite, kaolin, talc, feldspar, calcium carbonate, خامات معدنية, خامات, بنتونيت, كاولين, تلك, فلدسبار, كربونات الكالسيوم
flour: fine food dusty; 600; flour, semolina, starch, دقيق, طحين, سميد, نشا
sugar: granular food moist firm dusty; 850; sugar, سكر
salt: granular food moist abrasive; 1150; salt, ملح
rice: granular food brand; 800; rice, أرز, رز
grain: granular food; 750; grain, wheat, barley, maize, corn, oats, sorghum, millet, bulgur, sesame, seeds, oil seeds, oilseeds, قمح, شعير, ذرة, دخن, برغل, سمسم, حبوب, شوفان, بذور
pulses: granular food; 780; pulses, lentils, chickpeas, beans, peas, بقوليات, عدس, حمص, فول, فاصوليا, بازيلا
coffee: granular food airy; 650; coffee, cocoa, coffee beans, cocoa beans, قهوة, بن, كاكاو
milk_powder: fine food moist dusty; 550; milk powder, powdered milk, dried milk, حليب مجفف, حليب بودرة
onions: produce food airy; 600; onion, onions, garlic, shallots, بصل, ثوم
potatoes: produce food airy; 650; potato, potatoes, carrots, cabbage, tomato, tomatoes, cucumber, cucumbers, vegetables, بطاطا, بطاطس, جزر, ملفوف, طماطم, بندورة, خضار, خضروات
citrus: produce food airy; 550; orange, oranges, lemons, citrus, fruit, برتقال, ليمون, حمضيات, فواكه
feed: granular feed brand; 600; feed, fodder, feed pellets, bird seed, birdseed, أعلاف, علف
fertiliser: granular neither moist abrasive; 750; fertiliser, fertilizer, urea, npk, potash, phosphate, أسمدة, سماد, يوريا, بوتاس, فوسفات
plastics: granular neither; 550; plastic granules, plastic flakes, pet flakes, regrind, resin, polyethylene, polypropylene, polymer, pvc, حبيبات بلاستيك, حبيبات, راتنج, بولي إيثيلين, بولي بروبيلين
detergent: fine neither moist; 650; detergent, washing powder, soda ash, منظف, منظفات, مسحوق غسيل, صودا
-: granular feed brand; 250; bran, rice bran, wheat bran, نخالة
-: granular neither moist abrasive; 1150; road salt, de icing salt, deicing salt, industrial salt, ملح الطرق, ملح صناعي
-: granular feed brand; 400; pet food, dog food, cat food, طعام الحيوانات الأليفة, طعام الكلاب, طعام كلاب, طعام القطط, طعام قطط
-: granular food airy; 600; nuts, peanut, peanuts, groundnut, groundnuts, almonds, cashew, cashews, cashew nuts, pistachios, walnuts, مكسرات, فول سوداني, فستق, لوز, كاجو, جوز
-: fine food moist dusty; 450; cocoa powder, ground coffee, instant coffee, مسحوق الكاكاو, بودرة الكاكاو, قهوة مطحونة, بن مطحون
-: produce neither airy; 650; seed potato, seed potatoes, بذار بطاطا, بذار البطاطا, تقاوي بطاطس
-: produce food airy; 650; sugar beet, sugar beets, شمندر سكري, بنجر السكر
-: granular neither; -; rice husk, rice husks, rice hulls, wood pellets, قشر الأرز, حبيبات خشب`;

/** Dangerous goods, by their number in chapter 3.2 of the Model Regulations. */
const dangerous = `
1942: ammonium nitrate, نترات الأمونيوم
1498: sodium nitrate, نترات الصوديوم
1486: potassium nitrate, نترات البوتاسيوم
1454: calcium nitrate, نترات الكالسيوم
1689: sodium cyanide, cyanide, سيانيد
1823: caustic soda, sodium hydroxide, صودا كاوية, هيدروكسيد الصوديوم
1362: activated carbon, كربون منشط
1309: aluminium powder, aluminum powder, مسحوق الألمنيوم
2590: asbestos, أسبستوس
2588: pesticide, pesticides, insecticide, herbicide, مبيد, مبيدات
1361: charcoal, coal, فحم
1350: sulphur, sulfur, كبريت
1748: calcium hypochlorite, chlorine, هيبوكلوريت الكالسيوم, كلور
1402: calcium carbide, كربيد
2216: fish meal, fishmeal, مسحوق السمك`;

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(/[:;] /));

/** @throws Error for a word that is none of `values` */
function oneOf<Value extends string>(values: readonly Value[], written: string | undefined): Value {
  const found = values.find((value) => value === written);
  if (found === undefined) throw new Error(`A table of goods names ${written}.`);
  return found;
}

function toGoods([name = '-', kind = '', density = '-', words = '']: string[]): Goods {
  const [form, use, ...traits] = kind.split(' ');
  return {
    // A test looks the messages up.
    name: name === '-' ? null : (`finder_goods_${name}` as FinderWord),
    words: words.split(', '),
    form: oneOf(forms, form),
    use: oneOf(uses, use),
    traits: traits.map((trait) => oneOf(knownTraits, trait)),
    ...(density !== '-' && { density: Number(density) }),
  };
}

const refused = (words: string, form: Form, reason: StopReason, source: Source): Goods => ({
  ...{ name: null, words: words.split(', '), form, use: 'neither', traits: [] },
  stop: { reason, source },
});
const underUn = (words: string, part: string): Goods =>
  refused(words, 'granular', 'finder_stop_dangerous', { law: 'finder_source_un', part });
const liquids =
  'liquid, water, oil, milk, juice, honey, paint, molasses, سائل, ماء, مياه, زيت, حليب, عصير, عسل, دهان, دبس';

export const goodsList: readonly Goods[] = [
  ...rowsOf(packed).map(toGoods),
  ...rowsOf(dangerous).map(([entry = '', words = '']) => underUn(words, `3.2, UN ${entry}`)),
  refused(liquids, 'fine', 'finder_stop_liquid', 'trade'),
  refused('bitumen, asphalt, بيتومين, أسفلت', 'fine', 'finder_stop_hot', 'trade'),
];

/** The words of a text as names of goods are compared: folded, apart, without the Arabic article and the English plural. */
const wordsOf = (text: string): string[] => spansOf(foldForSearch(text)).map((span) => plainForm(span.text));

const hazardous = underUn('hazardous, dangerous goods, toxic, explosive, مواد خطرة, نفايات خطرة, سامة', '2');
/** UN 3077, UN3077. */
const hasUnNumber = (words: readonly string[]): boolean =>
  words.some((word, at) => word === 'un' && /^\d{4}$/.test(words[at + 1] ?? ''));

const namedBy = [...goodsList, hazardous].flatMap((each) =>
  each.words.map((word) => ({ goods: each, words: wordsOf(word) })),
);

/** All goods that words name. */
function namedBetween(words: readonly string[]) {
  const isNamed = (name: readonly string[]) =>
    words.some((_, start) => name.every((word, place) => words[start + place] === word));
  return namedBy.filter(({ words: name }) => name.length > 0 && isNamed(name));
}

/** Every goods that a text names. */
export const goodsNamedIn = (text: string): Goods[] => namedBetween(wordsOf(text)).map((named) => named.goods);

/** The goods that a text names; of several the one with the longest name, so that milk powder is not milk; then a refused one. */
export function goodsIn(typed: string): Goods | undefined {
  const words = wordsOf(typed);
  if (hasUnNumber(words)) return hazardous;
  const found = namedBetween(words);
  const isStopped = (each: Goods): number => (each.stop ? 1 : 0);
  // Whatever is hazardous is not what it is called otherwise.
  if (found.some(({ goods: each }) => each === hazardous)) return hazardous;
  return found.toSorted((a, b) => b.words.length - a.words.length || isStopped(b.goods) - isStopped(a.goods))[0]?.goods;
}
