import { dayInWords } from '#server/core/i18n/mail-time.ts';
import { readablePhone } from '#server/core/i18n/phone-number.ts';
import { wordsIn } from '#server/core/i18n/say.ts';
import type { Paper, PaperPart, PaperRow } from '#server/core/pdf/paper.ts';
import type { PdfPress } from '#server/core/pdf/pdf-press.ts';
import type { Company } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { isBlock, isShown, shownFields } from '#shared/leads/lead-entry.ts';
import { lineKeys } from '#shared/leads/quote.ts';
import type { Quote } from '#shared/leads/quote-answers.ts';
import type { QuoteLine } from '#shared/leads/quote-line.ts';
import { sentTerms } from '#shared/leads/quote-text.ts';
import { writeField } from '#shared/leads/write-field.ts';
import { familyWords } from '#shared/trade/field-types.ts';
import { nameInWordsOf } from '#shared/trade/finder/finder-words.ts';
import { type Saying, writeSpecified } from '#shared/trade/write-value.ts';
import { createKeptPapers } from './kept-papers.ts';

/** What was asked, and when. */
export type AskedQuote = Pick<Quote, 'reference' | 'createdAt' | 'message' | 'lines' | 'order'> & {
  country?: string;
};

/** `isForStaff`: with who asked. */
type Facts = { company: Company; siteUrl: string; isForStaff: boolean };

const rowsOf = (written: readonly { label: string; value: string }[]): PaperRow[] =>
  written.map(({ label, value }) => ({ name: label, value }));

function partsOfLine({ title, family, note, specified }: QuoteLine, place: number, saying: Saying): PaperPart[] {
  const { say: word } = saying;
  const rows = [
    { name: word('trade_family'), value: word(familyWords[family]) },
    ...rowsOf(writeSpecified(specified, lineKeys(family), saying, family)),
    ...(note ? [{ name: word('quote_note'), value: note }] : []),
  ];
  return [
    { type: 'heading', text: word('paper_line', { n: place + 1, title }) },
    { type: 'rows', rows },
  ];
}

/** Who asked, and what the request says beside its lines; for its sender, what their private page shows. */
function factRows(quote: AskedQuote, saying: Saying, isForStaff: boolean): PaperRow[] {
  return shownFields(leadEntries.quote, 'paper').flatMap(([name, field]) => {
    if (isBlock(field) || !(isForStaff || isShown(field, 'privatePage'))) return [];
    const value = writeField([name, field], quote, { ...saying, phone: readablePhone });
    return value ? [{ name: saying.say(field.label), value }] : [];
  });
}

/** A quote request on paper: every field of its lines, the order and the message; who asked for staff only. */
export function quotePaper(quote: AskedQuote, { company, siteUrl, isForStaff }: Facts, language: Language): Paper {
  const saying = wordsIn(language);
  const word = saying.say;
  const { name, phone, email } = localise(company, language);
  const { reference, createdAt, message, lines, order } = quote;
  // Staff have the country among the facts of its sender.
  const terms = isForStaff ? { order } : quote;
  const titled = (text: string, rows: PaperRow[]): PaperPart[] =>
    rows.length > 0
      ? [
          { type: 'heading', text },
          { type: 'rows', rows },
        ]
      : [];
  return {
    language,
    company: name,
    kind: word('paper_request'),
    title: `${word('paper_request')} ${reference}`,
    subtitle: dayInWords(createdAt, language),
    parts: [
      ...titled(word('paper_sender'), factRows(quote, saying, isForStaff)),
      ...nameInWordsOf(lines, language, wordsIn).flatMap((line, place) => partsOfLine(line, place, saying)),
      ...titled(word('quote_order'), rowsOf(sentTerms(terms, saying))),
      ...(message ? [{ type: 'heading', text: word('admin_column_message') } as const] : []),
      { type: 'text', text: message },
    ],
    foot: [phone, email, siteUrl.replace(/^https?:\/\//, '')].filter(Boolean),
    signsNote: word('paper_signs'),
    pageLabel: word('paper_page', { page: '{page}', pages: '{pages}' }),
    writtenAt: createdAt,
  };
}

/** The name that a saved request has. */
export const quoteFileName = (reference: string): string => `${reference}.pdf`;

/** Lines of requests that each network has drawn within a minute; twelve take seconds. */
export const drawnLinesPerMinute = 24;

type Parts = {
  /** Draws for visitors. */
  press: PdfPress;
  /** Draws for staff, who do not wait behind visitors. */
  staffPress: PdfPress;
  company: { getCompany(): Promise<Company> };
  siteUrl: string;
  /** Counts what each network makes us draw. */
  limit: { isOver(network: string, weight: number): boolean };
};

export type QuotePapers = ReturnType<typeof createQuotePapers>;

/** Quote requests as PDFs, drawn when they are asked for and kept for a while. */
export function createQuotePapers({ press, staffPress, company, siteUrl, limit }: Parts) {
  const kept = createKeptPapers();
  const drawPaper = async (quote: AskedQuote, language: Language, isForStaff: boolean): Promise<Paper> =>
    quotePaper(quote, { company: await company.getCompany(), siteUrl, isForStaff }, language);

  return {
    /** With everything about its sender. @throws AppError `unavailable` */
    async forStaff(quote: AskedQuote, language: Language): Promise<Buffer> {
      const paper = await drawPaper(quote, language, true);
      return kept.find(paper, () => staffPress.print(paper, 'staff'));
    },

    /**
     * What was asked, not who asked: whoever holds the private page can read it. @throws AppError `unavailable`,
     * `too_many` for a network that had many drawn
     */
    async forSender(quote: AskedQuote, language: Language, network: string): Promise<Buffer> {
      const paper = await drawPaper(quote, language, false);
      return kept.find(paper, async () => {
        if (limit.isOver(network, quote.lines.length))
          throw new AppError('too_many', 'recovery_too_many', { retryAfterSeconds: 60 });
        return press.print(paper, network);
      });
    },
  };
}
