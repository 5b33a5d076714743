import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { mostCompared } from './compare-address.ts';
import styles from './compare-form.module.css';

const formId = 'compare';

type BoxProps = { address: string; name: string; language: Language; isBare?: boolean };

/**
 * On a card: chooses its product for the comparison. `language`: of its name. `isBare`: only the box is seen, where a
 * column says what it does.
 */
export function CompareBox({ address, name, language, isBare = false }: BoxProps) {
  return (
    <label className={isBare ? styles.bare : styles.box} data-needs-server>
      <input type="checkbox" name="products" value={address} form={formId} />
      <span className={isBare ? 'visually-hidden' : undefined}>{m.compare_choose()}</span>
      <span className="visually-hidden" {...foreignText(language)}>
        {name}
      </span>
    </label>
  );
}

/** How many products are chosen, from none to the most that can be. */
const countWords = (): string[] =>
  Array.from({ length: mostCompared + 1 }, (_, count) => (count > 0 ? m.compare_chosen({ count }) : ''));

/** Compares what was chosen on the cards: a bar below the list that is there once something is chosen. */
export function CompareForm() {
  return (
    <form
      id={formId}
      method="get"
      action={localPath('/compare')}
      className={`${styles.form} no-print`}
      aria-label={m.compare_bar()}
      // A browser that comes back would tick what is no longer chosen.
      autoComplete="off"
      data-island="compare-choice"
      data-words={JSON.stringify(countWords())}
      data-full={m.compare_full()}
    >
      <p role="status" className={styles.count} />
      <button type="reset" className="button quiet">
        {m.compare_clear()}
      </button>
      <button type="submit" className="button">
        {m.compare_submit()}
      </button>
    </form>
  );
}
