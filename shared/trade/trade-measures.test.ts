import { describe, expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import { readField } from './read-field.ts';
import { readSizes } from './read-sizes.ts';
import { fieldKeys, fields } from './trade-fields.ts';
import { readMeasure, readPossible } from './trade-measures.ts';
import { writeMeasure } from './write-measure.ts';

const kg = { unit: 'kg' } as const;
const length = { unit: 'mm', shown: 'cm' } as const;
const gsm = { unit: 'gsm' } as const;

test.each([
  ['50kg', kg, 50],
  ['50 kg', kg, 50],
  [' ٥٠ كغ ', kg, 50],
  ['۵۰ كجم', kg, 50],
  ['٥٠', kg, 50],
  ['1.5 t', kg, 1500],
  ['1,5 t', kg, 1500],
  ['1,500.0 kg', kg, 1500],
  ['1,000 kg', kg, 1000],
  ['١٬٥٠٠ كغ', kg, 1500],
  ['1٫5 طن', kg, 1500],
  ['طن', kg, 1000],
  ['500 g', kg, 0.5],
  ['خمسين كيلو', kg, 50],
  ['٦٥ غم', gsm, 65],
  ['65 g/m²', gsm, 65],
  ['65 غ/م²', gsm, 65],
  ['65gsm', gsm, 65],
  ['120 micron', { unit: 'um' } as const, 120],
  ['0.12 mm', { unit: 'um' } as const, 120],
  ['900 den', { unit: 'denier' } as const, 900],
  ['٩٠٠ دنيرًا', { unit: 'denier' } as const, 900],
  ['56 cm', length, 560],
  ['56', length, 560],
  ['560', length, 560],
  ['560mm', length, 560],
  ['22 in', length, 558.8],
  ['56cm wide', length, 560],
  ['W 56', length, 560],
  ['عرض 56 سم', length, 560],
  ['56 см', length, 560],
  ['50 кг', kg, 50],
  ['50公斤', kg, 50],
  ['65 g/㎡', gsm, 65],
  ['50 my', { unit: 'um' } as const, 50],
  ['22"', length, 558.8],
  ['0.56 m', length, 560],
  ['76', { unit: 'mm' } as const, 76],
  ['2.5 %', { unit: 'percent' } as const, 2.5],
  ['80 °C', { unit: 'celsius' } as const, 80],
  ['40 per dm', { unit: 'perInch' } as const, 10.16],
  ['10 tapes per inch', { unit: 'perInch' } as const, 10],
  ['1.2 g/cm³', { unit: 'density' } as const, 1200],
  ['20,000 bags', { unit: 'piece' } as const, 20_000],
  ['٢٠٬٠٠٠ كيس', { unit: 'piece' } as const, 20_000],
  ['3 weeks', { unit: 'day' } as const, 21],
  ['٢٥ يومًا', { unit: 'day' } as const, 25],
  ['200 h', { unit: 'hour' } as const, 200],
  ['1 year', { unit: 'month' } as const, 12],
  // As phones and keyboards set it.
  ['22”', length, 558.8],
  ["22''", length, 558.8],
  ['22 ’’', length, 558.8],
  ['22′′', length, 558.8],
  ['22 ″', length, 558.8],
  ["2'", length, 609.6],
  ['2’', length, 609.6],
  ['22½"', length, 571.5],
  ['22 1/2 in', length, 571.5],
  ['22 ¼ in', length, 565.15],
  ['56,5 cm', length, 565],
  ['٥٦سم', length, 560],
  ['560 ملم', length, 560],
  ['22 إنش', length, 558.8],
  ['10 cm', { unit: 'mm' } as const, 100],
  ['110 lb', kg, 49.895],
  ['110 lbs', kg, 49.895],
  ['1 MT', kg, 1000],
  ['1 000 kg', kg, 1000],
  ['1\u202f000 kg', kg, 1000],
  ['50 Kgs.', kg, 50],
  ['٥٠٫٥ كغ', kg, 50.5],
  ['نصف طن', kg, 500],
  ['طن ونصف', kg, 1500],
  ['half a ton', kg, 500],
  ['80µ', { unit: 'um' } as const, 80],
  ['80 mic', { unit: 'um' } as const, 80],
  ['3 mil', { unit: 'um' } as const, 76.2],
  ['2 mm', { unit: 'um' } as const, 2000],
  ['1000 dtex', { unit: 'denier' } as const, 900],
  ['900D', { unit: 'denier' } as const, 900],
  ['10/in', { unit: 'perInch' } as const, 10],
  ['4 per cm', { unit: 'perInch' } as const, 10.16],
  ['90 days', { unit: 'month' } as const, 3],
  ['سنة', { unit: 'month' } as const, 12],
  ['شهران', { unit: 'month' } as const, 2],
  ['6 أشهر', { unit: 'month' } as const, 6],
  ['80 درجة مئوية', { unit: 'celsius' } as const, 80],
  ['1.2 m³', { unit: 'litre' } as const, 1200],
  ['1 cbm', { unit: 'litre' } as const, 1000],
  ['0,8 kg/l', { unit: 'density' } as const, 800],
  ['2 sides', { unit: 'count' } as const, 2],
  ['وجهان', { unit: 'count' } as const, 2],
  ['4 loops', { unit: 'count' } as const, 4],
  ['240,000 bags', { unit: 'count' } as const, 240_000],
  ['10k', { unit: 'piece' } as const, 10_000],
  ['10 آلاف', { unit: 'piece' } as const, 10_000],
  ['1 lakh', { unit: 'count' } as const, 100_000],
  ['50 thousand', { unit: 'piece' } as const, 50_000],
  ['1,2 Mio', { unit: 'count' } as const, 1_200_000],
  ['نصف مليون كيس سنويا', { unit: 'count' } as const, 500_000],
  ['2M per year', { unit: 'count' } as const, 2_000_000],
  ['50 كيلو غرام', kg, 50],
  ['٢٥ ك.غ', kg, 25],
  ['نصف كيلو', kg, 0.5],
  ['ربع طن', kg, 250],
  ['طن واحد', kg, 1000],
  ['one ton', kg, 1000],
  ['خمسة وعشرون كيلو', kg, 25],
  ['fifty kilos', kg, 50],
  ['50kg/bag', kg, 50],
  ['50 kg per sack', kg, 50],
  ['٥٠ كغ للكيس', kg, 50],
  ['net 50 kg', kg, 50],
  ['50 kg net', kg, 50],
  ['صافي ٥٠ كغ', kg, 50],
  ['approx. 50 kg', kg, 50],
  ['500gms', kg, 0.5],
  ['25 Kilogramm', kg, 25],
  ['110#', kg, 49.895],
  ['KG 50', kg, 50],
  ['50 K.G.', kg, 50],
  ['كيلو ونصف', kg, 1.5],
  ['سنة ونصف', { unit: 'month' } as const, 18],
  ['شهر', { unit: 'day' } as const, 30],
  ['لونان', { unit: 'colour' } as const, 2],
  ['1 ft 10 in', length, 558.8],
  ['1\' 10"', length, 558.8],
  ['one metre', length, 1000],
  ['65 g/m^2', gsm, 65],
  ['0,065 kg/m²', gsm, 65],
  ['176 °F', { unit: 'celsius' } as const, 80],
  ['212 Fahrenheit', { unit: 'celsius' } as const, 100],
  ['10 mesh', { unit: 'perInch' } as const, 10],
  ['12 tpi', { unit: 'perInch' } as const, 12],
  ['0.002 in', { unit: 'um' } as const, 50.8],
  ['0.75 g/cc', { unit: 'density' } as const, 750],
  ['ثلاثة أشهر', { unit: 'month' } as const, 3],
  ['six weeks', { unit: 'day' } as const, 42],
  ['drei Wochen', { unit: 'day' } as const, 21],
  // As cells, chats and other keyboards have it.
  ['=50', kg, 50],
  ["'50 kg", kg, 50],
  ['50 kg;', kg, 50],
  ['50 كج', kg, 50],
  ['٥٠ك', kg, 50],
  ['طن ونص', kg, 1500],
  ['1,5 to', kg, 1500],
  ['50 kg max.', kg, 50],
  ['<50 kg', kg, 50],
  ['≤ 50 kg', kg, 50],
  ['50 كيلو للشوال', kg, 50],
  ['weight: 50 kg', kg, 50],
  ['الوزن: ٥٠ كغ', kg, 50],
  ['Gewicht 50 kg', kg, 50],
  // Twice, in two units.
  ['50 kg (110 lb)', kg, 50],
  ['110 lb (50 kg)', kg, 49.895],
  ['110lbs(49.9kg)', kg, 49.895],
  ['٥٠ كغ (١١٠ رطل)', kg, 50],
  ['22 in (55.9 cm)', length, 558.8],
  ['65 g/m² (1.9 oz/yd²)', gsm, 65],
  ['65 g/qm', gsm, 65],
  ['65 grs', gsm, 65],
  ['65 جرام على المتر', gsm, 65],
  ['22½', { unit: 'mm', shown: 'cm' } as const, 225],
  ["2½'", length, 762],
  // Units in one sign, and signs between a unit and its number.
  ['60㎝', length, 600],
  ['600㎜', length, 600],
  ['W=60', length, 600],
  ['50㎏', kg, 50],
  ['Kg. 50', kg, 50],
  ['80℃', { unit: 'celsius' } as const, 80],
  ['80ºC', { unit: 'celsius' } as const, 80],
  ['80 degrees Celsius', { unit: 'celsius' } as const, 80],
  ['65 g/sq.m', gsm, 65],
  ['gsm: 65', gsm, 65],
  ['600 kg per m3', { unit: 'density' } as const, 600],
  ['quatre-vingt kilos', kg, 80],
  ['65 g/m² per bag', gsm, 65],
  ['1 M.T.', kg, 1000],
  ['1/3 ton', kg, 333.333],
  ['24 Zoll', length, 609.6],
  ['24 pouces', length, 609.6],
  ['24 inç', length, 609.6],
  ['24英寸', length, 609.6],
  ['60公分', length, 600],
  ['80 mikron', { unit: 'um' } as const, 80],
  ['80微米', { unit: 'um' } as const, 80],
  ['٧٥٠ كجم/م3', { unit: 'density' } as const, 750],
  ['0.75 طن/م3', { unit: 'density' } as const, 750],
  ['0.75', { unit: 'density' } as const, 750],
  ['50公斤/袋', kg, 50],
  ['50 kg/sac', kg, 50],
  ['50 kg pro Sack', kg, 50],
  ['25kg bags', kg, 25],
  ['50 كيلو للكيس الواحد', kg, 50],
  ['طن وربع', kg, 1250],
  ['1 quintal', kg, 100],
  ['10 epi', { unit: 'perInch' } as const, 10],
  ['12 tapes/inch', { unit: 'perInch' } as const, 12],
  ['65克', gsm, 65],
  ['٤ عروات', { unit: 'count' } as const, 4],
  ['1600 Stunden', { unit: 'hour' } as const, 1600],
  ['80 degrees F', { unit: 'celsius' } as const, 26.667],
  ['⅔ t', kg, 666.667],
  ['"60"', length, 600],
  ['"60 cm"', length, 600],
  ['"24"""', length, 609.6],
  ['60 سانتيمتر', length, 600],
  ['۶۰ سانت', length, 600],
  ['60 c.m.', length, 600],
  ['24 ins', length, 609.6],
  ['۵۰ کیلوگرم', kg, 50],
  ['حتى ٥٠ كغ', kg, 50],
  ['less than 50 kg', kg, 50],
  ['۶۵ گرم', gsm, 65],
  ['50 мкм', { unit: 'um' } as const, 50],
  ['50 ميكرومتر', { unit: 'um' } as const, 50],
  ['1 yr', { unit: 'month' } as const, 12],
  ['6 wks', { unit: 'day' } as const, 42],
  ['1000 ltr', { unit: 'litre' } as const, 1000],
  ['80 deg', { unit: 'celsius' } as const, 80],
  ['750 kg/cbm', { unit: 'density' } as const, 750],
  ['net weight 50 kg', kg, 50],
  ['net wt. 50 kg', kg, 50],
  ['N.W. 50 kg', kg, 50],
  ['50 kg net weight', kg, 50],
  ['الوزن الصافي: ٥٠ كغ', kg, 50],
  ['وزن صافي 50 كغ', kg, 50],
  ['capacity 50 kg', kg, 50],
  ['سعة 50 كغ', kg, 50],
  ['SWL 1000 kg', kg, 1000],
  ['1000kg SWL', kg, 1000],
  ['roughly 50 kg', kg, 50],
  // A mass in a volume, of any of their units.
  ['750 غ/ل', { unit: 'density' } as const, 750],
  ['٠٫٧٥ كغ/ل', { unit: 'density' } as const, 750],
  ['0.75 كغ/لتر', { unit: 'density' } as const, 750],
  ['0.75 كغ للتر', { unit: 'density' } as const, 750],
  ['0.75 غم/سم³', { unit: 'density' } as const, 750],
  ['750 كغ لكل متر مكعب', { unit: 'density' } as const, 750],
  ['750 كغم في المتر المكعب', { unit: 'density' } as const, 750],
  ['750 كيلوغرام/م³', { unit: 'density' } as const, 750],
  ['0.75 طن للمتر المكعب', { unit: 'density' } as const, 750],
  ['47 lb/ft3', { unit: 'density' } as const, 752.868],
  ['47 lbs per cubic foot', { unit: 'density' } as const, 752.868],
  ['75 kg/hl', { unit: 'density' } as const, 750],
  ['0.75 kg per litre', { unit: 'density' } as const, 750],
  ['750 kg per cubic metre', { unit: 'density' } as const, 750],
  ['٢ بالمائة', { unit: 'percent' } as const, 2],
  ['٢ في المائة', { unit: 'percent' } as const, 2],
  ['٥٦٠ ملليمتر', length, 560],
  ['٥٦٠ ملليمترًا', length, 560],
  ['٦٠ سنتيمترات', length, 600],
  ['متر', length, 1000],
  ['مترين', length, 2000],
  ['متران ونصف', length, 2500],
  ['قدمين', length, 609.6],
  ['بوصتين', length, 50.8],
  ['٦٠ س.م', length, 600],
  ['٢٢ إنج', length, 558.8],
  ['كيلوين', kg, 2],
  ['رطلين', kg, 0.907],
  ['٢٥ كلغم', kg, 25],
  ['متر مكعب', { unit: 'litre' } as const, 1000],
  ['٩٠ ل', { unit: 'litre' } as const, 90],
  ['لترين', { unit: 'litre' } as const, 2],
  ['35 ft3', { unit: 'litre' } as const, 991.09],
  ['9 hl', { unit: 'litre' } as const, 900],
  ['عام', { unit: 'month' } as const, 12],
  ['عام واحد', { unit: 'month' } as const, 12],
  ['عامين', { unit: 'month' } as const, 24],
  ['٣ أعوام', { unit: 'month' } as const, 36],
  ['نصف عام', { unit: 'month' } as const, 6],
  ['سنة كاملة', { unit: 'month' } as const, 12],
  ['سنتين', { unit: 'month' } as const, 24],
  ['6 mo', { unit: 'month' } as const, 6],
  ['يومين', { unit: 'day' } as const, 2],
  ['أسبوعين', { unit: 'day' } as const, 14],
  ['ساعتين', { unit: 'hour' } as const, 2],
  ['٦٥ غرام في المتر المربع', gsm, 65],
  ['٨٠ سيلسيوس', { unit: 'celsius' } as const, 80],
  ['٨٠ درجة سلسيوس', { unit: 'celsius' } as const, 80],
  ['80 deg C', { unit: 'celsius' } as const, 80],
  ['١٠ خيوط/بوصة', { unit: 'perInch' } as const, 10],
  ['١٠ لكل بوصة', { unit: 'perInch' } as const, 10],
  ['١٠ خيط في الإنش', { unit: 'perInch' } as const, 10],
  ['4 threads per cm', { unit: 'perInch' } as const, 10.16],
  ['40 / 10 cm', { unit: 'perInch' } as const, 10.16],
  ['٤ حلقات', { unit: 'count' } as const, 4],
  ['عروتين', { unit: 'count' } as const, 2],
  ['لون', { unit: 'colour' } as const, 1],
  ['لون واحد', { unit: 'colour' } as const, 1],
  ['٥٠٠ الف بالسنة', { unit: 'count' } as const, 500_000],
  ['240 ألف/سنة', { unit: 'count' } as const, 240_000],
  ['٢٤٠ ألف كيس في العام', { unit: 'count' } as const, 240_000],
  ['٢٤٠ ألف لكل عام', { unit: 'count' } as const, 240_000],
  // What the bag holds, and two units of one weight or time.
  ['50 kg sugar', kg, 50],
  ['50 kg of rice', kg, 50],
  ['50 كغ سكر', kg, 50],
  ['50 كيلو من الأرز', kg, 50],
  ['2 lb 8 oz', kg, 1.134],
  ['1 kg 500 g', kg, 1.5],
  ['1 year 6 months', { unit: 'month' } as const, 18],
])('%j is understood', (typed, field, value) => {
  expect(readMeasure(typed, field).map((reading) => reading.value)).toEqual([value]);
});

test.each([
  ['', kg],
  ['kg', kg],
  ['-50 kg', kg],
  ['50 cm', kg],
  ['50 kg or so', kg],
  ['50 60', kg],
  ['1.2.3 kg', kg],
  ['<b>50</b>', kg],
  ['50 kg', length],
  ['50 bags', kg],
  // Not the same twice.
  ['50 kg (50 lb)', kg],
  ['50 (25) kg', kg],
  ['50 kg (2 bags)', kg],
  ['9'.repeat(61), kg],
  ['Infinity', kg],
  ['1e3', kg],
  ['10k', kg],
  ['50 kg bag kg', kg],
  ['kg per bag', kg],
  // The mass of a bag is none of its fabric.
  ['65 g per bag', gsm],
  ['110 g/bag', gsm],
  ['110 غم/كيس', gsm],
  // Signs of another unit.
  ['60%', length],
  // Raised and lowered digits are no digits of the number.
  ['10⁵', kg],
  ['25²', length],
  ['50₂ kg', kg],
  ['10 ³', kg],
  ['10⁻⁵', kg],
  ['٢٥²', kg],
  ['20٪', gsm],
  ['50°', kg],
  ['750 kg/bag', { unit: 'density' } as const],
  ['750 kg/m2', { unit: 'density' } as const],
  ['10 kg/inch', { unit: 'perInch' } as const],
  ['كغ', kg],
  ['25 kg 50 kg', kg],
  ['1 t 5000 kg', kg],
  ['1 m 60 cm', length],
  ['50 kg gold', kg],
  ['سكر', kg],
  ['500 سنة', { unit: 'count' } as const],
])('%j is no quantity of its field', (typed, field) => {
  expect(readMeasure(typed, field)).toEqual([]);
});

test.each([
  ['22x36 in', [558.8, 914.4]],
  ['56×100 سم', [560, 1000]],
  ['56 x 100', [560, 1000]],
  ['710 × 480', [710, 480]],
  ['٥٠ × ٦٢ × ١١ سم', [500, 620, 110]],
  ['90*90*110 cm', [900, 900, 1100]],
  ['22,5 x 36 cm', [225, 360]],
  ['56 cm x 100 cm', [560, 1000]],
  ['56cm x 1000mm', [560, 1000]],
  ['22 in x 100 cm', [558.8, 1000]],
  ['56х100', [560, 1000]],
  ['٥٦ ضرب ١٠٠', [560, 1000]],
  ['W56 x L100', [560, 1000]],
  ['56W x 100L cm', [560, 1000]],
  ['L 100 × W 56', [560, 1000]],
  ['عرض 56 × طول 100 سم', [560, 1000]],
  ['56cmx100cm', [560, 1000]],
  ['56 cm x100cm', [560, 1000]],
  ['56 ✕ 100', [560, 1000]],
  ['56✖100', [560, 1000]],
  ['56 х 100 см', [560, 1000]],
  ['56 x 100 santim', [560, 1000]],
  // Their names say enough.
  ['W56 L100', [560, 1000]],
  ['56W 100L cm', [560, 1000]],
  ['Width: 56 cm, Length: 100 cm', [560, 1000]],
  ['Length 100 Width 56', [560, 1000]],
  ['عرض 56 طول 100', [560, 1000]],
  ['العرض: ٥٦ سم، الطول: ١٠٠ سم', [560, 1000]],
  ['العرض ٥٦ سم والطول ١٠٠ سم', [560, 1000]],
  ['طول ١٠٠ وعرض ٥٦', [560, 1000]],
  ['56 cm wide and 100 cm long', [560, 1000]],
  ['56 mal 100', [560, 1000]],
  ['56 par 100 cm', [560, 1000]],
  ['56 على 100', [560, 1000]],
  ['56 ⨉ 100', [560, 1000]],
  ['56∗100', [560, 1000]],
  ['=56x100', [560, 1000]],
  ['L100 x W56 x gusset 12', [560, 1000, 120]],
  ['"56x100"', [560, 1000]],
  ['"22"" x 36"""', [558.8, 914.4]],
  ['600x1000x80', [600, 1000, 80]],
  ['560 x 910 cm', [5600, 9100]],
])('%j are sizes', (typed, sizes) => {
  expect(readSizes(typed).map(({ value }) => Object.values(value))).toEqual([sizes]);
});

test.each([
  ['50,000 kg', [50_000, 50]],
  ['2,000 t', [2_000_000, 2_000]],
  ['٥٠٬٠٠٠ كغ', [50_000]],
  ['50,000', [50_000, 50]],
  ['5000 kg', [5_000]],
  // One end of a range or the other, while the bag can hold both.
  ['20-25 kg', [20, 25]],
  ['25 or 50 kg', [25, 50]],
  ['1.000-1.500 kg', [1000, 1500, 1, 1.5]],
  ['بين 25 و50 كغ', [25, 50]],
  ['25‑50 kg', [25, 50]],
  ['25 − 50', [25, 50]],
  // The same twice.
  ['50/50 kg', [50]],
  // No fraction that anybody writes.
  ['20/50 kg', [20, 50]],
  ['4/6 kg', [4, 6]],
  ['25/50 kg', [25, 50]],
  ['٢٥ أو ٥٠ كغ', [25, 50]],
  ['25 - 5000 kg', []],
  ['50 kg ± 0.5 kg', [50]],
  ['50 (+/-2%)', [50]],
  ['5000 kg ±2%', []],
])('a weight that no bag holds, %s, is asked as what it may mean, or refused', (typed, values) => {
  const readings = readPossible(typed, { ...kg, least: 0.1, most: 3_000 });
  expect(readings.map(({ value }) => value)).toEqual(values);
});

test.each([
  '56',
  '56 x',
  'x 56',
  '56 x 100 kg',
  '1x2x3x4',
  '56 x 100 x',
  '56 100',
  'L 56',
  '56 L',
  'W 56 kg L 100',
  '56 and 100',
])('%j are no sizes', (typed) => {
  expect(readSizes(typed)).toEqual([]);
});

test.each([
  ['1234,567', { unit: 'piece', least: 1, most: 100_000_000, isWhole: true }, [1_234_567, 1_234.567]],
  ['5000.000', { unit: 'piece', least: 1, most: 100_000_000, isWhole: true }, [5_000, 5_000_000]],
  ['10000,20000', { unit: 'piece', least: 1, most: 100_000_000, isWhole: true }, []],
  ['10000#', { unit: 'piece', least: 1, most: 100_000_000, isWhole: true }, []],
  ['1234.567 kg', { ...kg, least: 0.1, most: 3_000 }, [1_234.567]],
  // Of goods in tonnes or in kilograms, which is one density.
  ['1,200', { unit: 'density', least: 20, most: 5_000 }, [1_200]],
  ['1.350', { unit: 'density', least: 20, most: 5_000 }, [1_350]],
  ['0,750', { unit: 'density', least: 20, most: 5_000 }, [750]],
] as const)('what %s can be in a field is asked once for each value', (typed, field, values) => {
  expect(readPossible(typed, field).map(({ value }) => value)).toEqual(values);
});

test.each([
  ['۲۰/۵ تن', [20_500, 20_000, 5_000]],
  ['٢٠/٥ طن', [20_500, 20_000, 5_000]],
  ['٢٠/٥٠٠ كغ', [20.5, 20_500, 20, 500]],
  ['٢٥/٥٠ كغ', [25, 50, 25.5]],
  ['20/5 t', [20_000, 5_000]],
])('a stroke between digits of Arabic or Persian, %s, may be a decimal sign', (typed, values) => {
  const readings = readPossible(typed, { ...kg, least: 0.1, most: 100_000 });
  expect(readings.map(({ value }) => value)).toEqual(values);
  for (const reading of readings) expect(readMeasure(reading.typed, kg)[0]?.value).toBe(reading.value);
});

describe('a stored number', () => {
  test.each([
    [560, length, { message: 'trade_unit_cm', parameters: { n: '56' } }],
    [558.8, length, { message: 'trade_unit_cm', parameters: { n: '55.88' } }],
    [1525, { unit: 'denier' } as const, { message: 'trade_unit_denier', parameters: { count: 1525 } }],
    [1250, kg, { message: 'trade_unit_kg', parameters: { n: '1,250' } }],
    [4, { unit: 'count' } as const, { digits: '4' }],
  ])('%d is written with its unit', (value, field, expected) => {
    expect(writeMeasure(value, field, 'en')).toEqual(expected);
    expect(writeMeasure(value, field, 'ar')).toEqual(expected);
  });

  test('that a field names as its example is one that it takes', () => {
    for (const key of fieldKeys) {
      const field = fields[key];
      if (field.type !== 'number') continue;
      const { parameters, figure } = readField('abc', field).error ?? {};
      const { n, count, example } = { ...parameters, ...figure?.parameters };
      const typed = `${n ?? count ?? example} ${figure?.key === 'trade_unit_cm' ? 'cm' : ''}`;
      expect([key, typed, readField(typed, field).error]).toEqual([key, typed, undefined]);
    }
  });

  test('is read back as it is written, at both ends of the range of every field', () => {
    for (const key of fieldKeys) {
      const field = fields[key];
      if (field.type !== 'number') continue;
      for (const value of [field.least, field.most]) {
        const written = writeMeasure(value, field, 'en');
        const [text, unit] =
          'digits' in written
            ? [written.digits, '']
            : [String(written.parameters.n ?? written.parameters.count), written.message];
        const typed = unit === 'trade_unit_cm' ? `${text} cm` : text;
        expect([key, readPossible(typed, field).map((reading) => reading.value)]).toEqual([
          key,
          expect.arrayContaining([value]),
        ]);
      }
    }
  });
});

test('reading takes time in proportion to the length of what is typed', () => {
  const milliseconds = processorTime(() => {
    for (const piece of [
      '1',
      ' ',
      '1,',
      '×',
      '1x',
      'كيس ',
      'مئة ',
      'and ',
      'w',
      '# ',
      '1 ft ',
      'quatre-',
      'و ',
      'und',
      '. ',
      'L l ',
      'half a ',
    ])
      for (const typed of [piece.repeat(100_000), piece.repeat(20)]) {
        readMeasure(typed, kg);
        readSizes(typed);
      }
  });
  expect(milliseconds).toBeLessThan(500);
});
