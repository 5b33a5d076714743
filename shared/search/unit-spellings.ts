/** A unit, and how many of it one of what was spelt is. */
export type SpeltUnit = { unit: string; times: number };

/** Per named unit and how many of it one is: the spellings after `foldForSearch`; `_` stands between two words. */
const spelt: Record<string, string> = {
  'kg 1':
    'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes كغ كغم كجم كج كلغ كلغم كيلو كيلوغرام كيلوجرام kilogramm k_g كيلو_غرام كيلو_جرام ك_غ ك_جم кг كيلوكرم 公斤 千克',
  'kg 0.45359237': 'lb lbs pound pounds رطل رطلا ارطال باوند',
  'kg 1000':
    't ton tons tonne tonnes tonnen mt mts mton mtons m_t m_ton m_tons m_tonne m_tonnes metric_ton metric_tons metric_tonne metric_tonnes tonnes_metriques 吨 тонн طن طنا اطنان طن_متري',
  'kg 907.18474': 'us_ton us_tons short_ton short_tons طن_امريكي اطنان_امريكيه',
  'kg 1016.0469': 'long_ton long_tons uk_ton uk_tons imperial_ton imperial_tons',
  'g 1': '克 g gr grs gm gms gram grams gramm gramme grammes غ غم غرام جرام جم قرام كرم',
  'gsm 1': 'gsm جسم',
  // Of fabric, so that it is g/m²: an ounce per square yard.
  'oz 1': 'oz ounce ounces اونصه اونصات اوقيه',
  'um 25.4': 'mil mils thou',
  'um 0.254': 'gauge',
  'um 1':
    'um μm mic micron microns mikron mikrometer 微米 micrometre micrometer ميكرون مايكرون مكرون ميكروميتر ميكرومتر mkm мкм',
  'cm 1':
    'cm cms centimetre centimeter centimetres centimeters سم سنتي سنتيمتر سانتي سنتمتر سانتيمتر سانتي_متر سانت سنتم c_m س_م см 厘米 公分 zentimeter santim',
  'cm 0.1': 'mm millimetre millimeter millimetres millimeters ملم مم ملي مليمتر ميليمتر ملليمتر мм 毫米',
  'cm 100': 'm metre meter metres meters متر امتار م',
  'cm 91.44': 'yd yds yard yards يارده ياردات',
  'litre 1': 'l litre liter litres liters لتر ليتر',
  'litre 3.785412': 'gal gallon gallons us_gallon us_gallons غالون جالون',
  'litre 28.316847': 'cu_ft cubic_foot cubic_feet cft قدم_مكعب قدم_مكعبه',
  'inch 1': 'in ins inch inches zoll pouce pouces 英寸 بوصه بوصات انش انج',
  'foot 1': 'ft foot feet قدم اقدام',
  'denier 0.9': 'dtex decitex ديسيتكس',
  'denier 9': 'tex تكس',
  'denier 1': 'd den denier deniers دنير دينير',
  'day 1': 'day days يوم ايام',
  'hour 1': 'h hr hrs hour hours ساعه ساعات',
  'month 1': 'month months شهر اشهر شهور',
  'colour 1': 'colour colours color colors لون الوان',
  'mw 1': 'mw megawatt ميغاواط ميجاوات ميغاوات',
};

/** The units by their spellings. */
const units = new Map<string, SpeltUnit>(
  Object.entries(spelt).flatMap(([name, spellings]) => {
    const [unit = '', times] = name.split(' ');
    const spelling = (name: string) => [name.replace('_', ' '), { unit, times: Number(times) }] as const;
    return spellings.split(' ').map(spelling);
  }),
);

/** The units of length, in centimetres. */
export const unitCentimetres: Readonly<Record<string, number>> = { cm: 1, inch: 2.54, foot: 30.48 };

/** An ounce in grams, and one per square yard in grams per square metre. */
export const ounce = { grams: 28.349523, gsm: 33.905747 };

/** The unit that a normalised word, or two of them, names, also with the ا or ات of Arabic's accusative and plural; undefined when it names none. */
export function findUnit(word: string): SpeltUnit | undefined {
  return units.get(word) ?? (word.length > 3 ? units.get(word.replace(/ات?$/, '')) : undefined);
}

const numberWords: Record<number, string> = {
  5: 'خمسه five',
  10: 'عشره ten',
  20: 'عشرين عشرون twenty',
  30: 'ثلاثين ثلاثون thirty',
  40: 'اربعين اربعون forty',
  50: 'خمسين خمسون fifty',
  60: 'ستين ستون',
  70: 'سبعين',
  80: 'ثمانين',
  90: 'تسعين',
  100: 'ميه مايه hundred',
  1000: 'الف thousand',
};
const spelled = new Map(
  Object.entries(numberWords).flatMap(([number, words]) =>
    words.split(' ').map((word) => [word, Number(number)] as const),
  ),
);

/** The number that a normalised word means; undefined when it means none. */
export const spelledNumber = (word = ''): number | undefined => (/^\d/.test(word) ? Number(word) : spelled.get(word));

/** A quantity that is one word: two tonnes, or a tonne with its number left out. */
export const wholeMeasures: ReadonlyMap<string, { unit: string; value: number }> = new Map([
  ['طنين', { unit: 'kg', value: 2000 }],
  ['طن', { unit: 'kg', value: 1000 }],
]);
