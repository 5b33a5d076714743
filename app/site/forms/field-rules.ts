import { m } from '#messages';
import { normalText } from '#shared/text/normal-text.ts';
import { cleanAddress, isAddressAlone, readAddress } from '#shared/text/read-address.ts';
import { findArtworkFaults } from './artwork-faults.ts';
import { findBeginning } from './file-beginnings.ts';

// Small client-side copies of the schemas in shared/, which are authoritative; they give faster feedback without a
// schema library. A test keeps both equal.

/** The error of a field's value, or undefined; `form`: of a field that depends on others. */
export type FieldRule = (value: FormDataEntryValue | null, form?: FormData) => string | undefined;
/** The rules of a form, in field order. */
export type FieldRules = Record<string, FieldRule>;

type Sentence = () => string;

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? normalText(value) : '');

/** Text of at most `max` characters; `missing` is the error when empty. */
export function textRule(max: number, missing?: Sentence): FieldRule {
  return (value) => {
    const text = textOf(value);
    if (!text) return missing?.();
    return text.length > max ? m.error_too_long({ max }) : undefined;
  };
}

/** A required e-mail address that our mailer sends to. */
export function emailRule(max: number): FieldRule {
  const isText = textRule(max, m.error_email_required);
  return (value) => {
    const typed = cleanAddress(textOf(value));
    return isText(typed) ?? findFault(typed);
  };
}

/** The same, left out where `other` is filled in; with neither, `missing` is the error. */
export function emailOrRule(max: number, other: string, missing: Sentence): FieldRule {
  const isAddress = emailRule(max);
  return (value, form) => {
    if (textOf(value)) return isAddress(value);
    return form && !textOf(form.get(other)) ? missing() : undefined;
  };
}

function findFault(typed: string): string | undefined {
  const read = readAddress(typed);
  if ('address' in read) return undefined;
  const { mended } = read;
  if (mended !== undefined)
    return (isAddressAlone(typed, mended) ? m.error_email_meant : m.error_email_mended)({ address: mended });
  return read.fault === 'invalid' ? m.error_email_invalid() : m.error_email_letters();
}

const fewestDigits = 6;

/** A required phone number, in any digits; only the server validates it fully. */
export function phoneRule(max: number, missing: Sentence, invalid: Sentence): FieldRule {
  const isText = textRule(max, missing);
  return (value) => {
    const digits = textOf(value).match(/\p{Nd}/gu) ?? [];
    return isText(value) ?? (digits.length < fewestDigits ? invalid() : undefined);
  };
}

type PdfSentences = { missing: Sentence; wrongType: Sentence; tooLarge: Sentence };

/** A chosen PDF of at most `maxBytes`. Its beginning decides, never its name or type; the server looks at all of it. */
export function pdfRule(maxBytes: number, { missing, wrongType, tooLarge }: PdfSentences): FieldRule {
  return (value) => {
    if (!(value instanceof File) || !value.name) return missing();
    if (value.size === 0) return m.document_empty();
    if (!['pdf', undefined].includes(findBeginning(value))) return wrongType();
    return value.size > maxBytes ? tooLarge() : undefined;
  };
}

/** Artwork and drawings, as many as were chosen in the field `name`. */
export function artworkRule(name: string): FieldRule {
  return (_, form) => {
    const chosen = (form?.getAll(name) ?? []).flatMap((value) => (value instanceof File && value.name ? [value] : []));
    return findArtworkFaults(chosen).join('\n') || undefined;
  };
}
