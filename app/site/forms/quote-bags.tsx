import { type ReactNode, useContext } from 'react';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { FormFieldsContext } from '#app/ui/field-context.ts';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { TextAreaField, TextField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import type { AskedField, QuoteFormShape } from '#shared/leads/quote-form-shape.ts';
import { AskedFields } from './asked-fields.tsx';
import { BagCard } from './bag-card.tsx';
import { takenId } from './error-summary.tsx';
import { findOpenLine, listFinishedLines } from './quote-draft.ts';
import styles from './quote-form.module.css';
import { StepButton } from './step-button.tsx';
import { useTypedValues } from './typed-values.tsx';

type Shape = { shape: QuoteFormShape };

/** The first step: a card for each bag, and the open one, asked as the finder does or with its whole specification. */
export function QuoteBags({ shape, isOpened }: Shape & { isOpened: boolean }) {
  const { values } = useContext(FormFieldsContext);
  const { specification, words, hints } = shape;
  return (
    <>
      {/* No hidden inputs: drafts restore what is in text controls. */}
      <textarea name="lines" defaultValue={values.lines ?? ''} hidden readOnly aria-hidden="true" tabIndex={-1} />
      <Cards words={words} />
      {hints.length > 0 && (
        <Alert kind="info" title={m.quote_hints()}>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Alert>
      )}
      {specification ? (
        <Specification {...specification} families={shape.families} isOpened={isOpened} />
      ) : (
        <>
          <AnotherBag>
            <Questions questions={shape.questions} />
          </AnotherBag>
          <p className={styles.ways}>
            <SiteLink to="/finder">{m.finder_title()}</SiteLink>
            <SiteLink to="/calculator">{m.calculator_name()}</SiteLink>
          </p>
        </>
      )}
    </>
  );
}

function Cards({ words }: Pick<QuoteFormShape, 'words'>) {
  const lines = listFinishedLines(useTypedValues());
  if (lines.length === 0) return null;
  return (
    <ol className={styles.bags} aria-label={m.quote_lines()}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <BagCard key={place} line={line} place={place} words={words} />
      ))}
    </ol>
  );
}

/** Folded once there is a bag and nothing of another one, and nothing is wrong with that. */
function AnotherBag({ children }: { children: ReactNode }) {
  const typed = useTypedValues();
  const { errors } = useContext(FormFieldsContext);
  const isFaulty = Object.keys(errors).some((name) => name.startsWith('line.'));
  const isAlone = listFinishedLines(typed).length === 0;
  return (
    <details
      className={styles.another}
      open={isAlone || isFaulty || findOpenLine(typed, '') !== undefined}
      data-alone={isAlone || undefined}
    >
      <summary>{m.quote_another()}</summary>
      {children}
    </details>
  );
}

function Questions({ questions }: { questions: AskedField[] }) {
  return (
    <div className={styles.questions}>
      <AskedFields fields={questions} required="line.goods" />
      <p className={styles.ways}>
        <StepButton step="find" text={m.finder_submit()} look="quiet" />
        <SiteLink to="/products">{m.quote_products()}</SiteLink>
        <StepButton step="family:sack" text={m.quote_specification()} />
      </p>
    </div>
  );
}

type SpecificationProps = NonNullable<QuoteFormShape['specification']> &
  Pick<QuoteFormShape, 'families'> & {
    /** A step opened it just now. */
    isOpened: boolean;
  };

const linked = ['line.product', 'line.picture', 'line.minimum'];
const asked = ['line.family', 'line.title', 'line.note', 'line.quantity'];

/** What the open bag has beside the fields that are shown. */
function carriedNames(values: Readonly<Record<string, string>>, shown: readonly AskedField[]): string[] {
  const known = new Set([...linked, ...asked, ...shown.map(({ name }) => name)]);
  const others = Object.keys(values).filter((name) => name.startsWith('line.') && values[name] && !known.has(name));
  return [...linked, ...others];
}

/** The open bag with all fields of its family. */
function Specification({ family, families, first, more, isOpened }: SpecificationProps) {
  const { values, errors } = useContext(FormFieldsContext);
  const further = more.flatMap(({ fields }) => fields);
  const filled = further.filter(({ name }) => values[name]).length;
  return (
    <fieldset className={styles.plain} {...(isOpened && { id: takenId, tabIndex: -1 })}>
      <legend className="visually-hidden">{m.quote_specification()}</legend>
      <input type="hidden" name="line.family" value={family} />
      {/* Also what was typed for another family, which may be chosen again. */}
      {carriedNames(values, [...first, ...further]).map((name) => (
        <input
          key={name}
          name={name}
          defaultValue={values[name] ?? ''}
          hidden
          readOnly
          aria-hidden="true"
          tabIndex={-1}
        />
      ))}
      <p className={styles.families}>
        {families.map(({ value, label }) => (
          <StepButton
            key={value}
            step={`family:${value}`}
            text={label}
            look={value === family ? 'main' : 'quiet'}
            isChosen={value === family}
          />
        ))}
      </p>
      <TextField name="line.title" label={m.quote_line_title()} hint={m.quote_line_title_hint()} autoComplete="off" />
      <AskedFields fields={first} />
      {/* A product brings many of them: its bag does not open as a long list. */}
      <details className={styles.more} open={further.some(({ name }) => errors[name])}>
        <summary>
          {m.quote_more()} {filled > 0 && <small>{m.quote_more_filled({ n: formatNumber(filled) })}</small>}
          <small>{more.map(({ title }) => title).join(' · ')}</small>
        </summary>
        {more.map(({ title, fields }) => (
          <fieldset key={title} className={styles.group}>
            <legend>{title}</legend>
            <AskedFields fields={fields} />
          </fieldset>
        ))}
        <TextAreaField name="line.note" label={m.quote_note()} isOptional />
      </details>
      <p className={styles.ways}>
        <StepButton step="add" text={m.quote_add_line()} look="quiet" />
      </p>
    </fieldset>
  );
}
