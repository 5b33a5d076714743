import { Alert } from '#app/components/alert.tsx';
import { readApi } from '#app/components/back-office/api-client.ts';
import { AwaitData } from '#app/components/back-office/await-data.tsx';
import { readList } from '#app/components/back-office/list/read-list.ts';
import { type Outcome, outcomeOf } from '#app/components/back-office/outcome.ts';
import { OutboxList } from '#app/features/outbox/outbox-list.tsx';
import { m } from '#messages';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import { outboxEntryAnswer } from '#shared/outbox.ts';
import { type SiteStatus, siteStatusAnswer } from '#shared/site-status.ts';
import type { Route } from './+types/outbox-management';

export const handle = { title: m.admin_nav_outbox };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return {
    mails: readList(request, {
      path: '/outbox',
      schema: arrayOf(outboxEntryAnswer),
      filters: ['state'],
      failed: m.outbox_error_fetching,
    }),
    status: outcomeOf(readApi('/status', siteStatusAnswer), m.outbox_error_fetching()),
  };
}

export default function OutboxManagement({ loaderData }: Route.ComponentProps) {
  const { mails, status } = loaderData;
  return <OutboxList mails={mails} notice={<SetUpNotice status={status} />} />;
}

/** Shows that no mail server is configured; an unreadable status is ignored. */
function SetUpNotice({ status }: { status: Promise<Outcome<SiteStatus>> }) {
  return (
    <AwaitData outcome={status} loading={null} failed={() => null}>
      {({ mail }) => (mail.isSetUp ? null : <Alert kind="info" title={m.outbox_not_set_up()} />)}
    </AwaitData>
  );
}
