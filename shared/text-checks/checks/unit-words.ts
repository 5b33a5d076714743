import { isNumber, type Span } from '../../search/spans.ts';
import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { bareForms } from './bare-forms.ts';
import { findConverted } from './find-measures.ts';
import { exchangedThings, type NamedThing, readWordTable } from './word-table.ts';

/**
 * Units by what they measure: the unit, its English words, then its Arabic ones normalised, duals and plurals too. Units of
 * one letter count only after a number.
 */
const named = `
time minute: minute minutes min mins; دقيقه دقيقتان دقيقتين دقايق
time hour: hour hours h hr hrs; ساعه ساعتان ساعتين ساعات
time day: day days daily; يوم يوما يومان يومين يومي يوميا يوميه ايام نهار نهارا
time week: week weeks weekly fortnight; اسبوع اسبوعا اسبوعان اسبوعين اسبوعيا اسبوعي اسابيع
time month: month months monthly; شهر شهرا شهران شهرين شهري شهريا اشهر شهور
time year: year years yearly annual annually; سنه سنتان سنتين سنوات سنين عام عاما عامان عامين اعوام سنويا سنوي سنويه
length µm: µm μm micron microns micrometre; ميكرون ميكرونا ميكرونان ميكرونين ميكرونات ميكرومتر
length mm: mm millimetre millimetres; مم ملم مليمتر مليمترات
length cm: cm centimetre centimetres; سم سنتيمتر سنتيمترا سنتيمترات
length m: m metre metres; م متر مترا متران مترين امتار
length km: km kilometre kilometres; كم كيلومتر كيلومترا كيلومترات
length inch: inch inches dpi; بوصه بوصتان بوصتين بوصات انش
length foot: foot feet ft; قدم قدما قدمان قدمين اقدام
mass g: g gram grams; غ غم غرام غراما غرامان غرامين غرامات
mass kg: kg kilogram kilograms kilo kilos; كغ كجم كيلوغرام كيلوغراما كيلوغرامات كيلو
mass t: t tonne tonnes ton tons; طن طنا طنان طنين اطنان
data KB: kb kilobyte kilobytes; كيلوبايت
data MB: mb megabyte megabytes; ميغابايت ميجابايت
data GB: gb gigabyte gigabytes; غيغابايت جيجابايت
power kW: kw kilowatt kilowatts; كيلوواط
power MW: mw megawatt megawatts; ميغاواط
scale hundred: hundred hundreds; ميه مايه مييات ميات
scale thousand: thousand thousands; الف الفا الاف الفان الفين
scale million: million millions; مليون مليونا مليونان مليونين ملايين
scale billion: billion billions; مليار مليارا ملياران مليارين مليارات`;

const units = readWordTable(named);

const year = /^(?:19|20)\d\d$/;

function unitAt(spans: readonly Span[], at: number): NamedThing | undefined {
  const { text = '' } = spans[at] ?? {};
  if (text.length === 1) return isNumber(spans[at - 1]?.text) ? units.get(text) : undefined;
  const form = bareForms(text).find((each) => each.length > 1 && units.has(each));
  const unit = form === undefined ? undefined : units.get(form);
  // The year that a number names: عام 2006.
  return unit?.name === 'year' && year.test(spans[at + 1]?.text ?? '') ? undefined : unit;
}

/**
 * The units that a text names, with numbers and without: "tapes per inch", "a few days", "thousands"; not those of
 * quantities that the other text has in another unit: 1 m and 100 cm.
 */
function findUnits({ spans }: ReadText, other: ReadText): NamedThing[] {
  const converted = new Set(findConverted(spans, other.spans).map(({ at }) => at));
  return spans.flatMap((_, at) => (converted.has(at - 1) ? [] : (unitAt(spans, at) ?? [])));
}

/** Units of one kind that the texts name in place of each other: an inch and a centimetre, days and hours. */
export function unitWordFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  return exchangedThings(findUnits(english, arabic), findUnits(arabic, english));
}
