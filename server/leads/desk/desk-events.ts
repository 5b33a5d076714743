import type { AuditService } from '#server/accounts/audit/audit-service.ts';
import type { Database } from '#server/core/db/database.ts';
import { listLeadEvents } from '#server/leads/desk-row/lead-event-queries.ts';
import type { AuditEntry } from '#shared/accounts/account-answers.ts';
import type { AuditAction } from '#shared/accounts/audit.ts';
import type { Language } from '#shared/language.ts';
import { type Desk, deskLimits } from '#shared/leads/desk.ts';

type Events = Desk['events'];
type Parts = { db: Database; audit: Pick<AuditService, 'listEntries'> };
type Asked = { language: Language; nameOf: (account: string | null) => string | null };

/** What the desk tells from the audit log. */
const told: readonly string[] = [
  'cv_opened',
  'file_opened',
  'done',
  'reopened',
  'suspicion_cleared',
  'suspicion_marked',
] satisfies AuditAction[];
/** What it tells of the time before statuses were noted with their values. */
const toldBefore: readonly string[] = ['status_changed', 'sender_wrote'] satisfies AuditAction[];
/** The audit log's name of the call that changes what staff choose. */
const changeCall = 'PATCH /leads/:id';

/** What happened to a lead, oldest first: changes of status and owner with their values, the rest from the audit log. */
export async function listDeskEvents({ db, audit }: Parts, lead: string, { language, nameOf }: Asked): Promise<Events> {
  const limit = deskLimits.events;
  const noted = await listLeadEvents(db, lead, limit);
  const known: Events = noted.map(
    ({ id: _id, field, account_id, value_before, value_after, cause, created_at: at }) => {
      // The name of an owner whose account is gone is ''.
      const writeValue = (value: string | null) =>
        field === 'owner' && value !== null ? (nameOf(value) ?? '') : value;
      const action = field === 'owner' ? 'owner_changed' : 'status_changed';
      const values = { before: writeValue(value_before), after: writeValue(value_after), cause };
      return { _id, action, fields: [], by: nameOf(account_id), at, ...values };
    },
  );
  const since = noted[0]?.created_at;
  const entries = await audit.listEntries({ page: 1, limit }, { record: lead }, language);
  const logged = entries.items
    .toReversed()
    .flatMap((entry) => fromLog(entry, since !== undefined && entry.at >= since));
  const all = [...known, ...logged].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  // Each look at an application opens its CV: only the first by each person is an event.
  const isRepeated = ({ action, by }: Events[number], place: number) =>
    action === 'cv_opened' && all.findIndex((other) => other.action === action && other.by === by) < place;
  return all.filter((event, place) => !isRepeated(event, place));
}

/** An entry of the audit log as an event, without what is noted with its values; none for what the thread shows anyway. */
function fromLog({ _id, action, call, actor, at, ...entry }: AuditEntry, isNoted: boolean): Events {
  const fields = call === changeCall ? entry.fields.filter((field) => !(isNoted && field === 'owner')) : [];
  if (!(told.includes(action) || fields.length > 0 || (!isNoted && toldBefore.includes(action)))) return [];
  const values = { before: null, after: null, cause: 'hand' } as const;
  return [{ _id, action, fields, by: actor?.username ?? null, at, ...values }];
}
