import type { LetterNature } from '#shared/leads/desk.ts';
import { withoutInvisibleSigns } from '#shared/text/normal-text.ts';
import { kibibyte } from '#shared/units.ts';

/** What tells a person's letter from a machine's. */
type JudgedLetter = {
  from: { name: string; address: string };
  subject: string;
  /** The values of a field of its head; '' for none. */
  head: (name: string) => string;
  /** The names of the fields of its head, in lower case. */
  fields: readonly string[];
  /** Its reports about delivery, '' for none. */
  status: string;
  isReceipt: boolean;
  text: string;
  /** The text without what it quotes. */
  own: string;
};

/** Where the letter of a server says what became of ours, before it quotes that. */
const beginning = 8 * kibibyte;
/** Who only says when they will be back says no more than this, with a signature. */
const longestAbsence = 600;

const isServer =
  /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon|mail\.delivery\.system|microsoftexchange[\da-f]{6,40})@/i;
const isServerName = /^(?:mail delivery (?:sub)?system|mailer-daemon|internet mail delivery)$/i;

// Texts are compared without the marks of Arabic letters, with ه for ة and ي for ى.
const saysUndelivered =
  /undeliver|returned mail|delivery (?:status notification|has failed|failure|problem)|failure notice|mail delivery|(?:message|mail)[^:]{0,12} (?:blocked|rejected)|unzustellbar|nicht zugestellt|non remis|teslim edileme|غير قابله? للتسليم|(?:تعذر|لم يتم|لم يمكن|فشل) (?:في )?(?:ال)?(?:تسليم|توصيل|ارسال)|رساله? (?:مرتجعه|مرفوضه)|اشعار حاله التسليم/i;
/** Of a letter that waits, or that arrived. */
const saysUnderWay =
  /\bdelay(?:ed)?\b|still being retried|could not send message for past|\((?:success|relay|expanded)\)|^(?:relayed|delivered|expanded):|تاخر|تاخير|مؤجل|^تم (?:ال)?تسليم|\((?:تاخير|نجاح)\)/i;
const saysOnlyLate =
  /warning message only|not yet (?:been )?delivered|(?:has|have) not been delivered yet|will (?:retry|keep trying|continue to try|try again)|لم يتم (?:ال)?تسليم[^.]{0,60} بعد|ستعاد المحاوله|سنعيد المحاوله/i;
/** Codes of a refusal for good (RFC 3463): 550 5.1.1, #5.1.1. */
const isRefusal = /\b5[0-7]\d[ -]#?5\.\d{1,3}\.\d{1,3}\b|\(#5\.\d{1,3}\.\d{1,3}\)|\b550 \S/;

/** Subjects that only programs write. */
const namesAnswer =
  /^[[({]?(?:auto(?:mat(?:ic|ed))?[ -]?(?:reply|response|answer)|auto(?=:)|(?:read|return) receipt|ايصال (?:ب)?(?:ال)?قراءه|رد (?:تلقائي|الي)|الرد (?:التلقائي|الالي)|اجابه تلقائيه|رساله (?:رد )?تلقائيه|automatische antwort|abwesenheits[a-zäöü]{0,30}|réponse automatique|absence du bureau|otomatik (?:yanıt|cevap)|respuesta automática|risposta automatica|автоматический ответ|автоответ|自动回复|自動回覆|پاسخ خودکار)(?=$|\s?[:：)\]}.,،!|–-]|\s(?:re:|رد:|from |to |من |علي ))/i;
/** Subjects of programs that a person may have written too: theirs says more than that. */
const namesAbsence =
  /^[[({]?(?:out[ -]of[ -](?:the[ -])?office|i am (?:currently )?out of (?:the )?office|ooo|away from (?:the |my )?(?:office|desk)|vacation (?:reply|response|message|notice)|(?:انا |نحن )?(?:حاليا )?خارج المكتب|غائب عن المكتب)(?=$|\s?[:：)\]}.,،!|–-]|\s(?:re:|رد:))/i;
/** Subjects that people write too: their letter has to begin with the same, and to say no more. */
const speaksOfAbsence =
  /^[[({]?(?:(?:i am|i'm|we are|currently|انا|نحن|حاليا|في) ){0,3}(?:(?:auto(?:mat(?:ic|ed))?[ -]?(?:reply|response)|out of (?:the )?(?:office|country)|(?:on )?(?:annual |sick |maternity )leave|on leave|vacation|holidays?|away)\b|رد تلقائي|(?:خارج|بعيد عن) (?:المكتب|العمل|البلاد)|(?:ال)?اجازه|غائب)/i;
/** Words of business, and of who agrees or asks: no absence says them. */
const saysMore =
  /[?؟$€£]|(?<![\d.])(?:\d{1,3},\d{3}|\d{1,3}\.\d{2,3})(?![\d.])|\b(?:accept|agree|approv|confirm|go ahead|proceed|deal\b|fine\b|good (?:for|with)|stands\b|yes\b|ok(?:ay)?\b|no[,.]|pric(?:e|ing)|quot(?:e|ation)|offer|invoice|pay(?:ment|ing)?\b|paid|deposit|order|contract|sign(?:ed)?\b|sen[dt](?:ing)?\b|ship|deliver|load(?:ing)?\b|need|want|requir|buy|sample|bags?\b|sacks?\b|rolls?\b|tons?\b|tonnes?\b|kg\b|usd|jod|drawing|artwork|attach)|(?:^|[^\p{L}])[وفبل]?(?:ال|لل)?(?:موافق|[نا]?وافق|نقبل|اقبل|قبلنا|مقبول|نعم|تمام|ماشي|حسنا|لا مانع|مناسب|يناسب|ابدا|ابدء|سعر|اسعار|فاتور|عرض|عروض|عقد|توقيع|دفع|ندفع|حوال|طلب|نحتاج|احتاج|نريد|اريد|ارسل|نرسل|شحن|تسليم|توريد|عين[هةا]|كيس|اكياس|لفات|طن(?:ا|ان)?(?!\p{L})|دينار|دولار|مرفق|تصميم|[نا]?[وؤ]?كد|تاكيد|مؤكد)/iu;
const isAbsent =
  /\b(?:i am|i'm|i will be|we are|am) (?:currently |now )?(?:(?:out|away)\b|on (?:\w{1,12} )?(?:leave|vacation|holidays?)\b)|\bout of (?:the )?office\b|(?:انا|نحن|ساكون|اكون|متواجد|غير متواجد|حاليا) (?:حاليا |الان )?(?:خارج (?:المكتب|العمل|البلاد)|في (?:اجازه|عطله)|غائب)|غير (?:متواجد|موجود) (?:حاليا )?في (?:المكتب|العمل)/i;
const replyMarks = /^(?:(?:re|fwd?|رد|aw|تحويل)\s?:\s*)+/i;

const namesReceipt = /^(?:(?:not )?read|(?:غير )?مقروءه?|تمت القراءه):/i;
const saysRead =
  /\b(?:was|has been) (?:read|displayed|opened|deleted without)|this is a (?:return|read) receipt|(?:تمت|تم) (?:قراء|عرض|فتح)|تمت قراءتها|حذفت? (?:من )?دون قراء/i;

/** Fields of programs that answer; their values may say that they did not. */
const answersItself =
  /^(?:x-(?:mail-)?auto-?(?:reply|respond|responder|response|generated|submitted)(?:-from|-sent)?|x-vacation|x-fc-machinegenerated)$/;

const fold = (text: string): string =>
  withoutInvisibleSigns(text)
    .replace(/[\u0640\u064b-\u0652\u0670]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Names of mailboxes that nobody reads. */
const readsNoAnswer =
  /(?:^|[._+-])(?:no|do[._-]?no?t|never)[._-]?repl(?:y|ies)(?:[._+\d-]|$)|^(?:nicht[._-]?antworten|ne[._-]?pas[._-]?repondre|no[._-]?responder)(?:[._+\d-]|$)/i;
const ofLists = /^list-(?:id|post|owner|archive)$|^(?:mailing-list|x-mailing-list)$/;

/** Whom a letter was sent to: many at once, or the members of a list. */
export type LetterReach = {
  /** Whether many got it that joined no conversation, or nobody reads an answer. */
  isMass: boolean;
  /** The name of its list, in lower case, `-` for one without a name, '' for none. */
  list: string;
};

type Sender = JudgedLetter['from'];

/**
 * Who wrote a letter: its sender, or whom its answers go to when a program of another house sent it, as forms and
 * marketplaces do. A house's own program that names a mailbox of the same house speaks for the house.
 */
export function findWriter(from: Sender, answersTo: Sender): Sender {
  const [mailbox = '', house] = from.address.split('@');
  const [person = '', theirs] = answersTo.address.split('@');
  const isOfPerson = theirs && theirs !== house && !readsNoAnswer.test(person);
  return isOfPerson && readsNoAnswer.test(mailbox) ? { ...answersTo, name: answersTo.name || from.name } : from;
}

/** By RFC 2369 and RFC 2919. What answers a letter of ours is a word all the same. */
export function judgeReach({ from, head, fields }: Pick<JudgedLetter, 'from' | 'head' | 'fields'>): LetterReach {
  const isList = fields.some((name) => ofLists.test(name)) || /^\s?list/i.test(head('precedence'));
  const [mailbox = ''] = from.address.split('@');
  const isMass = [
    /^\s?(?:bulk|junk)/i.test(head('precedence')),
    !isList && fields.some((name) => name.startsWith('list-unsubscribe')),
    readsNoAnswer.test(mailbox),
  ].some(Boolean);
  const [, name = '-'] = /<([^<>\s]{1,255})>/.exec(head('list-id').slice(0, 2_000)) ?? [];
  return { isMass, list: isList ? name.toLowerCase() : '' };
}

/** By RFC 3834 and RFC 3464, and by what programs do that know neither. */
export function judgeNature(letter: JudgedLetter): LetterNature {
  const { status, head } = letter;
  if (status) return isFailed(status) ? 'bounce' : 'automatic';
  const isNull = /^<\s?>$/.test(head('return-path').trim());
  const isFromServer = isServer.test(letter.from.address) || isServerName.test(letter.from.name.trim());
  const subject = fold(letter.subject);
  // What it quotes of ours may be long.
  const text = fold(letter.text.slice(0, beginning));
  const own = fold(letter.own.slice(0, beginning).replace(/^>.*$/gm, ''));
  if (isReturned(letter, { isNull, isFromServer, subject, text })) return 'bounce';
  const isAutomatic =
    isNull || isFromServer || isMarked(letter) || saysAbsent(subject, own) || isReceiptText(subject, text);
  return isAutomatic ? 'automatic' : 'word';
}

/** Whether a report says that a letter was refused; some name no action, only a code. */
function isFailed(status: string): boolean {
  const isNamed = /^action:/im.test(status);
  return isNamed ? /^action:\s{0,9}failed/im.test(status) : /^status:\s{0,9}5\./im.test(status);
}

type Signs = { isNull: boolean; isFromServer: boolean; subject: string; text: string };

function isReturned({ head }: JudgedLetter, { isNull, isFromServer, subject, text }: Signs): boolean {
  const isLate = saysUnderWay.test(subject) || ((isNull || isFromServer) && saysOnlyLate.test(text));
  if (isLate) return false;
  if (head('x-failed-recipients')) return true;
  if ((isFromServer || isNull) && saysUndelivered.test(subject)) return true;
  // Of a server alone: an answer of somebody on leave may speak of 550 bags.
  return isFromServer && isRefusal.test(text);
}

/** Whether its head says that a machine wrote it. */
function isMarked({ from, head, fields, isReceipt }: JudgedLetter): boolean {
  const auto = head('auto-submitted').trim().toLowerCase();
  const loop = head('x-loop').toLowerCase();
  return [
    isReceipt || /^multipart\/report/i.test(head('content-type')),
    auto !== '' && !auto.startsWith('no'),
    /^\s?auto_reply/i.test(head('precedence')),
    // Older lists, by which companies share an address, name themselves so too.
    /^\s?(?:bulk|junk)/i.test(head('precedence')) && head('list-id') === '',
    fields.some((name) => answersItself.test(name) && !/^\s?(?:no|false|0)?\s?$/i.test(head(name))),
    /autorespond/i.test(`${head('x-post-messageclass')} ${head('delivered-to')}`),
    // Who answers by themselves so know their own letters when they come round.
    from.address !== '' && loop.includes(from.address),
  ].some(Boolean);
}

/** In doubt it is a person: a word that is lost is worse than an absence that is shown as one. */
function saysAbsent(subject: string, own: string): boolean {
  if (namesAnswer.test(subject)) return true;
  if (own.length > longestAbsence || saysMore.test(own)) return false;
  if (namesAbsence.test(subject)) return true;
  return speaksOfAbsence.test(subject.replace(replyMarks, '')) && isAbsent.test(own.slice(0, 200));
}

const isReceiptText = (subject: string, text: string): boolean => namesReceipt.test(subject) && saysRead.test(text);
