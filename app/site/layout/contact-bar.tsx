import { SiteLink } from '#app/site/components/site-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { BasketLink } from './basket-link.tsx';
import styles from './contact-bar.module.css';
import type { SiteCompany } from './site-company.ts';
import { WhatsappButton } from './whatsapp-button.tsx';

function Entries() {
  return (
    <>
      <SiteLink to="/products" className={styles.entry}>
        <Icon name="package" size={22} />
        {m.nav_products()}
      </SiteLink>
      <SiteLink to="/search" className={styles.entry} data-island="search-link">
        <Icon name="search" size={22} />
        {m.nav_search()}
      </SiteLink>
      <BasketLink className={styles.entry}>
        <Icon name="file" size={22} />
        {m.bar_quote()}
      </BasketLink>
    </>
  );
}

/** On phones a bar at the foot of the screen: products, search, a quote, WhatsApp; on wider screens WhatsApp alone, at the edge. */
export function ContactBar({ company }: { company: SiteCompany }) {
  return (
    <nav className={`${styles.bar} no-print`} aria-label={m.bar_label()}>
      <Entries />
      <WhatsappButton company={company} />
    </nav>
  );
}
