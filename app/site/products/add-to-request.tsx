import { SiteLink } from '#app/site/components/site-link.tsx';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import styles from './add-to-request.module.css';

/** A product as it is added to a request: its line by the fields of the quote form, and the least that is made of it. */
export type Addition = {
  address: string;
  name: string;
  line: Readonly<Record<string, string>>;
  quantity: string;
};

/** Stores the line at the press and stays on the page (`add-script.ts`); without JavaScript it is posted to the product. */
const formOf = ({ address, name, line }: Addition) => ({
  method: 'post' as const,
  action: `${localPath(`/products/${address}`)}#added`,
  'data-add': JSON.stringify(line),
  'data-said': m.quote_added({ product: name }),
  'data-needs-server': true,
});

/** On a product's page: how many, and the button that adds them; `live` says how much that is. */
export function AddToRequest({ addition, unit }: { addition: Addition; unit: string }) {
  return (
    <>
      <form {...formOf(addition)} className={styles.form}>
        <label htmlFor="add-quantity" className={styles.label}>
          {m.quote_how_many()}
        </label>
        <span className={styles.box}>
          <input
            id="add-quantity"
            name="quantity"
            defaultValue={addition.quantity}
            maxLength={40}
            autoComplete="off"
            pattern="[\d\s.,٠-٩٫٬]*"
          />
          {unit && <span>{unit}</span>}
        </span>
        <button type="submit" className="button">
          {m.quote_add_product()}
        </button>
      </form>
      <p id="added" className={styles.said}>
        {m.quote_added({ product: addition.name })} <SiteLink to="/quote">{m.quote_see()}</SiteLink>
      </p>
    </>
  );
}

/** On a card or in a row: adds the least quantity of its product. */
export function AddButton({ addition, isQuiet = false }: { addition: Addition; isQuiet?: boolean }) {
  return (
    <form {...formOf(addition)} className={styles.short}>
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
