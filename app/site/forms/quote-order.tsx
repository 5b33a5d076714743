import { type ReactNode, useContext, useEffect } from 'react';
import { FormFieldsContext } from '#app/ui/field-context.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import type { AskedField, QuoteFormShape } from '#shared/leads/quote-form-shape.ts';
import type { ContainerLimits } from '#shared/trade/rules/estimate.ts';
import { ArtworkFields, type KeptFiles } from './artwork-fields.tsx';
import { suggestionLists, Tick } from './asked-fields.tsx';
import { UnderstoodLine } from './measure-field.tsx';
import { type DraftLine, findOpenLine, listFinishedLines } from './quote-draft.ts';
import styles from './quote-form.module.css';
import orderStyles from './quote-order.module.css';
import { TypedText, useReadings, useTypedValues } from './typed-values.tsx';

/** The bags of the request, each with the name of its quantity: the finished ones, and the open one or the only one. */
export function useBags(): { name: string; line: DraftLine | undefined }[] {
  const typed = useTypedValues();
  const finished = listFinishedLines(typed).map((line, place) => ({ name: `quantity.${place}`, line }));
  const open = findOpenLine(typed, m.quote_bag());
  return finished.length > 0 && !open ? finished : [...finished, { name: 'line.quantity', line: open }];
}

type Asking = Pick<QuoteFormShape, 'quantity' | 'terms' | 'order' | 'limits'>;

/** The second step: how many of each, where to and when, and the artwork. */
export function QuoteOrder({ shape, ...files }: { shape: Asking; isRejected: boolean } & KeptFiles) {
  const { place, wantedDate, samplesFirst } = shape.order;
  return (
    <>
      <Quantities asked={shape.quantity} limits={shape.limits}>
        <TextField
          name="country"
          label={m.quote_country_to()}
          autoComplete="country-name"
          list={suggestionLists.country}
          isHalf
        />
      </Quantities>
      <Terms terms={shape.terms} place={place} />
      <div className={orderStyles.pair}>
        <TextField name={wantedDate.name} label={wantedDate.label} type="date" autoComplete="off" isOptional />
        <Tick {...samplesFirst} />
      </div>
      <ArtworkFields {...files} />
    </>
  );
}

type QuantitiesProps = {
  asked: AskedField;
  limits: ContainerLimits;
  /** The field that stands after them. */
  children: ReactNode;
};

/** How many of each bag, in any unit in which people buy, with what that comes to. */
function Quantities({ asked, limits, children }: QuantitiesProps) {
  const { values, errors } = useContext(FormFieldsContext);
  const bags = useBags();
  const stated = bags.map(({ name, line }) => [name, line?.specified.quantity ?? ''] as const);
  // What a restored draft has is not among the values that the form was shown with.
  return (
    <FormFieldsContext value={{ values: { ...Object.fromEntries(stated), ...values }, errors, marksRequired: true }}>
      <p className={styles.hint}>{asked.hint}</p>
      <div className={`${styles.fields} ${orderStyles.quantities}`}>
        {bags.map(({ name, line }) => (
          <TextField
            key={name}
            name={name}
            {...askHowMany(name, line)}
            autoComplete="off"
            isOptional
            isHalf
            below={asked.measure && <Live {...{ name, measure: asked.measure, line, limits }} />}
          />
        ))}
        {children}
      </div>
    </FormFieldsContext>
  );
}

/** The question; below it the bag that it is about, once that has a name. */
function askHowMany(name: string, line: DraftLine | undefined): { label: ReactNode; spoken?: string } {
  const isNamed = line && !(name === 'line.quantity' && line.title === m.quote_bag());
  if (!isNamed) return { label: m.quote_how_many() };
  return { label: <TypedText text={line.title} />, spoken: m.quote_quantity_of({ title: line.title }) };
}

type LiveProps = {
  name: string;
  measure: NonNullable<AskedField['measure']>;
  line: DraftLine | undefined;
  limits: ContainerLimits;
};

/** How much a quantity is, of a sack in every unit, and whether it is less than is made. */
function Live({ name, measure, line, limits }: LiveProps) {
  const readings = useReadings();
  const text = line && readings?.sayQuantity(line, limits);
  const below = line && readings?.belowMinimumText(line, limits);
  return (
    <>
      <UnderstoodLine
        {...{ name, measure }}
        instead={text && <TypedText text={text} />}
        begun={line?.specified.quantity}
        family={line?.family}
      />
      {below && (
        <p className={styles.hint}>
          <TypedText text={below} />
        </p>
      )}
    </>
  );
}

/** Suggests the ports of the country that is named, all of them where none of ours is in it. */
function useCountryPorts(country: string): void {
  useEffect(() => {
    const ports = [...document.querySelectorAll<HTMLOptionElement>(`#${suggestionLists['order.place']} option`)];
    const isThere = ({ dataset }: HTMLOptionElement) => dataset.country === country.trim();
    for (const port of ports) port.disabled = ports.some(isThere) && !isThere(port);
  }, [country]);
}

/** The terms of delivery in words; the place is asked where the chosen one needs it, which the style sheet sees. */
function Terms({ terms, place }: { terms: QuoteFormShape['terms']; place: AskedField }) {
  const { values } = useContext(FormFieldsContext);
  const chosen = values['order.incoterm'] ?? '';
  useCountryPorts(useTypedValues().country ?? '');
  const row = ({ value, label }: { value: string; label: string }) => (
    <label key={value} className={`${styles.tick} ${orderStyles.term}`} data-term={value}>
      <input type="radio" name="order.incoterm" value={value} defaultChecked={value === chosen} />
      <span>{label}</span>
      <Isolate>{value}</Isolate>
    </label>
  );
  const others = terms.filter(({ isUsual }) => !isUsual);
  return (
    <fieldset className={orderStyles.terms}>
      <legend>{m.quote_delivery()}</legend>
      {terms.filter(({ isUsual }) => isUsual).map(row)}
      <details
        className={`${styles.more} ${orderStyles.otherTerms}`}
        open={others.some(({ value }) => value === chosen)}
      >
        <summary>{m.quote_terms_other()}</summary>
        {others.map(row)}
      </details>
      {row({ value: '', label: m.quote_any() })}
      <div className={orderStyles.place}>
        <TextField
          name={place.name}
          label={place.label}
          autoComplete="off"
          list={suggestionLists['order.place']}
          isOptional
        />
      </div>
    </fieldset>
  );
}
