import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Outcome } from '#app/office/components/api-client.ts';
import { BulkActionButtons } from '#app/office/components/list/bulk-action-buttons.tsx';
import type { ListColumn } from '#app/office/components/list/list-column.ts';
import { FilterSelect } from '#app/office/components/list/list-filter.tsx';
import { ListPaging } from '#app/office/components/list/list-paging.tsx';
import { ListScreen } from '#app/office/components/list/list-screen.tsx';
import type { ListPage } from '#app/office/components/list/read-list.ts';
import { RecordList } from '#app/office/components/list/record-list-screen.tsx';
import type { ListAddress } from '#app/office/components/list/use-list-address.ts';
import { RowAction } from '#app/office/components/row-action.tsx';
import { sampleTexts } from '../sample-texts.ts';
import type { Story } from '../story.ts';

type Row = { _id: string; name: string; company: string };

const ignore = () => undefined;
const address: ListAddress = {
  q: '',
  sort: 'name',
  search: '',
  isPending: false,
  isNarrowed: false,
  filter: () => '',
  listed: '',
  show: ignore,
  setQuery: ignore,
  setSort: ignore,
  setPage: ignore,
  setFilters: ignore,
  clear: ignore,
};

function pageOf(count: number): ListPage<Row> {
  const { name, company } = sampleTexts();
  const items = Array.from({ length: count }, (_, place) => ({
    _id: `${place}`,
    name: `${name} ${place + 1}`,
    company,
  }));
  return { items, total: count && 62, page: 1, pages: count ? 3 : 1 };
}

const columnsOf = (): ListColumn<Row>[] => {
  const { title, company } = sampleTexts();
  return [
    { key: 'name', label: title, isSortable: true, cell: ({ name }) => name },
    { key: 'company', label: company, isSortable: true, cell: (row) => row.company },
  ];
};

type SampleListProps = { outcome: () => Promise<Outcome<ListPage<Row>>>; isNarrowed?: boolean };

function SampleList({ outcome, isNarrowed = false }: SampleListProps) {
  const { title, text, action, kicker } = sampleTexts();
  // One promise as long as the list is shown.
  const [shown] = useState(outcome);
  return (
    <RecordList
      outcome={shown}
      address={{ ...address, isNarrowed }}
      label={title}
      columns={columnsOf()}
      nameOf={({ name }) => name}
      rowActions={({ name }) => <RowAction icon="edit" title={action} label={name} onClick={ignore} />}
      bulkActions={(rows, clear) => (
        <BulkActionButtons path="/samples" rows={rows} clear={clear} deleteFailed={() => text} tellFailure={ignore} />
      )}
      empty={text}
      toolbar={<FilterSelect address={address} name="status" label={kicker} all={title} choices={[]} />}
    />
  );
}

const list = (outcome: SampleListProps['outcome'], isNarrowed?: boolean) => (
  <SampleList outcome={outcome} {...(isNarrowed && { isNarrowed })} />
);

export const officeListStories: Story[] = [
  {
    name: 'list-screen',
    states: () => {
      const { title, text, action } = sampleTexts();
      return [
        {
          label: 'with rows',
          content: (
            <ListScreen title={title} subtitle={text} actions={<Button>{action}</Button>}>
              {list(async () => ({ ok: true, value: pageOf(3) }))}
            </ListScreen>
          ),
        },
      ];
    },
  },
  {
    name: 'list-states',
    states: () => [
      { label: 'loading', content: list(() => new Promise(() => {})) },
      { label: 'empty', content: list(async () => ({ ok: true, value: pageOf(0) })) },
      { label: 'nothing found', content: list(async () => ({ ok: true, value: pageOf(0) }), true) },
      { label: 'failed', content: list(async () => ({ ok: false, message: sampleTexts().wrong })) },
    ],
  },
  {
    name: 'list-paging',
    states: () =>
      [1, 6, 12].map((page) => ({
        label: `page ${page} of 12`,
        content: <ListPaging page={page} pages={12} onChange={ignore} />,
      })),
  },
];
