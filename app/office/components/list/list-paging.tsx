import { usePagination } from '@mantine/hooks';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import styles from './list-paging.module.css';

type ListPagingProps = { page: number; pages: number; onChange: (page: number) => void };

function Step({ label, isEnd, onClick }: { label: 'previous' | 'next'; isEnd: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={label === 'previous' ? m.page_previous() : m.page_next()}
      // Not `disabled`: keyboard users who page to the end keep the focus.
      aria-disabled={isEnd}
      onClick={() => isEnd || onClick()}
    >
      <Icon name={label === 'previous' ? 'back' : 'forward'} size={18} mirrors />
    </button>
  );
}

/** The paging of a list; nothing for a single page. */
export function ListPaging({ page, pages, onChange }: ListPagingProps) {
  const { range } = usePagination({ page, total: pages, siblings: 1 });
  if (pages <= 1) return null;
  return (
    <nav className="row gap-1 muted" aria-label={m.pagination_label()}>
      <Step label="previous" isEnd={page <= 1} onClick={() => onChange(page - 1)} />
      {range.map((entry, place) =>
        entry === 'dots' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the gaps of a range have only their position
          <span key={`gap-${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            className={styles.page}
            aria-label={m.admin_list_page({ page: entry })}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onChange(entry)}
          >
            {entry}
          </button>
        ),
      )}
      <Step label="next" isEnd={page >= pages} onClick={() => onChange(page + 1)} />
    </nav>
  );
}
