import type { ReceivedFile } from '#server/core/files/received-file.ts';
import type { FormStep } from '#server/leads/kinds/lead-kind.ts';
import { AppError, fieldsRefused, isAppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { AskedChallenge } from '#shared/leads/challenge.ts';
import { formKeyField, spamFields } from '#shared/leads/spam-fields.ts';
import { languageSwitchField } from '#shared/site/language-switch-field.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { isFormKey, newFormKey, readIdempotencyKey } from './form-key.ts';
import type { Sender } from './sender.ts';

/** A posted form as a page's action sees it. */
export type PostedForm = {
  /** The sender's network address. */
  address: string;
  fields: Record<string, string>;
  files: Record<string, ReceivedFile[]>;
  /** The parse error, to be shown on the page; the fields are those that could be parsed. */
  refusal?: AppError;
  /** Logs a failure that the page reports to the visitor. */
  report(error: unknown): void;
  /** Removes received files that were not stored. */
  dispose(): Promise<void>;
};

/** `followPath`: the private page of what was sent, without language prefix. */
export type FormAccepted = { ok: true; reference: string; followPath: string };

/** A refusal for a page: the HTTP status, a sentence, and one per field. */
export type Explanation = {
  status: number;
  message: string;
  errors: Record<string, string>;
  /** The challenge to answer first. */
  challenge?: AskedChallenge;
};

/** The state for showing a rejected form again with its values. */
export type FormRejected = Explanation & {
  ok: false;
  /** What was typed, per field of the form. */
  values: Record<string, string>;
  /** For the hidden field `idempotencyKey` of the returned form; a kept CV is found by it. */
  formKey: string;
  /** The time stamp of the form: correcting a mistake quickly is not suspicious. */
  stamp?: string;
  /** Valid files that need not be sent again; their sizes in bytes. */
  keptFiles?: { name: string; size: number }[];
};

export type FormOutcome = FormAccepted | FormRejected;

export type PageForm = {
  language: Language;
  fields: readonly string[];
  failure: MessageKey;
  /** Changes the form instead of sending it; undefined where it is to be sent. */
  step?: FormStep | undefined;
  /** Keeps the file under the form's key when the form is shown in the other language. */
  keepFiles?: (key: string | undefined) => Promise<unknown>;
};

export type Explain = (error: AppError, language: Language) => Explanation;
export type PageForms = ReturnType<typeof createPageForms>;
type Submit = (values: Record<string, string>, sender: Sender) => Promise<{ reference: string; followPath: string }>;

/** Handles forms posted by pages; `explain` maps errors to messages and status codes. */
export function createPageForms({ explain }: { explain: Explain }) {
  return {
    /** A rejected form with the field errors of another refusal too. */
    addErrors(rejected: FormRejected, refusal: AppError, language: Language): FormRejected {
      const { errors } = explain(refusal, language);
      return { ...rejected, errors: { ...rejected.errors, ...errors } };
    },

    /** Submits a form through `submit`. Never throws: a failure is logged and shown as `form.failure`. */
    async answer(posted: PostedForm, form: PageForm, submit: Submit): Promise<FormOutcome> {
      const values = pickValues(posted.fields, form.fields);
      try {
        if (posted.refusal) throw posted.refusal;
        if (posted.fields[languageSwitchField]) return await showAgain(posted, form, values);
        const stepped = form.step?.(posted.fields);
        if (stepped) {
          const shown = await showAgain(posted, form, pickValues(stepped.values, form.fields));
          if (Object.keys(stepped.errors).length === 0) return shown;
          const refused = fieldsRefused(stepped.errors);
          return { ...shown, ...explain(refused, form.language) };
        }
        const { reference, followPath } = await submit(values, readSender(posted, form.language));
        return { ok: true, reference, followPath };
      } catch (error) {
        if (!isAppError(error)) posted.report(error);
        const refusal = toRefusal(error, form.failure);
        const formKey = nextFormKey(posted.fields[formKeyField], refusal);
        const stamp = posted.fields[spamFields.stamp];
        return { ok: false, ...explain(refusal, form.language), values, formKey, ...(stamp && { stamp }) };
      }
    },
  };
}

/** The form with these values, such as in another language: nothing is submitted. */
async function showAgain({ fields }: PostedForm, form: PageForm, values: FormRejected['values']) {
  const key = fields[formKeyField];
  await form.keepFiles?.(isFormKey(key) ? key : undefined);
  const stamp = fields[spamFields.stamp];
  const formKey = isFormKey(key) ? key : newFormKey();
  return { ok: false as const, status: 200, message: '', errors: {}, values, formKey, ...(stamp && { stamp }) };
}

function readSender({ fields, address }: PostedForm, language: Language): Sender {
  const key = readIdempotencyKey(fields[formKeyField]);
  return { language, source: 'form', key, network: { address, sent: fields } };
}

function pickValues(sent: Record<string, string>, names: readonly string[]): Record<string, string> {
  const given = names.filter((name) => Object.hasOwn(sent, name));
  return Object.fromEntries(given.map((name) => [name, sent[name] ?? '']));
}

/**
 * The page's state. A changed form under a used key is not the visitor's error: the form comes back with a fresh key.
 */
function toRefusal(error: unknown, failure: MessageKey): AppError {
  if (!isAppError(error)) return new AppError('unavailable', failure);
  return error.messageKey === 'lead_key_reused' ? new AppError('invalid', 'lead_already_sent') : error;
}

/** The same key while it is unused, else a fresh one, so that sending again succeeds. */
function nextFormKey(key: string | undefined, refusal: AppError): string {
  return isFormKey(key) && refusal.messageKey !== 'lead_already_sent' ? key : newFormKey();
}
