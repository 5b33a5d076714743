import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldId } from '#app/ui/field-context.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { m } from '#messages';
import type { AskedChallenge } from '#shared/leads/challenge.ts';
import type { QuoteRows } from '#shared/leads/quote-text.ts';
import { spamFields } from '#shared/leads/spam-fields.ts';
import { stepField } from '#shared/leads/step-field.ts';
import type { WorkHooks } from './challenge-work.ts';
import { readForm } from './form-content.ts';
import { type FormReply, type FormRequest, sendForm } from './form-request.ts';
import type { CheckedForm } from './form-rules.ts';
import type { SentQuote } from './sent-quote.tsx';
import { type DraftRules, isReloaded, useFormDraft } from './use-form-draft.ts';

/** Sends a form and, when a challenge comes back, lets the browser do its work; `isAnswered`: by its person. */
async function sendWithChallenge(request: FormRequest, isAnswered: boolean, hooks: WorkHooks): Promise<FormReply> {
  const reply = await sendForm(request, hooks);
  if (isAnswered || !reply.body.challenge) return reply;
  // Where the code does not come, a person answers.
  return import('./challenge-work.ts').then(
    ({ resendWithWork }) => resendWithWork(reply, { request, field: spamFields.proof, hooks }),
    () => reply,
  );
}

type Errors = Record<string, string>;

export type SendingPhase =
  | { phase: 'filling' }
  | { phase: 'sending'; part: number }
  | { phase: 'working' }
  | { phase: 'paused'; resume: () => void }
  | { phase: 'failed'; message: string }
  | Confirmed;

type Confirmed = {
  phase: 'sent';
  reference: string;
  sent?: SentQuote | undefined;
  follow: string;
  isMailed: boolean;
};

export type PublicFormOptions = {
  /** The storage key of the draft in this browser. */
  draftName: string;
  /** See `useFormDraft`; the same object each time. */
  draftRules?: DraftRules | undefined;
  /** The API path, for example `/api/contacts`. */
  endpoint: string;
  /** The form whose rules apply. */
  rules: CheckedForm;
  /** Whether only the server knows some faults: they are asked for when the browser has found others. */
  hasServerRules?: boolean;
  /** Fields of which one is enough: an error of one may go as another is filled in. */
  alternatives?: readonly string[];
  /** Whether a step of the form was taken here, without the server: see `step-button.tsx`. */
  takeStep?: ((step: string, form: HTMLFormElement) => boolean) | undefined;
  /** The form is sent as a plain post even with JavaScript: the server keeps part of it, such as a CV. */
  isPlain?: boolean;
  /** The sentence for a fault of ours. */
  failed: () => string;
  formKey: string;
  /** What a rejected plain post left. */
  rejected?: { errors: Errors; challenge?: AskedChallenge } | undefined;
  /** Whether letters go out; of a confirmed plain post, also to its sender. */
  isMailing: boolean;
  /** Set when the page was opened to confirm a plain post. */
  reference?: string | undefined;
  /** The private page of what was sent, without language prefix; known once. */
  followPath?: string | undefined;
  /** What a plain post of a quote request sent, as it was understood; known once. */
  sent?: SentQuote | undefined;
};

/** Names of fields in the order in which these stand in a form; what has no field comes last. */
function sortByPlace(names: readonly string[], form: HTMLFormElement | null): string[] {
  const fields = [...(form?.querySelectorAll('[id], [name]') ?? [])];
  const findPlace = (name: string): number => {
    const place = fields.findIndex((field) => field.id === fieldId(name) || field.getAttribute('name') === name);
    return place < 0 ? fields.length : place;
  };
  return names.toSorted((one, other) => findPlace(one) - findPlace(other));
}

type Checks = Pick<typeof import('./form-rules.ts'), 'formRules' | 'findFaults' | 'addServerFaults'>;

let checks: Checks | undefined;
let coming: Promise<void> | undefined;

/** Fetches what checks a form, once. Where it does not come, the server alone judges. */
function fetchChecks(): Promise<void> {
  coming ??= import('./form-rules.ts').then(
    ({ formRules, findFaults, addServerFaults }) => {
      checks = { formRules, findFaults, addServerFaults };
    },
    () => {
      coming = undefined;
    },
  );
  return coming;
}

/** A form with validation while typing and in-page submission. */
export function usePublicForm(options: PublicFormOptions) {
  const { endpoint, failed, rejected, reference, followPath, draftName: name, formKey } = options;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const step = useRef<HTMLElement>(null);
  const [errors, setErrors] = useState<Errors>(rejected?.errors ?? {});
  const [listed, setListed] = useState(Object.keys(rejected?.errors ?? {}));
  const [sending, setSending] = useState<SendingPhase>(
    reference
      ? {
          ...{ phase: 'sent', reference, sent: options.sent },
          ...{ follow: followPath ? localPath(followPath) : '', isMailed: options.isMailing },
        }
      : { phase: 'filling' },
  );
  const [round, setRound] = useState(0);
  const [challenge, setChallenge] = useState(rejected?.challenge);
  const [isRejected, isSent] = [Boolean(rejected), Boolean(reference)];
  const draft = useFormDraft({ name, formKey, form, isRejected, isSent, rules: options.draftRules });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a page that is shown again
  useEffect(() => {
    const { confirmed } = (history.state ?? {}) as { confirmed?: Confirmed };
    if (reference && confirmed?.reference === reference) setSending(confirmed);
    // Some may be mended in the draft.
    if (isReloaded()) for (const field of listed) void judge(field);
  }, []);

  const findRule = (field: string) => checks?.formRules[options.rules][field];

  async function judge(name: string): Promise<void> {
    await fetchChecks();
    const rule = findRule(name);
    if (!rule || !form.current) return;
    const typed = new FormData(form.current);
    const error = rule(typed.get(name), typed);
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));
  }

  function refuse(found: Errors, asked?: AskedChallenge): void {
    flushSync(() => {
      setChallenge(asked);
      setErrors(found);
      setListed(sortByPlace(Object.keys(found), form.current));
      setSending({ phase: 'filling' });
    });
    summary.current?.focus();
  }

  function fail(message: string): void {
    flushSync(() => setSending({ phase: 'failed', message }));
    status.current?.focus();
  }

  function showOutcome(outcome: FormOutcome, asked?: AskedChallenge): void {
    if (outcome.kind === 'refused') refuse(outcome.errors, asked);
    else if (outcome.kind === 'failed') fail(outcome.message);
    else {
      const { kind: _, hasAddress, ...sent } = outcome;
      const confirmed: Confirmed = { phase: 'sent', ...sent, isMailed: options.isMailing && hasAddress };
      // First, so that nothing that follows can keep the confirmation away.
      setSending(confirmed);
      draft.finish();
      // A reload shows it again: the address is that of a plain post, what is private stays with this entry of the history.
      history.replaceState({ confirmed }, '', `?reference=${sent.reference}`);
    }
  }

  async function send(): Promise<void> {
    if (!form.current) return;
    const { all, body, content } = readForm(form.current);
    if (!checks) await fetchChecks();
    const found = checks?.findFaults(all, options.rules);
    if (checks && found) {
      const asked = { form: all, name: options.rules, address: endpoint };
      refuse(options.hasServerRules ? await checks.addServerFaults(found, asked) : found, challenge);
      return;
    }
    const key = draft.keyFor(content);
    setErrors({});
    const reply = await sendWithChallenge({ address: endpoint, body, key }, all.has(spamFields.answer), {
      onWork: () => setSending({ phase: 'working' }),
      onProgress: (part) => setSending({ phase: 'sending', part }),
      onPause: (resume) => setSending({ phase: 'paused', resume }),
    });
    showOutcome(readOutcome(reply, { failed, all }), reply.body.challenge);
  }

  return {
    refs: { form, summary, status },
    errors,
    /** The fields that were refused when the form was last sent. */
    listed,
    sending,
    round,
    /** The challenge to answer first. */
    challenge,
    isRestored: draft.isRestored,
    /** Repeats what failed. */
    retry(): void {
      if (step.current) form.current?.requestSubmit(step.current);
      else void send();
    },
    /** Somebody uses the form. */
    onFocus(): void {
      void fetchChecks();
    },
    /** Blur validates a field. */
    onBlur(event: FocusEvent<HTMLFormElement>): void {
      void judge((event.target as Element & { name?: string }).name ?? '');
    },
    /** Input is saved, and validated where an error is shown or a file was chosen. */
    onChange(event: FormEvent<HTMLFormElement>): void {
      const { name, type } = event.target as HTMLInputElement;
      const judged = options.alternatives?.includes(name) ? options.alternatives : [name];
      for (const each of judged) if (errors[each] || type === 'file') void judge(each);
      // What only the server knows is wrong until it is changed.
      if (errors[name] && !findRule(name)) setErrors(({ [name]: _, ...others }) => others);
      draft.save();
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      const { nativeEvent } = event;
      const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
      const isStep = submitter?.getAttribute('name') === stepField;
      if (isStep && options.takeStep?.(submitter.getAttribute('value') ?? '', event.currentTarget)) {
        event.preventDefault();
        return;
      }
      if (options.isPlain) {
        // What is sent, so that no more than that leaves the draft.
        if (!isStep) draft.keyFor(readForm(event.currentTarget).content);
        return;
      }
      step.current = isStep ? submitter : null;
      // Posted to the page, which shows the form again; without a connection the browser would show its own page.
      if (isStep && navigator.onLine) return;
      event.preventDefault();
      if (isStep) fail(m.form_network_error());
      else void send();
    },
    /** Empties the form; its fields are mounted again. */
    clear(): void {
      draft.forget();
      setErrors({});
      setRound(round + 1);
      summary.current?.focus();
    },
  };
}

type FormOutcome =
  | { kind: 'sent'; reference: string; sent: SentQuote | undefined; follow: string; hasAddress: boolean }
  | { kind: 'refused'; errors: Record<string, string> }
  | { kind: 'failed'; message: string };

type Stored = SentQuote['sender'] & { reference?: string; rows?: QuoteRows; country?: string; message?: string };

/** The record in a reply's `data`, which holds it itself or, as `data.contact`, under its name. */
function readRecord(replied: unknown): Stored {
  const found = (replied ?? {}) as Stored & Record<string, Stored>;
  return 'reference' in found ? found : (Object.values<Stored>(found)[0] ?? {});
}

const filesIn = (form: FormData): string[] =>
  [...form.values()].flatMap((value) => (typeof value !== 'string' && value.size > 0 ? [value.name] : []));

/** The visitor's view of a reply; `failed` is the form's message for internal errors. */
function readOutcome(
  { status, body }: FormReply,
  { failed, all }: { failed: () => string; all: FormData },
): FormOutcome {
  if (status >= 200 && status < 300) {
    const { data, follow = '' } = body;
    const { reference = '', rows, country = '', message = '', ...sender } = readRecord(data);
    const sent = rows && { rows, country, message, files: filesIn(all), sender };
    return { kind: 'sent', reference, sent, follow, hasAddress: Boolean(String(all.get('email') ?? '').trim()) };
  }
  if (status === 0) return { kind: 'failed', message: m.form_network_error() };
  if (status >= 500) return { kind: 'failed', message: failed() };
  if (body.errors) return { kind: 'refused', errors: body.errors };
  return { kind: 'failed', message: body.message ?? failed() };
}
