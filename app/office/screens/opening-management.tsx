import { type ComponentProps, createContext, use } from 'react';
import { Link } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import { Chip } from '#app/office/components/chip.tsx';
import { readSession } from '#app/office/components/session.ts';
import { useRead } from '#app/office/components/use-read.ts';
import type { KindForm } from '#app/office/kinds/kind-form.ts';
import { kindRoute } from '#app/office/kinds/kind-screen.tsx';
import { formatDay } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import type { Opening } from '#shared/kinds/opening.ts';
import { type DeskList, deskListAnswer } from '#shared/leads/desk.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';

const statusWords = { open: m.admin_opening_open, closed: m.admin_opening_closed };

/** Whether visitors can apply: staff closed it, or its last day is over. */
function statusChip({ status, closesOn }: Pick<Opening, 'status' | 'closesOn'>) {
  if (status === 'closed') return <Chip colour="gray">{m.admin_opening_closed()}</Chip>;
  if (closesOn && closesOn < dayInAmman(new Date())) return <Chip colour="yellow">{m.admin_opening_day_over()}</Chip>;
  return <Chip colour="green">{m.admin_opening_open()}</Chip>;
}

const form: KindForm<'opening'> = {
  name: 'opening',
  fields: {
    title: { label: m.admin_field_title },
    department: { label: m.admin_field_department },
    location: { label: m.admin_field_location },
    employmentType: { label: m.admin_field_employment_type },
    status: { label: m.admin_field_status, choices: statusWords },
    closesOn: { label: m.admin_field_closes_on, help: m.admin_closes_on_help },
    description: { label: m.admin_description, rows: 6 },
    requirements: {
      label: m.admin_field_requirements,
      entry: m.admin_requirement_number,
      add: m.admin_requirement_add,
    },
  },
  sentences: {},
  columns: [
    'department',
    { key: 'status', isWhole: true, cell: statusChip },
    { key: 'applications', label: m.opening_applications_label, cell: ({ _id }) => <Applications opening={_id} /> },
    { key: 'closesOn', cell: ({ closesOn }) => (closesOn ? formatDay(closesOn) : m.admin_opening_until_filled()) },
    'position',
  ],
  filters: { status: { all: m.admin_filter_all_statuses } },
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;

/** How many applications openings have, for those who may see them. */
const none: DeskList['choices']['vacancy'] = [];
const ApplicationCounts = createContext(none);

/** The way to the applications for an opening. */
function Applications({ opening }: { opening: string }) {
  const count = use(ApplicationCounts).find(({ value }) => value === opening)?.total;
  if (!count) return null;
  return (
    <Link to={`/admin/leads?${new URLSearchParams({ vacancy: opening })}`}>{m.opening_applications({ count })}</Link>
  );
}

/** Job openings, with what came for each. */
export default function OpeningManagement(props: ComponentProps<typeof route.Screen>) {
  const isAllowed = mayUse(readSession()?.user.role ?? '', 'careers');
  const { value } = useRead(isAllowed ? '/leads?kind=career&limit=1' : '', (path, signal) =>
    readApi(path, deskListAnswer, { signal }),
  );
  return (
    <ApplicationCounts value={value?.choices.vacancy ?? none}>
      <route.Screen {...props} />
    </ApplicationCounts>
  );
}
