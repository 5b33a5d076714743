import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import type { QuoteFormShape } from '#shared/leads/quote-form-shape.ts';
import { AskedFields } from './asked-fields.tsx';
import type { DraftLine } from './quote-draft.ts';
import styles from './quote-form.module.css';
import { useBags } from './quote-order.tsx';
import { SelectField } from './select-field.tsx';
import { StepButton } from './step-button.tsx';
import { TypedText, useReadings, useTypedValues } from './typed-values.tsx';

type QuoteSenderProps = Pick<QuoteFormShape, 'order'> & { answerBy: string };

/** The third step: who asks, and what happens then. */
export function QuoteSender({ order: { packing, yearlyVolume }, answerBy }: QuoteSenderProps) {
  const languages = [
    { value: 'en', label: m.mail_language_en() },
    { value: 'ar', label: m.mail_language_ar() },
  ];
  return (
    <>
      <div className={styles.fields}>
        <TextField name="fullName" label={m.form_full_name()} autoComplete="name" isHalf />
        <TextField name="company" label={m.form_company()} autoComplete="organization" isHalf />
      </div>
      <fieldset className={styles.plain}>
        <legend className={styles.question}>
          {m.quote_contact()} <span>{m.quote_required()}</span>
        </legend>
        <div className={styles.fields}>
          <TextField name="email" label={m.footer_email()} type="email" autoComplete="email" isOptional isHalf />
          <TextField name="phone" label={m.quote_phone()} type="tel" autoComplete="tel" isOptional isHalf />
        </div>
      </fieldset>
      <details className={styles.more}>
        <summary>{m.quote_message()}</summary>
        <TextAreaField name="message" label={m.form_message()} isOptional />
        <AskedFields fields={[packing, yearlyVolume]} />
        <SelectField
          name="preferredLanguage"
          label={m.quote_language()}
          placeholder={m.quote_any()}
          choices={languages}
          isOptional
        />
      </details>
      <section className={styles.after}>
        <h3>{m.quote_after()}</h3>
        <ol>
          <li>{m.quote_after_page()}</li>
          <li>
            <TypedText text={m.quote_after_answer({ day: answerBy })} />
          </li>
          <li>{m.quote_after_ask()}</li>
        </ol>
      </section>
    </>
  );
}

/** What is asked so far, each part with the way to change it: beside the form, on small screens in its last step. */
export function QuoteSummary({ shape: { terms, order, quantity, limits } }: { shape: QuoteFormShape }) {
  const typed = useTypedValues();
  const readings = useReadings();
  const bags = useBags();
  const written = (line: DraftLine) => {
    const { quantity: amount = '' } = line.specified;
    // Several stand in one line each.
    const counted = bags.length === 1 && readings?.sayQuantity(line, limits);
    return (
      counted || (quantity.measure && readings?.understood(amount, quantity.measure, {}, line.family).text) || amount
    );
  };
  const term = terms.find(({ value }) => value !== '' && value === typed['order.incoterm'])?.value;
  const day = typed['order.wantedDate'] ?? '';
  const delivery = [term, typed['order.place'], typed.country, readings?.dayText(day) ?? day];
  const samples = typed['order.samplesFirst'] ? order.samplesFirst.label : '';
  const shipped = [...delivery, samples].filter(Boolean).join('\u00a0· ');
  return (
    <aside className={styles.summary} aria-label={m.follow_title()}>
      <h2>{m.follow_title()}</h2>
      <dl>
        <Part title={m.quote_bag()} step={1} isBlank={!bags.some(({ line }) => line?.title)}>
          {bags.map(
            ({ name, line }) =>
              line && (
                <p key={name}>
                  <TypedText text={line.title} />
                </p>
              ),
          )}
        </Part>
        <Part title={m.trade_quantity()} step={2} isBlank={!bags.some(({ line }) => line?.specified.quantity)}>
          {bags.map(({ name, line }) => (
            <p key={name}>{line && <TypedText text={written(line)} />}</p>
          ))}
        </Part>
        <Part title={m.quote_summary_delivery()} step={2} isBlank={!shipped}>
          <TypedText text={shipped} />
        </Part>
      </dl>
      <p className={styles.kept}>{m.quote_kept()}</p>
    </aside>
  );
}

type PartProps = { title: string; step: number; isBlank: boolean; children: ReactNode };

function Part({ title, step, isBlank, children }: PartProps) {
  const [text, label] = isBlank
    ? [m.quote_fill_in(), m.quote_fill_in_named({ part: title })]
    : [m.quote_change(), m.quote_change_named({ part: title })];
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
      <dd>
        <StepButton step={`go:${step}`} text={text} label={label} />
      </dd>
    </div>
  );
}
