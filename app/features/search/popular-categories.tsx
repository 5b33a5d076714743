import { SiteLink } from '#app/components/site-link.tsx';
import { m } from '#messages';
import styles from './search-help.module.css';

/** The industries with the most products, for a visitor whose words found nothing. */
export function PopularCategories({ categories }: { categories: { value: string; label: string }[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={m.search_popular()}>
      <p className="muted">{m.search_popular()}</p>
      <ul className={styles.ways}>
        {categories.map(({ value, label }) => (
          <li key={value}>
            <SiteLink to={`/products?category=${encodeURIComponent(value)}`}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
