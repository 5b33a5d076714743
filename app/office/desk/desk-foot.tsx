import type { useListAddress } from '#app/office/components/list/use-list-address.ts';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { DeskList } from '#shared/leads/desk.ts';
import { countPages } from './desk-data.ts';
import styles from './desk-list.module.css';

export const listHints = [
  ['j', 'k', m.desk_key_move],
  ['e', '', m.desk_done],
  ['r', '', m.desk_reply],
  ['n', '', m.desk_note],
  ['a', '', m.desk_assign],
  ['x', '', m.desk_key_pick],
] as const;
export const boardHints = [['[', ']', m.board_key_stage]] as const;

type Keys = readonly (readonly [one: string, other: string, label: () => string])[];

type FootProps = { address: ReturnType<typeof useListAddress>; list: DeskList | undefined; keys: Keys };

/** The keys and, where the list has several, the pages. */
export function DeskFoot({ address, list, keys }: FootProps) {
  const pages = countPages(list);
  const page = Math.min(Number(address.filter('page')) || 1, pages);
  return (
    <div className={styles.foot}>
      {pages > 1 && (
        <span className={styles.pages}>
          <button type="button" disabled={page <= 1} onClick={() => address.setPage(page - 1)}>
            {m.page_previous()}
          </button>
          <bdi>
            {formatNumber(page)} / {formatNumber(pages)}
          </bdi>
          <button type="button" disabled={page >= pages} onClick={() => address.setPage(page + 1)}>
            {m.page_next()}
          </button>
        </span>
      )}
      <span className={styles.hints} aria-hidden="true">
        {keys.map(([one, other, label]) => (
          <span key={one}>
            <kbd>{one}</kbd>
            {other && <kbd>{other}</kbd>} {label()}
          </span>
        ))}
      </span>
    </div>
  );
}
