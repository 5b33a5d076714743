import type { SearchTerm, UnderstoodQuery } from '#shared/search/search-terms.ts';
import { amounts, amountWords, namesAnyOf, timeWords } from './everyday-needs.ts';

/**
 * A search is about a topic when it names all of `keys`, and besides them only families of `beside`, which change nothing
 * about the answer. `words`: what to search for instead; `isOpen`: whether unknown words change nothing either.
 */
type Topic = { keys: readonly ReadonlySet<string>[]; words: string; beside: ReadonlySet<string>; isOpen: boolean };

/** `keys` are joined by `+`, the families `beside` them by commas; `counted`: families of amounts that may stand there too. */
function topic(keys: string, words: string, beside = '', counted: Iterable<string> = amounts, isOpen = false): Topic {
  const named = keys.split('+');
  const others = new Set([...named, ...beside.split(','), ...counted]);
  return { keys: named.map((key) => new Set([key])), words, beside: others, isOpen };
}

const topics: readonly Topic[] = [
  topic('pay', 'payment terms', 'customer,order,price,export,bank', amounts, true),
  topic(
    'sample',
    'samples',
    'free,price,quote,ship,deliver,order,customer,pay,stock,bag,own,product,size',
    amounts,
    true,
  ),
  topic(
    'training',
    'internship',
    'engineer,technician,job,apply,worker,company,plant,production,machine,marketing,finance,human resources,energy,quality,degree,free,jordan',
  ),
  topic('recycled', 'recycled', 'bag,woven,polypropylene,plastic,polyethylene,return,environment,sustainable'),
  topic('minimum order', 'minimum order', 'printing,order,price'),
  topic(
    'company figures',
    'about us',
    'company,plant,production,bag,woven,machine,circular loom,year,month,week,day,tonne',
  ),
  topic('complaint', 'complaint', 'bag,jumbo bag,printing,seam,colour,size,weight,product,order,ship,deliver,contact'),
  topic('consultation', 'consultation', 'engineer,free,contact,phone'),
  topic('seam+filling', 'how to close filled bags', 'bag,closure,packaging'),
  topic('closure+filling', 'how to close filled bags', 'bag,seam,packaging,choose'),
  topic('choose', 'bag finder', 'bag,product,size'),
  topic('warranty', 'complaint'),
  topic('size', 'catalogue', 'bag,product,stock', []),
  topic('stock', 'minimum order', 'unprinted,ship,order,white,product'),
  topic('weight+discharge', 'calculator'),
  topic('heavy+discharge', 'calculator', 'bag'),
  topic('heat treatment', 'heat treatment', 'pallet,document,certificate,export,wood pellets'),
  topic('customs', 'customs code', 'bag,woven,polypropylene,jumbo bag,document'),
  topic('document', 'export documents', 'certificate,jordan,export,import,customs,port,container'),
  topic('artwork', 'artwork', 'own,logo,printing,bag'),
  topic('custom', 'quote', 'bag,size,production,own,order,product,width,length'),
  topic('image+plant', 'about us', 'company,video,blog,contact'),
  topic('video+plant', 'about us', 'company,production'),
  topic(
    'contact',
    'contact us',
    'sell,supplier,department,company,office,management,marketing,human resources,finance,officer,order',
  ),
  topic('cv', 'apply for a job', 'artwork,job,apply,document,size,english,arabic'),
  topic('blog', 'news', 'company,about us'),
  topic('deliver+plant', 'delivery terms', 'company'),
  topic('deliver+storage', 'delivery terms', 'company,jordan,amman,zarqa,irbid,aqaba,sahab'),
  topic('free+deliver', 'delivery terms', 'order'),
  topic('free+ship', 'delivery terms', 'order'),
  topic('management', 'about us'),
  topic('product', 'products', 'company'),
  topic('compare', 'catalogue', 'bag,product,size,weight'),
  topic('certificate+health', 'food grade certificate', 'bag,food,woven'),
];

const saysNothing =
  /^(?:new|old|used|first|one|all|full|accept(?:s|ed)?|receive|form|how to|format|mechanical|civil|industrial|[يتن]?قبل(?:ون|وا)|بتقبلوا?|مش|مو|عارف|جديد|جدد|قديم[هة]?|مستعمل[هة]?)$/;

/** "credit terms 60 days" → "payment terms": other words for a search that says one thing, and how much; undefined for any other. */
export function meantBy({ terms }: Pick<UnderstoodQuery, 'terms'>): string | undefined {
  const telling = terms.filter(
    (term) => !amountWords.test(term.text) && !timeWords.test(term.text) && !saysNothing.test(term.text),
  );
  const said = telling.length > 0 ? telling : terms;
  return topics.find((each) => isAllOf(each, said))?.words;
}

const isAllOf = ({ keys, beside, isOpen }: Topic, terms: readonly SearchTerm[]): boolean =>
  keys.every((key) => terms.some((term) => namesAnyOf(term, key))) &&
  terms.every((term) => namesAnyOf(term, beside) || (isOpen && term.concepts.length === 0));

const foundation =
  /\b(?:set ?up|start|build|establish|open an?|invest in)\b(?!ing).*\b(?:factory|plant|mill)\b|(?:انشاء|إنشاء|افتح|نفتح|فتح|اقامة|تأسيس|تاسيس|اعمل|نعمل)(?: \p{L}+)? مصنع/iu;

/** Whether somebody wants to set up a factory: "set up a woven bag factory", «فتح مصنع». */
export const isOfFoundation = (query: string): boolean => foundation.test(query);

const making =
  /\bhow (?:is|are) (?:an? |the |your )?(?:\w+ ){0,3}(?:bags?|sacks?|fabric) (?:made|produced|manufactured|woven)\b|كيف (?:ب?[تين]ن(?:عمل|صنع)|[تي]صنع|ب?[تين]صنعو[ان]?|ب?تعملوا?) (?:\p{L}+ )?(?:ال)?(?:كيس|[أا]كياس|شوالات|قماش)/iu;

/** Whether somebody asks how bags come about: "how is a woven bag made", «كيف بينعمل الكيس». */
export const isOfMaking = (query: string): boolean => making.test(query);

const priceAsked =
  /^(?:how much(?: (?:is|are|for) (?:it|this|that|they|these|one))?|كم|بكم|قديش|أديش|اديش|شقد|بشحال)[\s?؟]*$/iu;

/** Whether nothing is said but how much: "how much is it?", «قديش». */
export const isOfPrice = (query: string): boolean => priceAsked.test(query.trim());

const working =
  /\bwork(?:ing)? (?:in|at|for|with) (?:you|your|the|mansooj)\b(?! bags?\b)|\b(?:can|want|like|looking|wish) to work\b/iu;

/** Whether somebody wants to work for the company: "I want to work in your factory". */
export const isOfWork = (query: string): boolean => working.test(query);
