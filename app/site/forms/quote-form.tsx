import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '#messages';
import type { AskedField, QuoteFormShape } from '#shared/leads/quote-form-shape.ts';
import { quoteLimits } from '#shared/leads/quote-limits.ts';
import {
  findStep,
  formSteps,
  type FormStepNumber as Step,
  type StepOutcome,
  shownField,
  stepField,
} from '#shared/leads/step-field.ts';
import type { KeptFiles } from './artwork-fields.tsx';
import {
  addMissingLines,
  findRemaining,
  followRequest,
  hasMoreThanBags,
  removeLine,
  writeLineFields,
} from './draft-changes.ts';
import { outcomeId, takenId } from './error-summary.tsx';
import { readForm } from './form-content.ts';
import { readDraft } from './form-draft.ts';
import type { MessageWays } from './prepared-messages.tsx';
import { type FormState, PublicForm, type PublicFormProps } from './public-form.tsx';
import { QuoteBags } from './quote-bags.tsx';
import { addedCookie, type BagNames, draftFor, listFinishedLines, quoteDraft, withNames } from './quote-draft.ts';
import styles from './quote-form.module.css';
import { QuoteOrder } from './quote-order.tsx';
import progressStyles from './quote-progress.module.css';
import { QuoteSender, QuoteSummary } from './quote-sender.tsx';
import { StepButton } from './step-button.tsx';
import { AfterSending, TypedValues } from './typed-values.tsx';
import { type DraftRules, refillForm } from './use-form-draft.ts';
import { useSentFiles } from './use-kept-files.ts';

const alternatives = ['email', 'phone'];

const last: Step = 3;

const stepNamed = (name: string | undefined): Step | undefined => formSteps.find((step) => `${step}` === name);

/** Where the form is, and what it shows: without scripts a refused form shows each step with a fault. */
type Place = { at: Step; shown: readonly Step[] };
const startAt = (at: Step): Place => ({ at, shown: [at] });

function firstPlace({ values, rejected }: FormState): Place {
  const at = stepNamed(values.at) ?? 1;
  const faulty = new Set(Object.keys(rejected?.errors ?? {}).map(findStep));
  return faulty.size > 0 ? { at, shown: [...faulty] } : startAt(at);
}

/** Shows a step, with the focus on its heading. */
function showStep(at: Step, setPlace: (place: Place) => void): void {
  flushSync(() => setPlace(startAt(at)));
  focusStep(at);
}

const focusStep = (at: Step): void => document.getElementById(`step-${at}`)?.focus({ preventScroll: true });

/** Shows one step at a time, in place; each is an entry of the history. */
function useSteps(state: FormState) {
  const [place, setPlace] = useState(() => firstPlace(state));
  useEffect(() => {
    const named = (): Step | undefined => stepNamed(/^#step-(\d)$/.exec(location.hash)?.[1]);
    const follow = (): void => {
      const isStart = ['', `#${outcomeId}`, `#${takenId}`].includes(location.hash);
      const at = named() ?? (isStart ? 1 : undefined);
      if (at) showStep(at, setPlace);
    };
    const began = named();
    // A field that somebody types into stays in view.
    if (began && !document.activeElement?.closest('form[data-draft=quote]')) setPlace(startAt(began));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  function show(at: Step): void {
    history.pushState(null, '', `#step-${at}`);
    showStep(at, setPlace);
  }
  /** A part with a fault, of a form that is to be sent: the way to send it stays. */
  const reveal = (name: string): void => flushSync(() => setPlace(({ at }) => ({ at, shown: [findStep(name)] })));
  return { ...place, show, reveal };
}

type Given = { shape: QuoteFormShape; names: BagNames; ways: MessageWays; answerBy: string };
type Taken = { taken?: StepOutcome | undefined };

/** `answerBy`: the day by which it is answered, as readers write it. */
type QuoteFormProps = FormState & Given & Taken & KeptFiles & Pick<PublicFormProps, 'sent'>;

/** The form of a quote request, in three steps: the bags, the order, its sender. */
export function QuoteForm({ shape, names, ways, answerBy, keptFiles, taken, ...state }: QuoteFormProps) {
  useSentFiles(quoteDraft, Boolean(state.reference));
  const { at, shown, show, reveal } = useSteps(state);
  const hasMore = at < last;
  // One with a fault may be shown in place of the one that the form is at.
  const [first = at, ...others] = shown;
  const stood = others.length > 0 ? at : first;
  const draftRules = useMemo<DraftRules>(
    () => ({
      prepare: (draft, begun) => {
        const prepared = draftFor(withNames(draft, names), begun, m.quote_bag());
        return { ...prepared, ...writeLineFields(listFinishedLines(prepared)) };
      },
      add: (draft, shown) => addMissingLines(withNames(draft, names), shown),
      follow: followRequest,
      isTyped: hasMoreThanBags,
      remain: findRemaining,
    }),
    [names],
  );

  useEffect(() => {
    // The draft has its lines by now, unless the browser stores nothing.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is for secure addresses alone
    if (readDraft(quoteDraft)) document.cookie = `${addedCookie}=; Path=/; Max-Age=0`;
  }, []);

  /** @returns whether the step was taken here, without the server */
  function takeStep(step: string, form: HTMLFormElement): boolean {
    const [what, about] = step.split(':');
    const to = what === 'go' ? stepNamed(about) : undefined;
    if (to) {
      show(to);
      form.scrollIntoView({ block: 'start' });
    }
    const isRemoved = what === 'remove' && readDraft(quoteDraft) !== undefined;
    if (isRemoved) {
      refillForm(form, removeLine(readForm(form).values, Number(about)));
      // The button may be gone with its bag.
      if (!form.contains(document.activeElement)) focusStep(1);
    }
    return to !== undefined || isRemoved;
  }

  return (
    <PublicForm
      {...state}
      path="/quote"
      endpoint="/api/quotes"
      draftName={quoteDraft}
      draftRules={draftRules}
      rules="quote"
      hasServerRules
      alternatives={alternatives}
      takeStep={takeStep}
      reveal={reveal}
      isStepRefused={taken === 'refused'}
      labels={collectLabels(shape)}
      marksRequired
      failed={m.quote_submit_failed}
      isMultipart
      // Kept files are sent by the page alone.
      isPlain={keptFiles !== undefined}
      submitLabel={m.quote_submit()}
      layout={styles.steps}
      back={stood > 1 && <StepButton step={`go:${stood - 1}`} text={m.quote_back()} />}
      next={
        hasMore && (
          <StepButton step={`go:${at + 1}`} text={at === 1 ? m.quote_next_order() : m.quote_next_you()} look="main" />
        )
      }
      confirmation={{
        title: m.quote_done_title(),
        text: m.quote_done_text({ day: answerBy }),
        again: m.quote_done_again(),
        more: (reference, sent) => <AfterSending {...ways} reference={reference} sent={sent} />,
      }}
    >
      {/* Enter presses a form's first button, which must not be one of the lines. */}
      <button
        type="submit"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        {...(hasMore && { name: stepField, value: `go:${at + 1}`, formNoValidate: true })}
      >
        {m.quote_submit()}
      </button>
      <TypedValues>
        <input type="hidden" name="at" value={at} />
        <noscript>
          {import.meta.env.SSR && (
            <input type="hidden" name={shownField} value={`${shown.join('')}-${state.values.page ?? ''}`} />
          )}
        </noscript>
        <Progress at={shown[0] ?? at} />
        <StepPart step={1} taken={taken} title={m.quote_line()} shown={shown}>
          <QuoteBags shape={shape} isOpened={taken === 'specification'} />
        </StepPart>
        <StepPart step={2} taken={taken} title={m.quote_order_title()} shown={shown}>
          <QuoteOrder shape={shape} keptFiles={keptFiles} isRejected={Boolean(state.rejected)} />
        </StepPart>
        <StepPart step={last} taken={taken} title={m.quote_sender()} shown={shown}>
          <QuoteSender order={shape.order} answerBy={answerBy} />
        </StepPart>
        <div className={styles.beside} data-at={at}>
          <QuoteSummary shape={shape} />
        </div>
      </TypedValues>
    </PublicForm>
  );
}

/** The labels of the fields of the bag and the order, by name: their errors alone do not say whose they are. */
function collectLabels({ specification, questions, quantity, order }: QuoteFormShape): Record<string, string> {
  const { first = [], more = [] } = specification ?? {};
  const fields: AskedField[] = [...first, ...more.flatMap((group) => group.fields), quantity, ...Object.values(order)];
  const asked = questions.filter(({ name }) => name === 'line.fillWeight');
  const ofBags = Array.from({ length: quoteLimits.lines }, (_, place) => [`quantity.${place}`, quantity.label]);
  return Object.fromEntries([...asked, ...fields].map(({ name, label }) => [name, label]).concat(ofBags));
}

/** Which step is shown, of how many. */
function Progress({ at }: { at: Step }) {
  const words = [m.quote_step_what(), m.quote_step_order(), m.quote_step_you()];
  return (
    <ol className={progressStyles.progress} aria-label={m.quote_steps()}>
      {words.map((word, place) => (
        <li key={word} aria-current={place + 1 === at ? 'step' : undefined} data-done={place + 1 < at || undefined}>
          {place + 1} {word}
        </li>
      ))}
    </ol>
  );
}

type StepPartProps = Taken & { step: Step; title: string; shown: readonly Step[]; children: ReactNode };

function StepPart({ step, taken, title, shown, children }: StepPartProps) {
  const isShown = shown.includes(step);
  return (
    <section
      className={styles.part}
      hidden={!isShown}
      aria-labelledby={`step-${step}`}
      {...(isShown && taken === 'part' && { id: takenId, tabIndex: -1 })}
    >
      <h2 id={`step-${step}`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
