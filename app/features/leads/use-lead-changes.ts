import { readApi } from '#app/components/back-office/api-client.ts';
import { useActions } from '#app/components/back-office/use-actions.ts';
import { m } from '#messages';
import { doneAnswer } from '#shared/answers/answer-parts.ts';
import { type LeadStatus, sectionOfLead } from '#shared/lead.ts';
import { changeStatus, type ShownLead } from './change-status.ts';
import { senderName } from './lead-cells.tsx';
import type { AnyLead, LeadScreen } from './lead-screen.ts';

type Changed<Lead extends AnyLead> = Pick<LeadScreen<Lead>, 'kind' | 'status' | 'words'>;

/** Deleting and status changes of one kind of leads; the list is read again after each. */
export function useLeadChanges<Lead extends AnyLead>(
  { kind, status: ofStatus, words }: Changed<Lead>,
  tellFailure: (error: unknown, words: string) => void,
) {
  const { act } = useActions(tellFailure);
  const path = `/${sectionOfLead(kind)}`;
  return {
    /** Settles when the list shows it, or the error is shown. */
    changeStatus: (lead: ShownLead, status: LeadStatus) =>
      act({
        call: () => changeStatus(kind, lead, status),
        done: (answer) => answer && (answer.message || ofStatus?.updated()),
        failed: ofStatus?.failed() ?? '',
      }),

    /** Clears a suspicion mark. */
    clearSuspicion: (id: string) =>
      act({
        call: () => readApi(`${path}/${id}/suspicion`, doneAnswer, { method: 'DELETE' }),
        done: ({ message }) => message || m.suspicion_cleared(),
        failed: m.admin_suspicious_error(),
      }),

    /** Confirms first, naming the sender. */
    remove: (lead: Lead) =>
      act({
        ask: { title: m.admin_confirm_delete(), text: words.confirmDelete({ name: senderName(lead) }) },
        call: () => readApi(`${path}/${lead._id}`, doneAnswer, { method: 'DELETE' }),
        done: ({ message }) => message || words.deleted(),
        failed: words.deleteFailed(),
      }),
  };
}
