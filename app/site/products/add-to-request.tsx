import { SiteLink } from '#app/site/components/site-link.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import type { ContainerLimits } from '#shared/trade/rules/estimate.ts';
import styles from './add-to-request.module.css';
import { quantityText, typedOfLine } from './drawn-figures.ts';
import { UnitInput } from './unit-input.tsx';

/** A product as it is added to a request: its line by the fields of the quote form, and the least that is made of it. */
export type RequestAddition = {
  address: string;
  name: string;
  line: Readonly<Record<string, string>>;
  quantity: string;
};

/** What is said, without JavaScript, where the request has no room. */
export const fullId = 'request-full';

/** Stores the line at the press and stays on the page (`add-script.ts`); without JavaScript it is posted to the product. */
const makeForm = ({ address, name, line }: RequestAddition) => ({
  method: 'post' as const,
  // The pattern of the field only hides its unit.
  noValidate: true,
  action: `${localPath(`/products/${address}`)}#added`,
  'data-add': JSON.stringify(line),
  'data-said': m.quote_added({ product: name }),
  'data-needs-server': true,
});

type AddToRequestProps = {
  addition: RequestAddition;
  /** Of the product's name. */
  nameIn: Language;
  unit: string;
  limits: ContainerLimits;
};

/** On a product's page: how many, how much that is, and the button that adds them. */
export function AddToRequest({ addition, nameIn, unit, limits }: AddToRequestProps) {
  const live = quantityText(typedOfLine(addition.line, addition.quantity), limits, addition.line['line.family']);
  return (
    <div>
      <form
        {...makeForm(addition)}
        className={`${styles.form} no-print`}
        data-island="figures"
        data-figures={JSON.stringify(limits)}
      >
        <UnitInput
          id="add-quantity"
          name="quantity"
          label={m.quote_add_quantity()}
          unit={unit}
          defaultValue={addition.quantity}
        />
        <button type="submit" className="button">
          {m.quote_add_product()}
        </button>
        <output htmlFor="add-quantity" className={styles.live}>
          {live}
        </output>
      </form>
      <p id="added" className={`${styles.said} no-print`}>
        {m.quote_added({ product: '' })}
        <bdi {...foreignText(nameIn)}>{addition.name}</bdi> <SiteLink to="/quote">{m.quote_see()}</SiteLink>
      </p>
      <p id={fullId} className={`${styles.said} no-print`}>
        {m.quote_added_full()} <SiteLink to="/quote">{m.quote_see()}</SiteLink>
      </p>
    </div>
  );
}

/** On a card or in a row: adds the least quantity of its product. */
export function AddButton({ addition, isQuiet = false }: { addition: RequestAddition; isQuiet?: boolean }) {
  return (
    <form {...makeForm(addition)} className={`${styles.short} no-print`}>
      <input type="hidden" name="quantity" value={addition.quantity} />
      <button
        type="submit"
        className={isQuiet ? 'button quiet' : styles.add}
        aria-label={`${m.quote_add_product()}: ${addition.name}`}
      >
        {!isQuiet && <Icon name="plus" />}
        <span>{m.quote_add_short()}</span>
      </button>
    </form>
  );
}
