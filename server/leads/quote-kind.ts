import { readablePhone, toPhoneNumber } from '#server/core/i18n/phone-number.ts';
import { say } from '#server/core/i18n/say.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { type Language, languages } from '#shared/language.ts';
import { quoteShape } from '#shared/leads/lead-answers.ts';
import { checkSpecified, faultsOfValues, type QuoteInput, quoteInputSchema } from '#shared/leads/quote.ts';
import { errorsInForm, isQuoteForm, quoteFormNames, quoteOfForm, takeStep } from '#shared/leads/quote-form.ts';
import { quoteLineSchema, specifiedSchema } from '#shared/leads/quote-line.ts';
import { quoteStatuses } from '#shared/leads/quote-statuses.ts';
import { quoteRows, quoteText } from '#shared/leads/quote-text.ts';
import { limits } from '#shared/limits.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import { isRecord } from '#shared/typed-entries.ts';
import { fieldErrorsOf } from '#shared/validation.ts';
import { columns } from './lead-export.ts';
import type { CheckedLead, LeadKindDescription, ReadLead } from './lead-kind.ts';

const sayingIn = (language: Language): Saying => ({
  language,
  say: (key, parameters = {}) => say(key, parameters, language),
});

/** A request as programs send it, or the page's form; errors by the names that were sent. */
function readQuote(sent: unknown): ReadLead<'quote'> {
  if (!isQuoteForm(sent)) return readInput(sent);
  const { sent: input, openPlace } = quoteOfForm(sent);
  const { fieldErrors, ...read } = readInput(input);
  return fieldErrors ? { fieldErrors: errorsInForm(fieldErrors, openPlace) } : read;
}

function readInput(sent: unknown): ReadLead<'quote'> {
  const { data, error } = quoteInputSchema.safeParse(sent);
  if (!data) return { fieldErrors: { ...faultsOfPhone(sent), ...faultsOfValues(sent), ...fieldErrorsOf(error) } };
  const { errors, lines, order } = checkSpecified(data);
  const phoneNumber = data.phone ? toPhoneNumber(data.phone) : '';
  Object.assign(errors, faultsOfPhone(data));
  if (Object.keys(errors).length > 0) return { fieldErrors: errors };
  return { checked: checkedQuote(data, { lines, order, phoneNumber: phoneNumber ?? '' }) };
}

/** A telephone number that cannot be called. */
function faultsOfPhone(sent: unknown): FieldErrors {
  const phone = isRecord(sent) && typeof sent.phone === 'string' ? sent.phone.trim() : '';
  return phone === '' || phone.length > limits.phone || toPhoneNumber(phone) ? {} : { phone: { key: 'phone_invalid' } };
}

type Checked = Pick<ReturnType<typeof checkSpecified>, 'lines' | 'order'> & { phoneNumber: string };

function checkedQuote(input: QuoteInput, { lines, order, phoneNumber }: Checked): CheckedLead<'quote'> {
  const values = { ...input, phoneNumber, lines, order };
  const mentions = lines.flatMap(({ product }, place) =>
    product
      ? [{ table: 'product', field: `lines.${place}.product`, id: product, unknown: 'quote_product_unknown' } as const]
      : [],
  );
  return { hashed: values, subject: '', mentions, toValues: () => ({ ...values, status: 'pending' }) };
}

/** Requests for quotations: several bags, each with the values of its family. */
export const quoteKind: LeadKindDescription<'quote'> = {
  kind: 'quote',
  prefix: 'RFQ',
  input: quoteInputSchema,
  formNames: quoteFormNames,
  step: takeStep,
  added: ({ lines, order }, language) => ({
    summary: quoteText(lines, order, sayingIn(language)),
    rows: quoteRows(lines, order, sayingIn(language)),
  }),
  searchTexts: ({ lines, order }) => languages.map((language) => quoteText(lines, order, sayingIn(language))),
  fields: {
    fullName: { column: 'full_name', isSearched: true, isSortable: 'text', whenErased: '' },
    email: { column: 'email', isSearched: true, isSortable: 'text', whenErased: '' },
    company: { column: 'company', isSearched: true, isSortable: 'text', whenErased: '' },
    country: { column: 'country', isSearched: true, isSortable: 'text' },
    phone: { column: 'phone', isSearched: true, whenErased: '' },
    phoneNumber: { column: 'phone_e164', isSearched: true, whenErased: '' },
    preferredLanguage: { column: 'preferred_language' },
    message: { column: 'message', isSearched: true, whenErased: '' },
    lines: { column: 'lines', json: quoteLineSchema.array(), whenErased: '[]' },
    order: { column: 'order_terms', json: specifiedSchema, whenErased: '{}' },
    status: { column: 'status', isSortable: 'value' },
  },
  statuses: quoteStatuses,
  takesFiles: true,
  department: 'sales',
  read: readQuote,
  messages: { deleted: 'quote_deleted', statusUpdated: 'quote_status_updated' },
  nextSteps: 'quote_done_text',
  described: {
    tag: 'Quote requests',
    name: 'Quote',
    record: quoteShape,
    summaries: {
      send: 'Request a quotation',
      remove: 'Delete a quote request for good',
      changeStatus: 'Change the status of a quote request',
    },
  },
  exported: [
    columns.reference,
    columns.name,
    columns.email,
    columns.company,
    { heading: 'quote_country', value: ({ country }) => country },
    { heading: 'admin_column_phone', value: ({ phone }) => readablePhone(phone), isPhone: true },
    {
      heading: 'quote_lines',
      value: ({ lines, order }, { language }) => quoteText(lines, order, sayingIn(language)),
    },
    columns.message,
    columns.status,
    columns.time,
  ],
};
