import { useContext, useEffect, useRef, useState } from 'react';
import { FormFieldsContext } from '#app/ui/field-context.ts';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { m } from '#messages';
import { convertQuantity, quantityWords } from '#shared/trade/quantity.ts';
import type { ContainerLimits } from '#shared/trade/rules/estimate.ts';
import { writeNumber } from '#shared/trade/write-number.ts';
import styles from './quote-form.module.css';

// Listed explicitly: lookup by key would bundle every message of the site.
const limitWords = {
  load_limit_count: m.load_limit_count,
  load_limit_room: m.load_limit_room,
  load_limit_weight: m.load_limit_weight,
  load_limit_road: m.load_limit_road,
};

type Reading = Parameters<typeof convertQuantity>[0];

/** The quantity of the open line in pieces, tonnes and containers; '' while it cannot be told. */
function estimateOf(typed: Reading, limits: ContainerLimits): string {
  const quantities = convertQuantity(typed, limits);
  const write = (value: number) => writeNumber(value, currentLanguage());
  return quantities
    ? m.quote_quantity(quantityWords(quantities, { write, limitWord: (key) => limitWords[key]() }))
    : '';
}

const textOf = (control: unknown): string =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';

/** Converts the quantity while it is typed; without scripts for what the page was shown with. */
export function QuantityEstimate({ limits }: { limits: ContainerLimits }) {
  const { values } = useContext(FormFieldsContext);
  const line = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState(() => estimateOf((field) => values[`line.${field}`] ?? '', limits));
  useEffect(() => {
    const form = line.current?.closest('form');
    if (!form) return;
    const tell = () => setText(estimateOf((field) => textOf(form.elements.namedItem(`line.${field}`)), limits));
    // After the form has restored its draft.
    const timer = setTimeout(tell);
    form.addEventListener('input', tell);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', tell);
    };
  }, [limits]);
  return (
    <p ref={line} role="status" className={styles.quantity}>
      {text}
    </p>
  );
}
