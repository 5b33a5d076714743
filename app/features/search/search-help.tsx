import { SiteLink } from '#app/components/site-link.tsx';
import { m } from '#messages';
import styles from './search-help.module.css';

/** Ways on for a visitor who has not searched yet, or found nothing. */
export function SearchHelp() {
  const ways = [
    { to: '/products', label: m.product_all() },
    { to: '/faqs', label: m.faqs_all() },
    { to: '/contact-us', label: m.nav_contact() },
  ];
  return (
    <nav aria-label={m.search_suggestions()}>
      <ul className={styles.ways}>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to} className="button quiet">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
