/** What a sender wrote, and what their mail program added of earlier letters; `folded` is '' where nothing was. */
export type SplitText = { text: string; folded: string };

const mostLines = 5_000;
const longestLine = 400;

const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Vowel marks, which some programs put into the words of their heads, and tatweel. */
const marks = /[\u0640\u064b-\u0652\u0670]/g;
const blank = /[\s\u00a0]+/g;

/** A line as it is compared: with plain letters and dashes, without `*` of bold texts and blanks at its ends. */
const plain = (line: string): string =>
  line
    .slice(0, longestLine)
    .replace(invisible, '')
    .replace(marks, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replaceAll('*', '')
    .replace(blank, ' ')
    .trim();

const isQuoted = (line: string): boolean => line.startsWith('>');

/** "On Saturday … wrote:", as programs word it in the languages of our buyers. */
const beginsAttribution = /^(?:(?:on|le|am|el|il|op|em|في|بتاريخ|يوم|در)[ ,،]|\p{L}{2,3}, \d|\d)/iu;
/** Some begin with the sender: "Mansooj <…>, … tarihinde şunu yazdı:". */
const beginsWithSender = /^[^<>:]{0,100}<[^<>\s]{1,200}@/;
const endsAttribution =
  /(?:wrote|écrit|escribió|scritto|escreveu|geschreven|yazdı|yazmış|كتبت?(?:\/(?:ت|كتبت))?|بكتابة(?: ما يلي)?|نوشت|写道) ?[:：]$/i;
/** With the name of the sender or the time behind the verb; without an address it might be anybody's sentence. */
const endsWithName =
  /(?:schrieb|schreef|yazdı|كتبت?(?:\/(?:ت|كتبت))?|بواسطة)[ ,][^:]{1,200}(?:[\d٠-٩]:[\d٠-٩]{2}[^:]{0,20})?:$/i;
/** Without a date; "You wrote:" stands above a question that is answered there. */
const namesAuthor =
  /^(?!(?:you|we|i|he|she|they)\s)(?:[^:]{2,60} wrote|quoting [^:]{2,200}|كتبت? [^:]{2,60}|[^:]{2,60} كتبت?) ?:$/i;
const hasDate = /\d{4}|\d{1,2}[/.:-]\d{1,2}|[٠-٩]{4}|[٠-٩]{1,2}[/.:-][٠-٩]{1,2}|@/;

const separators =
  /^(?:-{2,20} ?(?:original message|forwarded message|original appointment|الرسالة الأصلية|رسالة أصلية|رسالة معاد توجيهها|الرسالة المعاد توجيهها|رسالة ممررة) ?-{2,20}|(?:begin forwarded message|(?:بداية|بدء) الرسالة (?:المعاد توجيهها|المحولة|التي تم(?:ت)? (?:إعادة )?توجيهها)) ?:)$/i;
/** Zoho writes: ---- On Saturday … wrote ---- */
const dashed =
  /^-{2,20} .{10,300}(?:wrote|schrieb|a écrit|escribió|yazdı|كتب)(?: [^-]{1,200}<[^<>\s]{1,200}>)? ?-{2,20}$/i;
/** Yahoo on telephones begins the earlier letter on the same line. */
const glued =
  /^.{5,200}(?:<[^<>\s]{1,200}@[^<>\s]{1,200}> ?(?:wrote|a écrit|escribió|ha scritto|escreveu|şunu yazdı|yazdı|كتبت?)|(?:schrieb|schreef|كتبت?|بواسطة) [^<>]{0,100}<[^<>\s]{1,200}@[^<>\s]{1,200}>) ?: ?[^\s:]/i;

/** Whether an earlier letter begins at a line for sure. */
const isSeparator = (line: string): boolean =>
  separators.test(line) ||
  (dashed.test(line) && hasDate.test(line)) ||
  (beginsAttribution.test(line) && /\p{Nd}/u.test(line) && glued.test(line));

const firstField = /^(?:from|من|المرسل|از|de|von|van|da|kimden|gönderen|от|发件人) ?[:：]/i;
const subjectField = /^(?:subject|objet|betreff|konu|asunto|assunto|oggetto|onderwerp|тема|主题|الموضوع|موضوع) ?[:：]/i;
const otherField =
  /^(?:sent|date|to|cc|reply-to|envoyé|à|gesendet|datum|an|verzonden|aan|gönderildi|gönder(?:im|me|ilme) tarihi|tarih|kime|alıcı|bilgi|enviad[ao](?: e[lm])?|fecha|para|inviato|data|отправлено|дата|кому|发送时间|收件人|(?:تاريخ |تم )?الإرسال|أرسلت?|التاريخ|إلى|الى|المستلم|المرسل إليه|نسخة|الرد على|تاریخ|به) ?[:：]/i;
const fieldsWithin = 8;

/** How many lines from `at` on say who wrote what follows; 0: none. */
function attributionAt(lines: readonly string[], at: number): number {
  let joined = '';
  for (let count = 1; count <= 4 && at + count <= lines.length; count++) {
    const line = lines[at + count - 1] ?? '';
    if (line === '' || isQuoted(line)) return 0;
    joined = `${joined} ${line}`.trim();
    if (joined.length > longestLine) return 0;
    if (!/[:：]$/.test(joined)) continue;
    const next = lines.slice(at + count).find((each) => each !== '') ?? '';
    if (count === 1 && namesAuthor.test(line) && isQuoted(next)) return count;
    if (!hasDate.test(joined)) continue;
    const [first = '', second = ''] = lines.slice(at);
    // A long name stands alone above its address.
    const isName = (lines[at - 1] ?? '') === '' && second.startsWith('<');
    const isBegun =
      (beginsAttribution.test(first) && /\p{Nd}/u.test(first)) || beginsWithSender.test(isName ? second : first);
    const isEnded = endsAttribution.test(joined) || (joined.includes('@') && endsWithName.test(joined));
    // Unknown words above a quotation: those that say when or who, and none above them.
    const isAbove = isQuoted(next) && !hasDate.test(lines.slice(at + 1, at + count).join(' '));
    if ((isBegun && isEnded) || isAbove) return count;
  }
  return 0;
}

const isField = (line = ''): boolean => [firstField, subjectField, otherField].some((field) => field.test(line));

/**
 * Whether the head of an earlier letter, as Outlook and others write it, begins at a line. A route has a beginning, an end
 * and a date too, but no subject and no address of a sender.
 */
function isHeadAt(lines: readonly string[], at: number, isBelowBar = false): boolean {
  const block = lines.slice(at, at + fieldsWithin);
  const sender = block.findIndex((line) => firstField.test(line));
  if (sender < 0 || !block.slice(0, sender).every(isField)) return false;
  const next = block.findIndex((line, place) => place > sender && firstField.test(line));
  const fields = block.slice(0, next < 0 ? block.length : next).filter(isField);
  const isOfLetter = isBelowBar || block[sender]?.includes('@') || fields.some((line) => subjectField.test(line));
  return Boolean(isOfLetter) && fields.length > 2 && fields.some((line) => hasDate.test(line));
}

/** A line above such a head, with words or without: ________, -----Ursprüngliche Nachricht-----. */
const isBar = (line: string): boolean => /^(?:_{10,}|[-=_]{2,20} ?[^-=_]{3,60}[-=_]{2,20})$/.test(line);

/** Which lines are no words of the sender. */
function quotedLines(lines: readonly string[]): boolean[] {
  const quoted = lines.map(isQuoted);
  const allFrom = (start: number) => quoted.fill(true, start);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '' || isQuoted(line)) continue;
    if (isSeparator(line) || isHeadAt(lines, at)) return allFrom(at);
    if (
      isBar(line) &&
      isHeadAt(
        lines,
        lines.findIndex((each, place) => place > at && each !== ''),
        true,
      )
    )
      return allFrom(at);
    const count = attributionAt(lines, at);
    if (count === 0) continue;
    const next = lines.findIndex((each, place) => place >= at + count && each !== '');
    // Some programs write the earlier letter without any mark.
    if (next < 0 || !isQuoted(lines[next] ?? '')) return allFrom(at);
    quoted.fill(true, at, next);
    at = next - 1;
  }
  return quoted;
}

/** The parts of a text, each by its sender or not; lines without signs belong to none. */
function splitParts(
  lines: readonly string[],
  quoted: readonly boolean[],
): { isOwn: boolean; from: number; to: number }[] {
  const parts: { isOwn: boolean; from: number; to: number }[] = [];
  for (const [at, line] of lines.entries()) {
    if (line === '') continue;
    const isOwn = !quoted[at];
    const last = parts.at(-1);
    if (last?.isOwn === isOwn) last.to = at + 1;
    else parts.push({ isOwn, from: at, to: at + 1 });
  }
  return parts;
}

/**
 * Parts a letter's text from what its program quoted, whether it stands below, above or at both sides. Answers between
 * the lines of a quotation stay where they are, and a letter that only forwards stays whole: nothing is ever lost.
 */
export function splitQuote(whole: string): SplitText {
  const written = whole.replace(/\r\n?/g, '\n').split('\n', mostLines);
  const rest = whole.split('\n').slice(mostLines).join('\n');
  const lines = written.map(plain);
  const parts = splitParts(lines, quotedLines(lines));
  const joinLines = (isOwn: boolean) =>
    parts
      .filter((part) => part.isOwn === isOwn)
      .map(({ from, to }) => written.slice(from, to).join('\n').trimEnd())
      .join('\n\n');
  // "> 60 kg" between lines of one's own is no quotation.
  const isLone = parts.every(({ isOwn, from, to }) => isOwn || (to === from + 1 && isQuoted(lines[from] ?? '')));
  const own = parts.flatMap(({ isOwn }, place) => (isOwn ? [place] : []));
  const isBetween = own.some((place) => place > 0 && place < parts.length - 1);
  if (own.length === 0 || own.length === parts.length || isBetween || isLone) return { text: whole.trim(), folded: '' };
  return { text: joinLines(true), folded: [joinLines(false), rest].filter(Boolean).join('\n') };
}
