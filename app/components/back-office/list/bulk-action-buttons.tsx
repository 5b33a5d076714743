import { Button, NativeSelect } from '@mantine/core';
import { m } from '#messages';
import { type BulkKind, useBulkChanges } from './use-bulk-changes.ts';

type BulkActsProps = BulkKind & {
  rows: readonly { _id: string; status?: string }[];
  /** From `bulkActions` of the list. */
  clear: () => void;
  /** The statuses, for a kind that has them. */
  statuses?: readonly { value: string; label: string }[];
};

/** Bulk actions on selected rows: for `bulkActions` of a `RecordList`. */
export function BulkActionButtons({ rows, clear, statuses, ...kind }: BulkActsProps) {
  const { remove, setStatus } = useBulkChanges(kind);
  const ids = rows.map(({ _id }) => _id);
  const finish = (isDone: boolean) => isDone && clear();
  const choose = (value: string) => {
    const status = statuses?.find((each) => each.value === value);
    if (status) void setStatus(rows, status).then(finish);
  };
  return (
    <>
      {statuses && (
        <NativeSelect
          aria-label={m.admin_careers_change_status()}
          data={[{ value: '', label: m.admin_careers_change_status() }, ...statuses]}
          value=""
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <Button color="red" onClick={() => void remove(ids).then(finish)}>
        {m.admin_delete()}
      </Button>
    </>
  );
}
