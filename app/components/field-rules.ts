import { m } from '#messages';

// The schemas in shared/ rule; these small copies of them only answer sooner, without a schema library in the browser.
// A test holds both to the same answers.

/** Says what is wrong with a field's value, or undefined. */
export type FieldRule = (value: FormDataEntryValue | null) => string | undefined;
/** The rules of a form, in the order of its fields. */
export type FieldRules = Record<string, FieldRule>;

type Sentence = () => string;

const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** Text of at most `max` characters; `missing` tells that it must be there. */
export function textRule(max: number, missing?: Sentence): FieldRule {
  return (value) => {
    const text = textOf(value);
    if (!text) return missing?.();
    return text.length > max ? m.error_too_long({ max }) : undefined;
  };
}

const addressShape = /^[^\s@"\p{Cf}]{1,64}@(?=[^\s@\p{Cf}]{1,255}$)[^.]+(\.[^.]+)*\.[^.]{2,}$/u;

/** An e-mail address that must be there, judged as generously as by the server. */
export function emailRule(max: number): FieldRule {
  const isText = textRule(max, m.error_email_required);
  return (value) => {
    const address = textOf(value).replace(directionMarks, '').trim();
    return isText(address) ?? (addressShape.test(address) ? undefined : m.error_email_invalid());
  };
}

const fewestDigits = 6;

/** A phone number that must be there, in any digits; whether it exists is known to the server alone. */
export function phoneRule(max: number, missing: Sentence, invalid: Sentence): FieldRule {
  const isText = textRule(max, missing);
  return (value) => {
    const digits = textOf(value).match(/\p{Nd}/gu) ?? [];
    return isText(value) ?? (digits.length < fewestDigits ? invalid() : undefined);
  };
}

type PdfSentences = { missing: Sentence; wrongType: Sentence; tooLarge: Sentence };

/** A chosen PDF of at most `maxBytes`; what is really inside is known to the server alone. */
export function pdfRule(maxBytes: number, { missing, wrongType, tooLarge }: PdfSentences): FieldRule {
  return (value) => {
    if (!(value instanceof File) || !value.name) return missing();
    // Some systems know no type for a file; then its name has to do.
    const isPdf = value.type ? value.type === 'application/pdf' : /\.pdf$/i.test(value.name);
    if (!isPdf) return wrongType();
    return value.size > maxBytes ? tooLarge() : undefined;
  };
}
