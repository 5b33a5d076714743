import { isArabic } from '#shared/search/word-forms.ts';
import { normaliseMailbox } from '#shared/text/read-address.ts';
import { isSameName, readSkeleton } from './same-name.ts';

/** Who sent a lead, as far as two of them can be told to be the same. `phoneNumber` in E.164; '' for what is not known. */
export type ComparedSender = { fullName: string; email: string; phoneNumber: string; company: string };
/** The same by address or number, probably the same, of the same company; undefined: nothing in common. */
export type Resemblance = 'person' | 'likely' | 'company' | undefined;

function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u0653\u0656-\u065f\u0670\u0640'’`ʼ]/g, '')
    // "أيمن" and "إيمان" begin with other vowels; elsewhere hamza is often left out.
    .replace(/[\u0654\u0655](?!ي)/g, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter(Boolean);
}

const setOf = (words: string): ReadonlySet<string> => new Set(splitWords(words));
const titles = setOf(
  'mr mrs ms miss dr eng prof sir haji hajj sheikh السيد السيدة الأستاذ الدكتور المهندس الحاج الشيخ دكتور مهندس أستاذ',
);
/** What begins with the letters of the article without having one. */
const withoutArticle = setOf('albert alfred الله الياس الهام الماس البير البرت الفريد الكسندر اليسار اليزابيث الينا');
const articles = new Set(['al', 'el', 'ul', 'ar', 'as', 'ash', 'an']);
/** Words that make one name with the next one. */
const openings = setOf('abd abdul abdel abdal abu abou abi bin ibn ben umm عبد أبو أبي بن ابن أم');

/** The end of names such as "Nour ad-Din", of which it is a part. */
const din = /^(?:[aeu]d|[aeu]l)?d(?:i|ee)ne?$|^ال?دين$/;
const withDin = /^(.{2,20})(?:[aeiu](?:dd|ld)(?:i|ee)ne?|الدين)$/;

/** Words without titles before a name; behind it they are one: `يحيى السيد`. */
function splitPerson(fullName: string): string[] {
  const words = splitWords(fullName).filter((word) => word.length > 1);
  const first = words.findIndex((word) => !titles.has(word));
  return splitNames(first < 0 ? words : words.slice(first));
}

/** Names, each with its opening and without its article: `al-Khatib`, `الخطيب`. */
function splitNames(words: readonly string[]): string[] {
  const names: string[] = [];
  let opening = '';
  for (const [place, word] of words.entries()) {
    if (word.length < 2) continue;
    if (names.length > 0 && din.test(word)) {
      names.push(`${names.pop()}${isArabic(word) ? 'دين' : 'din'}`);
      continue;
    }
    if (/^[aeu]d$/.test(word) && din.test(words[place + 1] ?? '')) continue;
    if (openings.has(word)) {
      opening += word;
      continue;
    }
    if (articles.has(word) && !opening) continue;
    const article = names.length > 0 ? /^(?:ال(?=...)|[ae]l(?=[b-df-hj-np-tv-z].{3}))/u : /^ال(?=...)/u;
    const hasArticle = !opening && article.test(word) && !withoutArticle.has(word);
    const ownName = word.replace(withDin, (_, own: string) => own + (isArabic(own) ? 'دين' : 'din'));
    const name = opening + (hasArticle ? ownName.slice(2) : ownName);
    // "Abd al Rahman": the article belongs to the opening.
    if (articles.has(word)) opening = name;
    else {
      names.push(name);
      opening = '';
    }
  }
  return names;
}

/** By what a name is found in either script: the sounds of its first and its last word; '' for none. */
export function nameKey(fullName: string): string {
  const names = splitPerson(fullName).map(readSkeleton).filter(Boolean);
  const ends = names.length > 1 ? [names[0] ?? '', names.at(-1) ?? ''] : names;
  return ends.sort().join(' ');
}

// What companies are, and what they deal in: the rest is their name.
const ofCompanies = setOf(
  'the and for of co company companies corp corporation inc ltd limited llc est establishment group holding trading trade ' +
    'factory factories industries industry industrial international general import export contracting sons bros brothers ' +
    'feed feeds sugar flour mill mills cement food foods bags plastic plastics packaging fertilizer fertiliser chemicals farms ' +
    'شركة شركه مؤسسة مؤسسه مصنع مصانع مجموعة مجموعه للتجارة تجارية للصناعة صناعة صناعات صناعية عالمية دولية عامة وشركاه وأولاده إخوان ' +
    'أعلاف للأعلاف سكر للسكر طحين دقيق مطاحن أسمنت إسمنت للإسمنت أغذية للأغذية أكياس بلاستيك للبلاستيك للتغليف تغليف أسمدة للأسمدة ' +
    'كيماويات زراعية مزارع محدودة استيراد تصدير والاستيراد والتصدير للاستيراد',
);

/** What people write who have no company. */
const empty = setOf(
  'none no nil null na nope nothing unknown private privat personal individual individuals self myself freelance freelancer ' +
    'employed home own without person customer client consumer test لا يوجد لايوجد ليس لدي بدون شيء فرد أفراد فردي فردية ' +
    'شخصي شخصية خاص خاصة شخص زبون عميل حر مستقل غير معروف',
);

/** By what a company is found in either script; '' for none. */
export function companyKey(company: string): string {
  const words = splitNames(splitWords(company));
  const own = words.filter((word) => !ofCompanies.has(word));
  if (own.length === 0 ? words.length < 2 : own.every((word) => empty.has(word))) return '';
  const meant = own.length > 0 ? own : words;
  return [...new Set(meant.map(readSkeleton).filter(Boolean))].sort().join(' ');
}

/** How many words two names have in common, and whether their ends are among them. */
function compareNames(one: string, other: string) {
  const [left, right] = [splitPerson(one), splitPerson(other)];
  const shared = left.filter((name) => right.some((each) => isSameName(name, each)));
  const ends = (names: string[]) => (names.length > 1 ? [names[0] ?? '', names.at(-1) ?? ''] : names);
  // "Jamal al-Din" may be all of a name.
  const hasEnds = (names: string[], among: string[]) =>
    (names.length > 1 || /(?:din|دين)$/.test(names[0] ?? '')) &&
    ends(names).every((name) => among.some((each) => isSameName(name, each)));
  return { shared: shared.length, isSame: hasEnds(left, ends(right)) && hasEnds(right, ends(left)) };
}

const shared = /^(info|sales|office|mail|contact|admin|hello|purchas\w*|procurement|hr|jobs|export|import|accounts?)$/;
/** Providers at which everybody may have a mailbox: the names before the first dot, and whole domains. */
const free = new Set(
  (
    'gmail googlemail yahoo ymail rocketmail hotmail outlook live msn icloud aol aim proton protonmail tutanota gmx yandex ' +
    'zoho zohomail maktoob rediffmail hushmail fastmail mailfence tuta wanadoo laposte libero virgilio comcast verizon ' +
    'naver daum hanmail 163 126 139 sina sohu qq foxmail rambler inbox bk list ukr me.com mac.com pm.me mail.com email.com ' +
    'mail.ru internet.ru ya.ru web.de t-online.de freenet.de arcor.de orange.fr free.fr sfr.fr orange.jo orange.com ' +
    'windowslive.com btinternet.com nets.com.jo go.com.jo hey.com duck.com privaterelay.appleid.com att.net sbcglobal.net tiscali.it alice.it seznam.cz wp.pl o2.pl abv.bg mynet.com usa.com post.com yeah.net'
  ).split(' '),
);
const isFree = (domain: string): boolean => free.has(domain) || free.has(domain.replace(/\..*/, ''));
/** The two names of one provider. */
export const gmailNames = ['gmail.com', 'googlemail.com'];

function splitAddress(email: string) {
  const [typed = '', named = ''] = normaliseMailbox(email).split('@');
  const local = typed.replace(/\+.*/, '');
  const isGmail = gmailNames.includes(named);
  return { local: isGmail ? local.replaceAll('.', '') : local, domain: isGmail ? 'gmail.com' : named };
}

/** The mailbox that an address reaches, for comparing: without what stands behind a plus, or dots at Gmail. */
export function mailboxKey(email: string): string {
  const { local, domain } = splitAddress(email);
  return `${local}@${domain}`;
}

/** What two senders have in common. A number or an address that a company shares makes nobody the same person. */
export function compareSenders(one: ComparedSender, other: ComparedSender): Resemblance {
  const [left, right] = [splitAddress(one.email), splitAddress(other.email)];
  const names = compareNames(one.fullName, other.fullName);
  const isNamed = one.fullName !== '' && other.fullName !== '';
  const sameAddress = left.local !== '' && left.local === right.local && left.domain === right.domain;
  const sameNumber = one.phoneNumber !== '' && one.phoneNumber === other.phoneNumber;
  const isOne = !isNamed || names.isSame;
  if (sameAddress && (!shared.test(left.local) || isOne)) return 'person';
  if (sameNumber && isOne) return 'person';
  if (sameNumber && names.shared > 0) return 'likely';
  const key = companyKey(one.company);
  const sameDomain = left.domain !== '' && left.domain === right.domain && !isFree(left.domain);
  const sameCompany = (key !== '' && key === companyKey(other.company)) || sameDomain;
  if (names.isSame && (sameCompany || names.shared > 2)) return 'likely';
  return sameCompany || sameAddress || sameNumber ? 'company' : undefined;
}
