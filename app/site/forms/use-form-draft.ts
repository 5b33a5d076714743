import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pathWithoutLanguage } from '#shared/site/site-paths.ts';
import type { DraftChange } from './draft-changes.ts';
import { fillForm, isAsItCame, isTyped, readForm } from './form-content.ts';
import { readDraft, removeDraft, type SendAttempt, saveDraft } from './form-draft.ts';

type Values = Readonly<Record<string, string>>;

/** The draft of a form that differs with its address. */
export type DraftRules = {
  /** The draft as it goes into what is shown; it is kept from the beginning. */
  prepare: (draft: Values, shown: Values) => Values;
  /** The fields of a refused form that change with a draft to which more was added. */
  add: (draft: Values, shown: Values) => Values;
  /** The fields that change with a draft that was changed elsewhere. */
  follow: (change: DraftChange) => Values;
  /** Whether somebody typed into the draft: a button of another page may have stored it. */
  isTyped: (draft: Values) => boolean;
  /** What is left of the draft after something was sent; undefined for nothing. */
  remain: (draft: Values, sent: Values) => Values | undefined;
};

type FormDraftOptions = {
  /** The storage key of the draft. */
  name: string;
  /** The key that came with the page. */
  formKey: string;
  form: RefObject<HTMLFormElement | null>;
  /** The form shows the rejected values; an older draft must not overwrite them. */
  isRejected: boolean;
  isSent: boolean;
  /** The same object each time. */
  rules?: DraftRules | undefined;
};

/** Whether the reader only changed the language, and knows what was typed. */
function isSamePage(from: string): boolean {
  return from !== '' && pathWithoutLanguage(new URL(from).pathname) === pathWithoutLanguage(location.pathname);
}

/**
 * Shows other values in a form, whatever stands in it. The quantities of its lines stand in fields that come and go with
 * these: they are filled once more when the lines are shown.
 */
export function refillForm(form: HTMLFormElement, values: Values): void {
  for (let round = 0; round < 2; round++)
    if (fillForm(form, values, () => true)) flushSync(() => form.dispatchEvent(new Event('input', { bubbles: true })));
}

/** The boxes of a form, as if none were ticked: drafts hold those that are. */
const listUntickedBoxes = (form: HTMLFormElement): Values =>
  Object.fromEntries([...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(({ name }) => [name, '']));

const thisPage = (): string => location.pathname + location.search;

/** Whether the page was reloaded: what it came with, such as the answer to a post, is older than what it stored since. */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

function removeSent(name: string, sent: SendAttempt | undefined, remain: DraftRules['remain'] | undefined): void {
  const draft = readDraft(name);
  const [values] = JSON.parse(sent?.content ?? '[]') as [Values?];
  const left = draft && values && remain?.(draft.values, values);
  if (left) saveDraft(name, { values: left });
  else removeDraft(name);
}

/** Saves a draft in this browser, restores it when the form is opened again, and assigns each content its key. */
export function useFormDraft({ name, formKey, form, isRejected, isSent, rules }: FormDraftOptions) {
  const attempt = useRef<SendAttempt>(undefined);
  /** The draft as this page last read or wrote it. */
  const known = useRef<Values>({});
  const [isRestored, setIsRestored] = useState(false);

  const write = useCallback(
    (shown: HTMLFormElement) => {
      known.current = readForm(shown).values;
      saveDraft(name, { values: known.current, attempt: attempt.current, page: thisPage() });
    },
    [name],
  );

  /** Takes into the form what another page or tab did to a draft that is one for all of them. */
  const follow = useCallback(() => {
    const draft = readDraft(name)?.values;
    if (!rules || !form.current || !draft || JSON.stringify(draft) === JSON.stringify(known.current)) return;
    const shown = readForm(form.current).values;
    // While it is sent, its fields are disabled.
    if (Object.keys(shown).length === 0) return;
    const change = { known: known.current, draft: { ...listUntickedBoxes(form.current), ...draft }, shown };
    known.current = draft;
    refillForm(form.current, rules.follow(change));
  }, [name, form, rules]);

  useEffect(() => {
    const draft = readDraft(name);
    if (isSent) removeSent(name, draft?.attempt, rules?.remain);
    if (!form.current) return;
    // Typed before this code came.
    const hasTyped = isTyped(form.current);
    const shown = readForm(form.current).values;
    known.current = draft?.values ?? {};
    const isOutdated = isReloaded() && draft?.page === thisPage();
    if (draft && isRejected && !isOutdated && rules) fillForm(form.current, rules.add(draft.values, shown), () => true);
    if (draft && (isOutdated || !isRejected)) {
      attempt.current = draft.attempt;
      const begun = isOutdated ? { ...shown, lines: '' } : shown;
      const kept = rules ? rules.prepare(draft.values, begun) : draft.values;
      const unticked = isOutdated && listUntickedBoxes(form.current);
      const isFilled = fillForm(form.current, { ...unticked, ...kept }, isOutdated ? isAsItCame : undefined);
      const isOwn = rules?.isTyped(draft.values) ?? true;
      if (isFilled && isOwn && !isSamePage(document.referrer)) setIsRestored(true);
    }
    if (hasTyped || isRejected || (rules && shown.lines)) write(form.current);
  }, [name, form, isRejected, isSent, rules, write]);

  useEffect(() => {
    const signs = ['storage', 'pageshow'];
    for (const sign of signs) addEventListener(sign, follow);
    return () => {
      for (const sign of signs) removeEventListener(sign, follow);
    };
  }, [follow]);

  return {
    isRestored,
    save(): void {
      follow();
      if (form.current) write(form.current);
    },
    forget(): void {
      attempt.current = undefined;
      setIsRestored(false);
      removeDraft(name);
    },
    /** After the form was sent. */
    finish(): void {
      removeSent(name, attempt.current, rules?.remain);
      attempt.current = undefined;
    },
    /** The key for `content`: the last attempt's for equal content, otherwise an unused one. */
    keyFor(content: string): string {
      const last = attempt.current;
      const unused = last ? `${formKey}.${Date.now().toString(36)}` : formKey;
      const key = last?.content === content ? last.key : unused;
      attempt.current = { key, content };
      if (form.current) write(form.current);
      return key;
    },
  };
}
