import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { EmptyState } from './empty-state.tsx';
import styles from './pagination.module.css';
import { SiteLink } from './site-link.tsx';

type PaginationProps = {
  page: number;
  pages: number;
  /** The address of a list page, without language prefix. */
  addressOf: (page: number) => string;
  /** Whether robots are asked not to follow the pages: the list combines filters, for people alone. */
  isForPeople?: boolean;
};

/** Links to the previous and the next page of a list; nothing when there is one page, or beyond the last. */
export function Pagination({ page, pages, addressOf, isForPeople = false }: PaginationProps) {
  if (pages <= 1 || page > pages) return null;
  return (
    <nav className={`row gap-4 ${styles.pagination}`} aria-label={m.pagination_label()}>
      {page > 1 && (
        <SiteLink to={addressOf(page - 1)} className="button quiet" rel={isForPeople ? 'prev nofollow' : 'prev'}>
          <Icon name="back" mirrors />
          {m.page_previous()}
        </SiteLink>
      )}
      <p>{m.page_of({ page, pages })}</p>
      {page < pages && (
        <SiteLink to={addressOf(page + 1)} className="button quiet" rel={isForPeople ? 'next nofollow' : 'next'}>
          {m.page_next()}
          <Icon name="forward" mirrors />
        </SiteLink>
      )}
    </nav>
  );
}

/** In place of a page beyond the end of a list: the way to the last one. */
export function BeyondEnd({ page, pages, addressOf, isForPeople }: PaginationProps) {
  return (
    <EmptyState title={m.page_beyond({ page })}>
      <SiteLink to={addressOf(pages)} className="button" {...(isForPeople && { rel: 'nofollow' })}>
        {m.page_last()}
      </SiteLink>
    </EmptyState>
  );
}

/** The address of a page of a list, without language prefix. */
export function listAddress(path: string, { category, page }: { category?: string | undefined; page: number }): string {
  const parameters = new URLSearchParams({ ...(category && { category }), ...(page > 1 && { page: String(page) }) });
  return parameters.size ? `${path}?${parameters}` : path;
}

/** The page number appended to the titles of later pages, so that titles are unique. */
export function pagePart(shown: { page: number } | undefined): string | undefined {
  return shown && shown.page > 1 ? m.page_number({ page: shown.page }) : undefined;
}
