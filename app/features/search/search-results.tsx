import type { ReactNode } from 'react';
import { SiteLink } from '#app/components/site-link.tsx';
import { m } from '#messages';
import type { MarkedText, SearchGroupName } from '#shared/search-groups.ts';
import { MarkedWords } from './marked-words.tsx';
import { hitAddress, searchAddress, searchLabel } from './search-labels.ts';
import styles from './search-results.module.css';

type SearchResultsProps = {
  name: SearchGroupName;
  total: number;
  hits: { _id: string; title: MarkedText; text: MarkedText }[];
  /** The search words, for the link to all results of this kind. */
  query: string;
  children?: ReactNode;
};

/** The hits of one kind, each with a short excerpt, and the way to the rest. */
export function SearchResults({ name, total, hits, query, children }: SearchResultsProps) {
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h2>{searchLabel(name)}</h2>
        <p className="muted">{total}</p>
      </div>
      <div className={styles.found}>
        <ul className={styles.hits}>
          {hits.map(({ _id, title, text }) => (
            <li key={_id}>
              <h3>
                <SiteLink to={hitAddress(name, _id)}>
                  <MarkedWords pieces={title} />
                </SiteLink>
              </h3>
              <p className="muted">
                <MarkedWords pieces={text} />
              </p>
            </li>
          ))}
        </ul>
        {children}
        {!children && total > hits.length && (
          <SiteLink to={searchAddress(query, name)} className={styles.more}>
            {m.search_more({ count: total })}
          </SiteLink>
        )}
      </div>
    </section>
  );
}
