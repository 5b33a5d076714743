import { withinSentence } from '#app/office/kinds/form-words.ts';
import { statusLabel } from '#app/office/leads/lead-status.tsx';
import { undoDuration } from '#app/office/shell/toasts.tsx';
import { textFieldLabel } from '#app/office/translations/text-field-label.ts';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { formatList } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { Desk } from '#shared/leads/desk.ts';
import type { LeadStatus } from '#shared/leads/lead.ts';

type DeskEvent = Desk['events'][number];

const acts: Record<string, (parts: { name: string }) => string> = {
  cv_opened: m.desk_event_cv,
  file_opened: m.desk_event_file,
  done: m.desk_event_done,
  reopened: m.desk_event_reopened,
  suspicion_cleared: m.desk_event_cleared,
  suspicion_marked: m.desk_event_marked,
};

const opposites: Record<string, string> = {
  done: 'reopened',
  reopened: 'done',
  suspicion_cleared: 'suspicion_marked',
  suspicion_marked: 'suspicion_cleared',
};
/** With the time that the act and its undo take to reach the server. */
const longestUntilUndone = undoDuration + 5_000;

function undoes(next: DeskEvent, last: DeskEvent): boolean {
  if (next.by !== last.by || Date.parse(next.at) - Date.parse(last.at) > longestUntilUndone) return false;
  if (opposites[last.action]) return next.action === opposites[last.action];
  const isMovedBack = next.action === last.action && next.before === last.after && next.after === last.before;
  return isMovedBack && next.before !== next.after && next.cause === 'hand' && last.cause === 'hand';
}

/** What happened, oldest first, without what its author undid at once. */
export function leaveOutUndone(events: readonly DeskEvent[]): DeskEvent[] {
  const left: DeskEvent[] = [];
  for (const event of events) {
    const last = left.at(-1);
    if (last && undoes(event, last)) left.pop();
    else left.push(event);
  }
  return left;
}

/** What somebody did to a lead, or what moved it, as a sentence; without the values that an earlier release did not store. */
export function eventText(event: DeskEvent): string {
  const { action, fields, by } = event;
  const name = isolatedText(by ?? m.admin_thread_staff());
  const act = acts[action];
  if (act) return act({ name });
  if (action === 'sender_wrote') return m.desk_event_wrote();
  if (action === 'status_changed') return statusText(event, name);
  if (action === 'owner_changed') return ownerText(event, name);
  return m.desk_event_changed({
    name,
    fields: formatList(
      fields.flatMap((field) => {
        const label = textFieldLabel(field);
        return label === field ? [] : m.audit_the({ what: withinSentence(label) });
      }),
    ),
  });
}

function statusText({ before, after, cause }: DeskEvent, name: string): string {
  if (before === null || after === null) return m.desk_event_status({ name });
  const parts = { name, before: statusLabel(before as LeadStatus), after: statusLabel(after as LeadStatus) };
  if (cause === 'sender') return m.desk_event_status_sender(parts);
  return cause === 'answer' ? m.desk_event_status_answered(parts) : m.desk_event_status_moved(parts);
}

function ownerText({ before: from, after: to, by }: DeskEvent, name: string): string {
  const named = (owner: string | null) => isolatedText(owner || m.audit_removed_user());
  const parts = { name, before: named(from), after: named(to) };
  if (to === null) return from === by ? m.desk_event_owner_left(parts) : m.desk_event_owner_freed(parts);
  if (to === by) return m.desk_event_owner_taken(parts);
  return from === null ? m.desk_event_owner_given(parts) : m.desk_event_owner_moved(parts);
}
