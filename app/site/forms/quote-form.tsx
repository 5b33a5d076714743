import { useContext, useEffect, useRef, useState } from 'react';
import { MeasureField } from '#app/site/forms/measure-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { FormFieldsContext, useFieldValue } from '#app/ui/field-context.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { TextAreaField, TextField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import type { AskedField, QuoteFormShape } from '#shared/leads/quote-form-shape.ts';
import { quoteLimits } from '#shared/leads/quote-limits.ts';
import { stepField } from '#shared/leads/step-field.ts';
import { limits } from '#shared/limits.ts';
import { ArtworkFields, type KeptFiles } from './artwork-fields.tsx';
import { useSentFiles } from './chosen-files.ts';
import { outcomeId } from './error-summary.tsx';
import { emailRule, type FieldRules, textRule } from './field-rules.ts';
import type { MessageWays } from './prepared-messages.tsx';
import { type FormState, PublicForm, type PublicFormProps } from './public-form.tsx';
import { QuantityEstimate } from './quantity-estimate.tsx';
import { draftFor, quoteDraft } from './quote-draft.ts';
import styles from './quote-form.module.css';
import { SelectField } from './select-field.tsx';

const path = '/quote';

/** The quote form's rules, as `quoteInputSchema` has them; values of bags are checked by the server alone. */
export const quoteRules: FieldRules = {
  fullName: textRule(limits.name, m.contact_name_required),
  company: textRule(limits.name, m.consultation_company_required),
  email: emailRule(limits.email),
  country: textRule(quoteLimits.country, m.quote_country_required),
};

type Shape = { shape: QuoteFormShape };
type Ways = { ways: MessageWays };

const prepareDraft = (draft: Record<string, string>, shown: Record<string, string>) =>
  draftFor(draft, shown, m.quote_line());

type QuoteFormProps = FormState & Shape & Ways & KeptFiles & Pick<PublicFormProps, 'summary'>;

/** The form of a quote request: finished lines, an open one, the order and its sender. */
export function QuoteForm({ shape, ways, keptFiles, ...state }: QuoteFormProps) {
  useSentFiles(quoteDraft, Boolean(state.reference));
  return (
    <PublicForm
      {...state}
      path={path}
      endpoint="/api/quotes"
      draftName={quoteDraft}
      prepareDraft={prepareDraft}
      rules={quoteRules}
      hasServerRules
      labels={labelsIn(shape)}
      failed={m.quote_submit_failed}
      isMultipart
      // Kept files are sent by the page alone.
      isPlain={keptFiles !== undefined}
      submitLabel={m.quote_submit()}
      confirmation={{
        title: m.quote_done_title(),
        text: m.quote_done_text(),
        again: m.quote_done_again(),
        ways,
      }}
    >
      {/* Enter presses a form's first button, which must not be one of the lines. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {m.quote_submit()}
      </button>
      <FinishedLines lines={shape.lines} hints={shape.hints} family={shape.family} />
      <OpenLine shape={shape} />
      <fieldset className={styles.part}>
        <legend>{m.quote_order()}</legend>
        <Fields fields={shape.order} />
      </fieldset>
      <ArtworkFields keptFiles={keptFiles} isRejected={Boolean(state.rejected)} />
      <SenderFields />
    </PublicForm>
  );
}

/** The labels of the fields of the bag and the order, by name: their errors alone do not say whose they are. */
function labelsIn({ first, more, order }: QuoteFormShape): Record<string, string> {
  const fields = [...first, ...more.flatMap((group) => group.fields), ...order];
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]));
}

type StepProps = { step: string; family: string; label?: string; text: string; isChosen?: boolean };

/** A button that changes the lines: the page posts the form to itself, and shows it again with the family it names. */
function StepButton({ step, family, label, text, isChosen }: StepProps) {
  return (
    <button
      type="submit"
      name={stepField}
      value={step}
      className={isChosen ? 'button' : 'button quiet'}
      formAction={`${localPath(path)}?type=${family}#${outcomeId}`}
      formNoValidate
      aria-label={label}
      aria-pressed={isChosen}
    >
      {text}
    </button>
  );
}

/** The names of stored lines; none where they cannot be read. */
function titlesIn(stored: string): { title: string; text: string }[] {
  try {
    const lines = JSON.parse(stored) as { title?: unknown }[];
    return lines.map(({ title }) => ({ title: String(title ?? ''), text: '' }));
  } catch {
    return [];
  }
}

/** The finished lines: of the page or, after a draft was restored, those in it. */
function useFinishedLines(lines: QuoteFormShape['lines'], stored: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [restored, setRestored] = useState('');
  useEffect(() => {
    // The form restores its draft in an effect of its own.
    const timer = setTimeout(() => setRestored(field.current?.value ?? ''));
    return () => clearTimeout(timer);
  }, []);
  return { field, shown: restored && restored !== stored ? titlesIn(restored) : lines };
}

function FinishedLines({ lines, hints, family }: Pick<QuoteFormShape, 'lines' | 'hints' | 'family'>) {
  const stored = useFieldValue('lines');
  const { field, shown } = useFinishedLines(lines, stored);
  return (
    <>
      {/* Not a hidden input: drafts restore what is in text controls. */}
      <textarea ref={field} name="lines" defaultValue={stored} hidden readOnly aria-hidden="true" tabIndex={-1} />
      {shown.length > 0 && (
        <section className={styles.part} aria-label={m.quote_lines()}>
          <ol className={styles.lines}>
            {shown.map(({ title, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
              <li key={place} className={styles.line}>
                <strong>{title}</strong>
                <p className="muted">{text}</p>
                <p className={styles.acts}>
                  <StepButton
                    step={`edit:${place}`}
                    family={family}
                    label={m.quote_edit_named({ title })}
                    text={m.quote_edit()}
                  />
                  <StepButton
                    step={`remove:${place}`}
                    family={family}
                    label={m.quote_remove_named({ title })}
                    text={m.quote_remove()}
                  />
                </p>
              </li>
            ))}
          </ol>
          {hints.length > 0 && (
            <Alert kind="info" title={m.quote_hints()}>
              <ul>
                {hints.map((hint) => (
                  <li key={hint}>{hint}</li>
                ))}
              </ul>
            </Alert>
          )}
        </section>
      )}
    </>
  );
}

function OpenLine({ shape }: Shape) {
  const { family, families, first, more, lines, mayAdd, limits } = shape;
  const { values, errors } = useContext(FormFieldsContext);
  const isMoreOpen = more.some(({ fields }) => fields.some(({ name }) => values[name] || errors[name]));
  return (
    <fieldset className={styles.part}>
      <legend>{lines.length > 0 ? m.quote_next_line() : m.quote_line()}</legend>
      <input type="hidden" name="line.family" value={family} />
      {/* Not a hidden input: drafts restore what is in text controls. */}
      <input
        name="line.product"
        defaultValue={values['line.product'] ?? ''}
        hidden
        readOnly
        aria-hidden="true"
        tabIndex={-1}
      />
      <p className={styles.families}>
        {families.map(({ value, label }) => (
          <StepButton key={value} step={`family:${value}`} family={value} text={label} isChosen={value === family} />
        ))}
      </p>
      <TextField name="line.title" label={m.quote_line_title()} hint={m.quote_line_title_hint()} autoComplete="off" />
      <Fields fields={first} />
      {family === 'sack' && <QuantityEstimate limits={limits} />}
      <details className={styles.more} open={isMoreOpen}>
        <summary>{m.quote_more()}</summary>
        {more.map(({ title, fields }) => (
          <fieldset key={title} className={styles.group}>
            <legend>{title}</legend>
            <Fields fields={fields} />
          </fieldset>
        ))}
        <TextAreaField name="line.note" label={m.quote_note()} isOptional />
      </details>
      {mayAdd && (
        <p className={styles.acts}>
          <StepButton step="add" family={family} text={m.quote_add_line()} />
        </p>
      )}
    </fieldset>
  );
}

/** Fields of a bag or of the order, two in a row. */
function Fields({ fields }: { fields: AskedField[] }) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, label, hint, type, choices, measure }) => {
        const field = { name, label, hint, isOptional: true, isHalf: true };
        if (type === 'choice')
          return <SelectField key={name} {...field} placeholder={m.quote_any()} choices={choices} />;
        if (measure) return <MeasureField key={name} {...field} measure={measure} />;
        return <TextField key={name} {...field} type={type} autoComplete="off" />;
      })}
    </div>
  );
}

function SenderFields() {
  const languages = [
    { value: 'en', label: m.mail_language_en() },
    { value: 'ar', label: m.mail_language_ar() },
  ];
  return (
    <fieldset className={styles.part}>
      <legend>{m.quote_sender()}</legend>
      <div className={styles.fields}>
        <TextField name="fullName" label={m.form_full_name()} autoComplete="name" isHalf />
        <TextField name="company" label={m.form_company()} autoComplete="organization" isHalf />
        <TextField name="email" label={m.footer_email()} type="email" autoComplete="email" isHalf />
        <TextField name="country" label={m.quote_country()} autoComplete="country-name" isHalf />
        <TextField
          name="phone"
          label={m.quote_phone()}
          hint={m.quote_phone_hint()}
          type="tel"
          autoComplete="tel"
          isOptional
          isHalf
        />
        <SelectField
          name="preferredLanguage"
          label={m.quote_language()}
          placeholder={m.quote_any()}
          choices={languages}
          isOptional
          isHalf
        />
      </div>
      <TextAreaField name="message" label={m.form_message()} isOptional />
    </fieldset>
  );
}
