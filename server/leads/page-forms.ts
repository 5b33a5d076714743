import type { AskedChallenge } from '#shared/challenge.ts';
import { AppError, fieldRefused, isAppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import { languageSwitchField } from '#shared/language-switch-field.ts';
import type { MessageKey } from '#shared/message-key.ts';
import { spamFields } from '#shared/spam-fields.ts';
import type { Sender } from './sender.ts';
import { isFormKey, newFormKey, readSubmissionKey, submissionKeyField } from './submission-key.ts';
import type { FormSubmission } from './submitted-form.ts';

export type FormAccepted = { ok: true; reference: string };

/** A refusal for people: the HTTP status of the page, a sentence, and one sentence per field. */
export type Explanation = {
  status: number;
  message: string;
  errors: Record<string, string>;
  /** What must be answered first. */
  challenge?: AskedChallenge;
};

/** What a page needs to show a rejected form again with everything still filled in. */
export type FormRejected = Explanation & {
  ok: false;
  /** What was typed, per field of the form. */
  values: Record<string, string>;
  /** For the hidden field `idempotencyKey` of the form shown again; a kept CV is found by it. */
  formKey: string;
  /** The time stamp that the form came with: who corrects a slip is not in haste. */
  stamp?: string;
  /** A valid CV that need not be sent again; its size in bytes. */
  keptCv?: { name: string; size: number };
};

export type FormOutcome = FormAccepted | FormRejected;

export type PageForm = {
  language: Language;
  /** The names of the form's fields. */
  fields: readonly string[];
  /** What the visitor is told when storing fails. */
  failure: MessageKey;
  /** Puts by what could not be filled in again, under the form's key, when the form is shown in the other language. */
  keepFiles?: (key: string | undefined) => Promise<unknown>;
};

/** What is said about a field, and in which language. */
type FieldWords = { key: MessageKey; language: Language };

export type Explain = (error: AppError, language: Language) => Explanation;
export type PageForms = ReturnType<typeof createPageForms>;
type Submit = (values: Record<string, string>, sender: Sender) => Promise<{ reference: string }>;

/** Answers forms that pages post; `explain` knows the words and the status codes. */
export function createPageForms({ explain }: { explain: Explain }) {
  return {
    /** A rejected form in which one more field is to be mended. */
    addError(rejected: FormRejected, field: string, { key, language }: FieldWords): FormRejected {
      const { errors } = explain(fieldRefused(field, key), language);
      return { ...rejected, errors: { ...rejected.errors, ...errors } };
    },

    /** Submits a form through `submit`. Never throws: a failure is logged and told as `form.failure`. */
    async answer(submission: FormSubmission, form: PageForm, submit: Submit): Promise<FormOutcome> {
      const values = pickValues(submission.fields, form.fields);
      try {
        if (submission.refusal) throw submission.refusal;
        if (submission.fields[languageSwitchField]) return await showAgain(submission, form, values);
        const { reference } = await submit(values, senderOf(submission, form.language));
        return { ok: true, reference };
      } catch (error) {
        if (!isAppError(error)) submission.report(error);
        const refusal = toRefusal(error, form.failure);
        const formKey = nextFormKey(submission.fields[submissionKeyField], refusal);
        const stamp = submission.fields[spamFields.stamp];
        return { ok: false, ...explain(refusal, form.language), values, formKey, ...(stamp && { stamp }) };
      }
    },
  };
}

/** The form in another language, filled in as it was: nothing is submitted and nothing is wrong. */
async function showAgain({ fields }: FormSubmission, form: PageForm, values: FormRejected['values']) {
  const key = fields[submissionKeyField];
  await form.keepFiles?.(isFormKey(key) ? key : undefined);
  const stamp = fields[spamFields.stamp];
  const formKey = isFormKey(key) ? key : newFormKey();
  return { ok: false as const, status: 200, message: '', errors: {}, values, formKey, ...(stamp && { stamp }) };
}

function senderOf({ fields, address }: FormSubmission, language: Language): Sender {
  const key = readSubmissionKey(fields[submissionKeyField]);
  return { language, source: 'form', key, network: { address, sent: fields } };
}

function pickValues(sent: Record<string, string>, names: readonly string[]): Record<string, string> {
  const given = names.filter((name) => Object.hasOwn(sent, name));
  return Object.fromEntries(given.map((name) => [name, sent[name] ?? '']));
}

/** What the page tells. A changed form under a spent key is nobody's mistake: the form comes back with a fresh key. */
function toRefusal(error: unknown, failure: MessageKey): AppError {
  if (!isAppError(error)) return new AppError('unavailable', failure);
  return error.messageKey === 'submission_key_reused' ? new AppError('invalid', 'submission_already_sent') : error;
}

/** The same key while nothing was stored under it, else a fresh one, so that sending again goes through. */
function nextFormKey(key: string | undefined, refusal: AppError): string {
  return isFormKey(key) && refusal.messageKey !== 'submission_already_sent' ? key : newFormKey();
}
