/** A unit, its spellings after `foldForSearch`, and how many of the named unit one of it is. */
type Unit = { unit: string; times: number };

const spelt: Record<string, string> = {
  'kg 1':
    'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes كغ كغم كجم كلغ كيلو كيلوات كيلوغرام كيلوجرام كيلوغرامات كيلوجرامات',
  'kg 1000': 't ton tons tonne tonnes mt طن طنا اطنان',
  'g 1': 'g gr gm gram grams gramme grammes غ غم غرام جرام جم غرامات جرامات قرام',
  'gsm 1': 'gsm جسم',
  'um 1': 'um μm mic micron microns micrometre micrometer ميكرون مايكرون مكرون ميكرونات ميكروميتر',
  'cm 1': 'cm cms centimetre centimeter centimetres centimeters سم سنتي سنتيمتر سانتي سنتمتر',
  'cm 0.1': 'mm millimetre millimeter millimetres millimeters ملم مم ملي مليمتر',
  'cm 100': 'm metre meter metres meters متر امتار م',
  'litre 1': 'l litre liter litres liters لتر ليتر لترات ليترات',
  'inch 1': 'in inch inches بوصه انش',
  'foot 1': 'ft foot feet قدم اقدام',
  'denier 1': 'd den denier deniers دنير دنيرات دينير',
  'day 1': 'day days يوم ايام',
  'hour 1': 'h hr hrs hour hours ساعه ساعات',
  'month 1': 'month months شهر اشهر شهور',
  'colour 1': 'colour colours color colors لون الوان',
  'mw 1': 'mw megawatt ميغاواط ميجاوات ميغاوات',
};

/** The units by their spellings. */
const units = new Map<string, Unit>(
  Object.entries(spelt).flatMap(([name, spellings]) => {
    const [unit = '', times] = name.split(' ');
    return spellings.split(' ').map((spelling) => [spelling, { unit, times: Number(times) }] as const);
  }),
);

/** The unit that a normalised word names, also with the Arabic accusative's ا; undefined when it names none. */
export function unitOf(word: string): Unit | undefined {
  return units.get(word) ?? (word.length > 3 && word.endsWith('ا') ? units.get(word.slice(0, -1)) : undefined);
}

const tens = new Map(
  Object.entries({
    عشره: 10,
    عشرين: 20,
    عشرون: 20,
    ثلاثين: 30,
    ثلاثون: 30,
    اربعين: 40,
    اربعون: 40,
    خمسين: 50,
    خمسون: 50,
    ستين: 60,
    ستون: 60,
    سبعين: 70,
    ثمانين: 80,
    تسعين: 90,
    ميه: 100,
    مايه: 100,
    الف: 1000,
    خمسه: 5,
    ten: 10,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    hundred: 100,
    thousand: 1000,
    five: 5,
  }),
);

/** The number that a normalised word means; undefined when it means none. */
export const numberOf = (word = ''): number | undefined => (/^\d/.test(word) ? Number(word) : tens.get(word));

/** A quantity that is one word: two tonnes, or a tonne with its number left out. */
export const wholeMeasures: ReadonlyMap<string, { unit: string; value: number }> = new Map(
  Object.entries({
    طنين: { unit: 'kg', value: 2000 },
    طن: { unit: 'kg', value: 1000 },
  }),
);
