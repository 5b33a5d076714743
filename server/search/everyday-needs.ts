import type { SearchTerm, UnderstoodQuery } from '#shared/search/search-terms.ts';
import { isMeasured } from './nearest-measures.ts';

type Terms = Pick<UnderstoodQuery, 'terms'>;

/** Whether a term names one of some families, by their keys. */
export const namesAnyOf = ({ families }: SearchTerm, keys: ReadonlySet<string>): boolean =>
  families.some(({ key }) => keys.has(key));

/** The families that count bags. */
export const amounts: ReadonlySet<string> = new Set('bag,quantity,piece,container,pallet,bale,tonne'.split(','));
export const amountWords =
  /^(?:[\d.,]+|thousand|million|hundred|each|units?|pieces?|pcs|per|one|two|three|four|five|six|seven|eight|nine|ten|kilo|kg|ton|(?:ال|لل)?(?:الف|الاف|مليون|مئه|كيلو|واحد|واحده|قطعه|حبه))$/;
export const isAmount = (term: SearchTerm): boolean => namesAnyOf(term, amounts) || amountWords.test(term.text);
export const timeWords = /^\d*\s?(?:days?|weeks?|months?|percent|يوما?|ايام|اسابيع|شهر|اشهر)?$/;

const weekday =
  /^(?:(?:satur|sun|mon|tues|wednes|thurs|fri)days?|weekends?|holidays?|eid|christmas|ramadan|[وب]?ال(?:سبت|احد|اثنين|ثلاثاء?|اربعاء?|خميس|جمعه|عيد|عطله)|لل(?:سبت|خميس|جمعه|عيد)|سبت|خميس|جمعه|رمضان|عطله)$/;
const now = /^(?:today|tonight|tomorrow|now|اليوم|بكر[اه]|غدا|الان|هلا|\d{1,2})$/;
const opening =
  /^(?:open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|shut|work(?:s|ing)?|[بحس]?[تي](?:فتح|سكر|قفل|غلق|عمل|شتغل|داوم)(?:وا|و|ون)?|(?:مفتوح|مغلق|مسكر|مقفل|فاتح|قافل|شغال)(?:ين|ون|ه)?)$/;
/** Of people: «بتسكروا», not «يغلق». */
const youOpen = /^(?:[بحس]?ت(?:فتح|سكر|قفل|غلق|داوم)(?:وا|و|ون)|(?:فتح|سكر|قفل)توا?)$/;
const atTime = /^(?:come|times?|schedule|morning|evening|afternoon|late|am|pm|وقت|موعد|صباحا|مساء?)$/;
const hours: ReadonlySet<string> = new Set(['working hours', 'holiday', 'hour', 'day']);
const places: ReadonlySet<string> = new Set(['plant', 'company', 'office', 'visit']);

/** Whether a search asks when the company is open, and nothing else: "open on Saturday", «ايمتى بتسكروا». */
export function isOfHours({ terms }: Terms): boolean {
  const isAny = (...words: readonly RegExp[]): boolean =>
    terms.some(({ text }) => words.some((word) => word.test(text)));
  return (
    (isAny(weekday, youOpen) || (isAny(opening) && isAny(now, atTime))) &&
    terms.every(
      (term) =>
        [weekday, now, opening, youOpen, atTime].some((word) => word.test(term.text)) ||
        namesAnyOf(term, hours) ||
        namesAnyOf(term, places),
    )
  );
}

const catalogue =
  /^(?:catalog(?:ue)?s?|brochures?|leaflets?|flyers?|(?:ال)?(?:كتالوج|كاتالوج|كتلوج|بروشور|كتيب)(?:ات|كم)?)$/;
const toRead = /^(?:pdf|files?|downloads?|full|latest|online|تحميل|تنزيل|ملف|كامل)$/;
const listed: ReadonlySet<string> = new Set(['product', 'company', 'bag', 'free']);

/** Whether a search asks for a catalogue, and nothing else: "brochure pdf", «تحميل الكتالوج». */
export const isOfCatalogue = ({ terms }: Terms): boolean =>
  terms.length > 1 &&
  terms.some(({ text }) => catalogue.test(text)) &&
  terms.every((term) => catalogue.test(term.text) || toRead.test(term.text) || namesAnyOf(term, listed));

const hurry: ReadonlySet<string> = new Set(['urgent', 'lead time']);
const ordered: ReadonlySet<string> = new Set(['order', 'deliver', 'ship']);
const wanted: ReadonlySet<string> = new Set([...ordered, ...amounts]);
const times: ReadonlySet<string> = new Set(['day', 'week', 'month']);
const made: ReadonlySet<string> = new Set(['production']);
const near =
  /^(?:next|this|coming|end|today|tomorrow|soon|(?:ال)?(?:قادمه?|جاي|جايه|جي|مقبله?)|اليوم|بكر[اه]|غدا|نهايه)$/;

/** Whether a search says how soon something is needed, and nothing else: "delivery 2 weeks urgent", "bags next month". */
export function isHurry({ terms }: Terms): boolean {
  const isNear = ({ text }: SearchTerm): boolean => near.test(text);
  const has = (keys: ReadonlySet<string>): boolean => terms.some((term) => namesAnyOf(term, keys));
  return (
    (has(hurry) || (has(wanted) && terms.some(isNear)) || (has(ordered) && has(times))) &&
    terms.every(
      (term) =>
        namesAnyOf(term, hurry) ||
        namesAnyOf(term, wanted) ||
        namesAnyOf(term, times) ||
        namesAnyOf(term, made) ||
        isAmount(term) ||
        isNear(term) ||
        timeWords.test(term.text),
    )
  );
}

const counted: ReadonlySet<string> = new Set(['bag', 'quantity', 'piece']);
const besideAmounts =
  /^(?:only|just|fewer|less|than|under|below|about|around|can|i|get|have|order|فقط|اقل|من|حوالي|تقريبا)$/;

/** Whether a search says how many bags, and nothing else: "only 500 bags", «أقل من 1000 كيس». */
export const isAmountOfBags = ({ terms }: Terms): boolean =>
  terms.some((term) => namesAnyOf(term, counted)) &&
  terms.some(({ text }) => /^[\d.,]+$/.test(text)) &&
  terms.every(
    (term) =>
      !isMeasured(term) && (namesAnyOf(term, counted) || amountWords.test(term.text) || besideAmounts.test(term.text)),
  );

const carrying: ReadonlySet<string> = new Set(['deliver', 'truck', 'ship']);
const homeTowns: ReadonlySet<string> = new Set('jordan,amman,sahab,zarqa,irbid,ramtha,ghor'.split(','));

/** Whether a search asks for a way to a town of Jordan, and nothing else: "transport to Zarqa". */
export const isToHome = ({ terms }: Terms): boolean =>
  [carrying, homeTowns].every((keys) => terms.some((term) => namesAnyOf(term, keys))) &&
  terms.every((term) => namesAnyOf(term, carrying) || namesAnyOf(term, homeTowns) || isAmount(term));

const packaging: ReadonlySet<string> = new Set(['packaging']);

/** Whether a search leaves open in what goods are packed. */
export const asksPackaging = ({ terms }: Terms): boolean => terms.some((term) => namesAnyOf(term, packaging));
