import { wordsIn } from '#server/core/i18n/say.ts';
import { languages } from '#shared/language.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { checkSpecified, faultsOfValues } from '#shared/leads/quote.ts';
import { quoteShape } from '#shared/leads/quote-answers.ts';
import { errorsInForm, isQuoteForm, quoteFormNames, quoteOfForm, takeStep } from '#shared/leads/quote-form.ts';
import { quoteRows, quoteText } from '#shared/leads/quote-text.ts';
import { nameInWordsOf } from '#shared/trade/finder/finder-words.ts';
import { isRecord } from '#shared/typed-entries.ts';
import {
  type CheckedLead,
  describeLead,
  type LeadKindDescription,
  type LeadValues,
  noCv,
  type ReadLead,
} from './lead-kind.ts';

/** A request as programs send it, or the page's form; errors by the names that were sent. */
function readQuote(sent: unknown): ReadLead<'quote'> {
  if (!isQuoteForm(sent)) return readInput(sent);
  const { sent: input, openPlace } = quoteOfForm(sent);
  const { fieldErrors, ...read } = readInput(input);
  return fieldErrors ? { fieldErrors: errorsInForm(fieldErrors, sent, openPlace) } : read;
}

const unreachable = { email: { key: 'quote_contact_required' } } as const;
const isUnreachable = (sent: unknown): boolean =>
  isRecord(sent) && ![sent.email, sent.phone].some((way) => String(way ?? '').trim());

function readInput(sent: unknown): ReadLead<'quote'> {
  const { checked, fieldErrors } = described.read(sent);
  if (!checked)
    return { fieldErrors: { ...faultsOfValues(sent), ...(isUnreachable(sent) && unreachable), ...fieldErrors } };
  const { email, phone, ...asked } = checked.toValues(noCv);
  const { errors: ofValues, lines, order } = checkSpecified(asked);
  const errors = { ...(!email && !phone && unreachable), ...ofValues };
  return Object.keys(errors).length > 0 ? { fieldErrors: errors } : { checked: withValues(checked, { lines, order }) };
}

/** A request with the values of its lines as they are stored, and the products that they name. */
function withValues(
  checked: CheckedLead<'quote'>,
  read: Pick<LeadValues<'quote'>, 'lines' | 'order'>,
): CheckedLead<'quote'> {
  const mentions = read.lines.flatMap(({ product }, place) =>
    product
      ? [{ table: 'product', field: `lines.${place}.product`, id: product, unknown: 'quote_product_unknown' } as const]
      : [],
  );
  const hashed = { ...checked.hashed, ...read };
  return { ...checked, hashed, mentions, toValues: (cv) => ({ ...checked.toValues(cv), ...read }) };
}

const described = describeLead(leadEntries.quote);

/** Requests for quotations: several bags, each with the values of its family. */
export const quoteKind: LeadKindDescription<'quote'> = {
  ...described,
  record: quoteShape,
  formNames: quoteFormNames,
  step: takeStep,
  added: ({ lines, order }, language) => ({
    summary: quoteText(lines, order, wordsIn(language)),
    rows: quoteRows(nameInWordsOf(lines, language, wordsIn), order, wordsIn(language)),
  }),
  searchTexts: ({ lines, order }) => languages.map((language) => quoteText(lines, order, wordsIn(language))),
  read: readQuote,
};
