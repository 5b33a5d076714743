import type { ReactNode } from 'react';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { addedToast } from '#app/site/islands/added-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import toastStyles from './added-toast.module.css';
import styles from './basket-link.module.css';
import type { NavigationEntry } from './navigation.ts';

/** How one, two, a few and many lines are counted; `#` is their number (`islands/page-parts.ts`). */
const countWords = (): string =>
  JSON.stringify([1, 2, 3, 11].map((count) => m.basket_lines({ count }).replace(/\d+/, '#')));

type BasketLinkProps = { className?: string | undefined; children: ReactNode };

/** The way to the quote form, with the number of lines of the draft in this browser. */
export function BasketLink({ className, children }: BasketLinkProps) {
  return (
    <SiteLink to="/quote" className={className} data-island="basket" data-words={countWords()}>
      {children}
      <span className={styles.count} data-count hidden />
    </SiteLink>
  );
}

/** A link of the menu or the footer. */
export function NavigationLink({ to, label }: NavigationEntry) {
  return to === '/quote' ? <BasketLink>{label()}</BasketLink> : <SiteLink to={to}>{label()}</SiteLink>;
}

/** Says that a product was added to the request (`add-script.ts`), and leads to it. */
export function AddedToast() {
  return (
    <div role="status" data-island="added" data-untitled={m.quote_line()} data-full={m.quote_added_full()}>
      <div id={addedToast} data-island="keyboard-ways" className={`${toastStyles.toast} no-print`} hidden>
        <Icon name="check" />
        <p />
        <SiteLink to="/quote">{m.quote_see()}</SiteLink>
      </div>
    </div>
  );
}
