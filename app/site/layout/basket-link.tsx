import type { ReactNode } from 'react';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { m } from '#messages';
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
