import { useParams } from 'react-router';
import { useListAddress } from '#app/office/components/list/use-list-address.ts';
import { useTabName } from '#app/office/components/tab-name.ts';
import styles from '#app/office/desk/desk.module.css';
import {
  countPages,
  joinStages,
  narrowings,
  readHiringView,
  useBoardLists,
  useDeskList,
  useOpenLead,
} from '#app/office/desk/desk-data.ts';
import { DeskListPane } from '#app/office/desk/desk-list.tsx';
import { usePicks } from '#app/office/desk/desk-picks.tsx';
import { LeadPanes } from '#app/office/desk/lead-panes.tsx';
import { deskShortcuts, useDeskKeys } from '#app/office/desk/use-desk-keys.ts';
import { useLiveDesk } from '#app/office/desk/use-live-desk.ts';
import { useMoves } from '#app/office/desk/use-moves.ts';
import { leadsChanged } from '#app/office/shell/status-line.tsx';
import { m } from '#messages';
import type { AdminHandle } from './admin-layout.tsx';

export const handle: AdminHandle = { title: m.desk_title, isDesk: true, shortcuts: deskShortcuts };

/** Every lead in one place: the list, one thread and the person; on narrow screens three steps of one address. */
export default function LeadDesk() {
  const { reference = '' } = useParams();
  const address = useListAddress({ order: '', filters: ['owner', 'status', ...narrowings] });
  const view = reference ? 'list' : readHiringView(new URLSearchParams(address.search));
  const board = useBoardLists(view === 'board' ? address.search : undefined, m.desk_unread);
  const ofAddress = useDeskList(view === 'list' ? address.search : undefined, m.desk_unread);
  const list = view === 'board' ? { ...board, value: joinStages(board.value) } : ofAddress;
  const opened = useOpenLead(reference, m.desk_lead_unread);
  const rows = (view === 'list' && list.value?.leads) || [];
  const picks = usePicks(
    address.search,
    rows.map(({ _id }) => _id),
  );
  const reload = () => {
    list.reload();
    opened.reload();
    window.dispatchEvent(new Event(leadsChanged));
  };
  useLiveDesk(reload);
  const open = reference && opened.isCurrent ? opened.value : undefined;
  const moves = useMoves({
    // Those of another page or tab are no way on.
    rows: list.isCurrent ? rows : [],
    ...{ pages: countPages(list.value), reference, search: address.search, open, reload },
  });
  useDeskKeys({ moves, picks });
  useTabName(open?.lead.fullName ?? '');
  const step = reference ? address.filter('step') || 'thread' : 'list';
  return (
    <div className={styles.desk} data-step={step} data-view={view}>
      <h1 className="visually-hidden">{m.desk_title()}</h1>
      <DeskListPane
        address={address}
        list={list.value}
        board={board.value}
        failure={list.failure}
        opened={reference}
        addressOf={moves.writeAddress}
        picks={picks}
        onChanged={reload}
      />
      {view === 'list' && (
        <LeadPanes
          reference={reference}
          hasRows={rows.length > 0}
          open={open}
          failure={opened.isCurrent ? opened.failure : undefined}
          moves={moves}
          onChanged={reload}
          onRead={list.reload}
        />
      )}
    </div>
  );
}
