import type { ReactNode } from 'react';
import { ErrorLine } from '../error-line.tsx';
import type { Failure } from '../failure.ts';
import { ListFilter, type SourceFilter } from './list-filter.tsx';
import { ListScreen, type ListScreenProps } from './list-screen.tsx';
import type { ListSource } from './read-list.ts';
import { RecordList } from './record-list.tsx';
import type { RecordListProps } from './record-list-props.ts';
import { type ListAddress, useListAddress } from './use-list-address.ts';
import type { DatedRecord } from './use-newer-records.ts';

type RecordListScreenProps<Row extends DatedRecord> = ListScreenProps &
  Omit<RecordListProps<Row>, 'address' | 'label' | 'toolbar'> & {
    /** As read by `readList`, with the default order; a filter that is only named is drawn by `tools`. */
    source: Omit<ListSource<Row>, 'filters'> & { order: string; filters?: readonly (string | SourceFilter)[] };
    /** Further filters and tools of the toolbar. */
    tools?: (address: ListAddress) => ReactNode;
    /** Above the list. */
    notice?: ReactNode;
    failure?: Failure | undefined;
  };

/** A management screen of one list: its title, the error of its actions, search, filters and rows. */
export function RecordListScreen<Row extends DatedRecord>(props: RecordListScreenProps<Row>) {
  const { title, subtitle, actions, children, source, tools, notice, failure, ...list } = props;
  const address = useListAddress(source);
  const filters = source.filters?.filter((filter) => typeof filter === 'object') ?? [];
  return (
    <ListScreen title={title} subtitle={subtitle} actions={actions}>
      {notice}
      {failure && <ErrorLine {...failure} />}
      <RecordList
        {...list}
        address={address}
        label={title}
        toolbar={
          <>
            {filters.map(({ name, label, all, choices }) => (
              <ListFilter key={name} address={address} name={name} label={label()} all={all()} choices={choices()} />
            ))}
            {tools?.(address)}
          </>
        }
      />
      {children}
    </ListScreen>
  );
}
