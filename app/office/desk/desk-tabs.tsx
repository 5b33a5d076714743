import { Link } from 'react-router';
import { addressAfter, type ListAddress } from '#app/office/components/list/use-list-address.ts';
import { statusLabel } from '#app/office/leads/lead-status.tsx';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { type DeskList, deskTabs } from '#shared/leads/desk.ts';
import { careerStatuses } from '#shared/leads/lead.ts';
import buttons from './desk-buttons.module.css';
import { hiringViews, isHiring, keepView, readHiringView, shownTab, usualTab } from './desk-data.ts';
import styles from './desk-list.module.css';
import { tabLabels } from './desk-words.ts';

type TabsProps = { address: ListAddress; list: DeskList | undefined };
type Tab = { value: string; label: string; total: number | undefined };

/** A link to the list with other values; '' removes one. */
export const linkWith = (search: string, values: Record<string, string>): string => addressAfter(search, values) || '?';

/** Where leads stand; of applications alone their stages, which are the statuses. */
export function DeskTabs({ address, list }: TabsProps) {
  const asked = new URLSearchParams(address.search);
  const ofHiring = isHiring(asked);
  const name = ofHiring ? 'status' : 'tab';
  const current = ofHiring ? (asked.get('status') ?? '') : shownTab(asked);
  const stage = (status: string) => list?.stages.find((each) => each.status === status)?.total ?? 0;
  const stages = careerStatuses.map((status) => ({
    value: status,
    label: statusLabel(status),
    total: list && stage(status),
  }));
  const all = list && careerStatuses.reduce((sum, status) => sum + stage(status), 0);
  const tabs: Tab[] = ofHiring
    ? [{ value: '', label: m.admin_filter_all(), total: all }, ...stages]
    : deskTabs.map((tab) => ({ value: tab, label: tabLabels[tab](), total: list?.counts[tab] }));
  const usual = usualTab(asked);
  return (
    <nav className={styles.tabs} aria-label={m.desk_tabs()}>
      {tabs.map(({ value, label, total }) => (
        <Link
          key={value}
          className={styles.tab}
          to={linkWith(address.search, { [name]: value === usual ? '' : value })}
          aria-current={value === current ? 'page' : undefined}
          state={{ staysOnScreen: true }}
          preventScrollReset
        >
          <b>{total === undefined ? '–' : formatNumber(total)}</b>
          {label}
        </Link>
      ))}
    </nav>
  );
}

const viewLabels = { list: m.board_as_list, board: m.board_as_board };

/** Applications as a list or as a board; the choice is kept in this browser. */
export function ViewChoice({ address }: Pick<TabsProps, 'address'>) {
  const asked = new URLSearchParams(address.search);
  if (!isHiring(asked)) return null;
  const choose = (view: (typeof hiringViews)[number]) => {
    keepView(view);
    address.setFilters({ view });
  };
  return (
    <fieldset className={buttons.seg} aria-label={m.board_view()}>
      {hiringViews.map((view) => (
        <button key={view} type="button" aria-pressed={readHiringView(asked) === view} onClick={() => choose(view)}>
          {viewLabels[view]()}
        </button>
      ))}
    </fieldset>
  );
}
