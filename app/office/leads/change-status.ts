import { ApiError, readApi } from '#app/office/components/api-client.ts';
import { confirmFirst } from '#app/office/components/confirm.ts';
import { readRecord } from '#app/office/components/record/read-record.ts';
import { m } from '#messages';
import { doneAnswer } from '#shared/answer-parts.ts';
import { type LeadKind, type LeadStatus, sectionOfLead } from '#shared/leads/lead.ts';
import { leadStatusAnswer } from '#shared/leads/lead-answers.ts';
import { statusLabel } from './lead-status.tsx';

/** A lead with the status shown in the list. */
export type ShownLead = { _id: string; status: LeadStatus };

const mostRounds = 4;

/** Servers without a call for a single lead are supported. */
const unknownCall: readonly number[] = [404, 405, 501];

/** The stored status; undefined when the server cannot tell, so that the change is unconditional. @throws ApiError */
async function readStored(kind: LeadKind, id: string): Promise<{ status?: LeadStatus; etag?: string }> {
  try {
    const { record: status, etag } = await readRecord(`/${sectionOfLead(kind)}/${id}`, leadStatusAnswer(kind));
    return { ...(status && { status }), ...(etag && { etag }) };
  } catch (error) {
    if (error instanceof ApiError && unknownCall.includes(error.status)) return {};
    throw error;
  }
}

/** Whether the user's choice overwrites a concurrent one; dismissing the dialog does not. */
function askWhose({ theirs, mine }: Record<'theirs' | 'mine', LeadStatus>): Promise<boolean> {
  const words = { theirs: statusLabel(theirs), mine: statusLabel(mine) };
  return confirmFirst({
    title: m.conflict_status_title(),
    text: m.conflict_status_text(words),
    confirmLabel: m.conflict_status_mine(words),
    cancelLabel: m.conflict_status_theirs(words),
    isDanger: false,
  });
}

/**
 * Changes a lead's status, and asks when it differs from the shown one.
 * @returns the server's message; undefined when the concurrent choice is kept
 * @throws ApiError
 */
export async function changeStatus(
  kind: LeadKind,
  { _id, status: shown }: ShownLead,
  chosen: LeadStatus,
): Promise<{ message?: string } | undefined> {
  let seen = shown;
  for (let round = 1; ; round++) {
    const { status = seen, etag } = await readStored(kind, _id);
    if (status !== seen && status !== chosen && !(await askWhose({ theirs: status, mine: chosen }))) return undefined;
    seen = status;
    try {
      const call = { method: 'PATCH', body: { status: chosen }, ifMatch: etag } as const;
      return await readApi(`/${sectionOfLead(kind)}/${_id}/status`, doneAnswer, call);
    } catch (error) {
      // Changed between reading and writing: read again once.
      if (!(error instanceof ApiError) || error.code !== 'changed' || round === mostRounds) throw error;
    }
  }
}
