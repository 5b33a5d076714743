import { canBeMobile } from '#server/core/i18n/phone-number.ts';
import { normaliseMailbox } from '#shared/text/read-address.ts';
import { canBeSameCompany, isNamedInDomain, isSameCompany } from './same-company.ts';
import { isSameName, readSkeleton } from './same-name.ts';
import { splitPerson } from './split-names.ts';

/** Who sent a lead, as far as two of them can be told to be the same. `phoneNumber` in E.164; '' for what is not known. */
export type ComparedSender = { fullName: string; email: string; phoneNumber: string; company: string };
/** The same by address or number, probably the same, of the same company; undefined: nothing in common. */
export type Resemblance = 'person' | 'likely' | 'company' | undefined;

/** By what a name is found in either script: the sounds of its first and its last word; '' for none. */
export function nameKey(fullName: string): string {
  // "Najat" and "Qudah" end in one way in Arabic: نجاة, قضاة.
  const readKey = (name: string) => readSkeleton(name).replace(/(?<=.{2})t$/, '');
  const names = splitPerson(fullName).map(readKey).filter(Boolean);
  const ends = names.length > 1 ? [names[0] ?? '', names.at(-1) ?? ''] : names;
  return ends.sort().join(' ');
}

/** How many words two names have in common, and whether their first ones or their ends are among them. */
function compareNames(one: string, other: string) {
  const [left, right] = [splitPerson(one), splitPerson(other)];
  const countShared = (names: string[], among: string[]) =>
    names.filter((name) => among.some((each) => isSameName(name, each))).length;
  const ends = (names: string[]) => (names.length > 1 ? [names[0] ?? '', names.at(-1) ?? ''] : names);
  // "Jamal al-Din" may be all of a name.
  const hasEnds = (names: string[], among: string[]) =>
    (names.length > 1 || /(?:din|دين)$/.test(names[0] ?? '')) &&
    ends(names).every((name) => among.some((each) => isSameName(name, each)));
  // A father and a son have the family's name and number in common.
  const isIn = ([first = '', ...more]: string[], names: string[]) =>
    first !== '' && (more.length > 0 ? names.slice(0, 1) : names).some((name) => isSameName(first, name));
  return {
    shared: Math.min(countShared(left, right), countShared(right, left)),
    isFirstShared: isIn(left, right) || isIn(right, left),
    areWhole: left.length > 1 && right.length > 1,
    isSame: hasEnds(left, ends(right)) && hasEnds(right, ends(left)),
  };
}

/** Mailboxes that several people of an office read. */
const offices = new Set(
  (
    'info sale sales office mail contact admin hello procurement hr job jobs career careers recruitment export import account ' +
    'accounts accounting finance billing invoice invoices order orders enquiry enquiries inquiry inquiries quote quotes rfq ' +
    'support service customerservice logistics shipping marketing reception secretary general company team tender tenders ' +
    'einkauf verkauf versand vertrieb kontakt buero bestellung achat achats commercial vente ventes contacto compras ventas acquisti ' +
    'vendite commerciale satinalma satis bilgi muhasebe ithalat ihracat mushtarayat mabeeat'
  ).split(' '),
);
/** Also with a place or a number behind: `sales.jo`, `info2`. */
const isOffice = (local: string): boolean =>
  local.startsWith('purchas') || offices.has(local.replace(/(?:[._-]?\d{1,3}|[._-][a-z]{2,3})$/, ''));
/** Providers at which everybody may have a mailbox: the names before the first dot, and whole domains. */
const free = new Set(
  (
    'gmail googlemail yahoo ymail rocketmail hotmail outlook live msn icloud aol aim proton protonmail tutanota gmx yandex ' +
    'zoho zohomail maktoob rediffmail hushmail fastmail mailfence tuta wanadoo laposte libero virgilio comcast verizon ' +
    'naver daum hanmail 163 126 139 sina sohu qq foxmail rambler inbox bk list ukr me.com mac.com pm.me mail.com email.com ' +
    'mail.ru internet.ru ya.ru web.de t-online.de freenet.de arcor.de orange.fr free.fr sfr.fr orange.jo orange.com ' +
    'windowslive.com btinternet.com nets.com.jo go.com.jo batelco.com.bh batelco.jo emirates.net.ae eim.ae index.com.jo firstnet.com.jo joinnet.com.jo accessme.com.jo cyberia.jo ' +
    'link.net tedata.net.eg cyberia.net.lb terra.net.lb idm.net.lb dm.net.lb inco.com.lb sodetel.net.lb scs-net.org mail.sy ' +
    'saudi.net.sa nesma.net.sa awalnet.net.sa sol.net.sa cyberia.net.sa qualitynet.net kuwait.net omantel.net.om yemen.net.ye ' +
    'y.net.ye qatar.net.qa palnet.com hally.net p-ol.com topnet.tn planet.tn gnet.tn menara.ma sudanmail.net ' +
    'mail.ee inbox.lv bellsouth.net cox.net charter.net earthlink.net juno.com rr.com shaw.ca rogers.com sympatico.ca skynet.be ' +
    'telenet.be ziggo.nl xs4all.nl planet.nl home.nl bluewin.ch voila.fr neuf.fr bbox.fr ntlworld.com virginmedia.com ' +
    'talktalk.net blueyonder.co.uk bigpond.com xtra.co.nz uol.com.br bol.com.br terra.com.br vsnl.net sify.com indiatimes.com ' +
    'nate.com otenet.gr superonline.com ttmail.com interia.pl onet.pl centrum.cz freemail.hu hey.com duck.com privaterelay.appleid.com att.net sbcglobal.net tiscali.it alice.it seznam.cz wp.pl o2.pl abv.bg mynet.com usa.com post.com yeah.net'
  ).split(' '),
);
const isFree = (domain: string): boolean => free.has(domain) || free.has(domain.replace(/\..*/, ''));
/** The two names of one provider. */
const gmailNames = ['gmail.com', 'googlemail.com'];

function splitAddress(email: string) {
  const [typed = '', named = ''] = normaliseMailbox(email).split('@');
  const local = typed.replace(/\+.*/, '');
  const isGmail = gmailNames.includes(named);
  return { local: isGmail ? local.replaceAll('.', '') : local, domain: isGmail ? 'gmail.com' : named };
}

/** The mailbox that an address reaches, its domain first: without what stands behind a plus, or dots at Gmail. */
export function mailboxKey(email: string): string {
  const { local, domain } = splitAddress(email);
  return `${domain} ${local}`;
}

/** The domain of an address, where it is a company's: '' for a provider's. */
export function companyDomain(email: string): string {
  const { domain } = splitAddress(email);
  return isFree(domain) ? '' : domain;
}

/** Whether people of one name may be of one company, by its name or by the domain that spells it. */
function canBeOfOneCompany(one: ComparedSender, other: ComparedSender): boolean {
  return (
    canBeSameCompany(one.company, other.company) ||
    isNamedInDomain(one.company, companyDomain(other.email)) ||
    isNamedInDomain(other.company, companyDomain(one.email))
  );
}

/** What two senders have in common. A number or an address that a company shares makes nobody the same person. */
export function compareSenders(one: ComparedSender, other: ComparedSender): Resemblance {
  const [left, right] = [splitAddress(one.email), splitAddress(other.email)];
  const names = compareNames(one.fullName, other.fullName);
  const isNamed = one.fullName !== '' && other.fullName !== '';
  const sameAddress = left.local !== '' && left.local === right.local && left.domain === right.domain;
  const sameNumber = one.phoneNumber !== '' && one.phoneNumber === other.phoneNumber;
  const isOne = !isNamed || names.isSame;
  if (sameAddress && (!isOffice(left.local) || isOne)) return 'person';
  if (sameNumber && isOne) return 'person';
  // At a switchboard Hadi Saleh and Hadi Mansour are two.
  if (sameNumber && names.isFirstShared && !(names.areWhole && !canBeMobile(one.phoneNumber))) return 'likely';
  const sameDomain = left.domain !== '' && left.domain === right.domain && !isFree(left.domain);
  const sameCompany = isSameCompany(one.company, other.company) || sameDomain;
  if (names.isSame && (sameCompany || names.shared > 2 || canBeOfOneCompany(one, other))) return 'likely';
  return sameCompany || sameAddress || sameNumber ? 'company' : undefined;
}
