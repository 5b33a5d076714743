import { NativeSelect, TextInput } from '@mantine/core';
import { statusLabel } from '#app/office/leads/lead-status.tsx';
import { m } from '#messages';
import { meetingLengths } from '#shared/leads/follow.ts';
import type { CareerStatus } from '#shared/leads/lead.ts';
import { limits } from '#shared/limits.ts';
import styles from './composer.module.css';
import buttons from './desk-buttons.module.css';

/** What a letter to an applicant decides; undefined: nothing. */
export type Decision = 'invite' | 'reject' | undefined;
/** As the fields have it; `meetsAt` in the time of this browser. */
export type MeetingFields = { meetsAt: string; meetingMinutes: string; meetingPlace: string };
export const noMeeting: MeetingFields = { meetsAt: '', meetingMinutes: '60', meetingPlace: '' };

const statusOf: Record<'invite' | 'reject', CareerStatus> = { invite: 'reviewed', reject: 'rejected' };

/** What goes with a letter that decides. */
export function decidedBy(decision: Decision, { meetsAt, ...meeting }: MeetingFields): Record<string, string> {
  if (!decision) return {};
  const invites = decision === 'invite' && meetsAt;
  return {
    status: statusOf[decision],
    ...(invites && { ...meeting, meetsAt: new Date(meetsAt).toISOString() }),
  };
}

type DecisionProps = {
  decision: Decision;
  meeting: MeetingFields;
  onChange: (meeting: MeetingFields) => void;
  onEnd: () => void;
};

/** What sending decides, and of an invitation the time and the place. */
export function DecisionFields({ decision, meeting, onChange, onEnd }: DecisionProps) {
  if (!decision) return null;
  return (
    <fieldset className={styles.decision} aria-label={decision === 'invite' ? m.desk_invite() : m.desk_reject()}>
      {decision === 'invite' && (
        <>
          <TextInput
            size="xs"
            type="datetime-local"
            label={m.desk_meeting_time()}
            value={meeting.meetsAt}
            onChange={({ currentTarget }) => onChange({ ...meeting, meetsAt: currentTarget.value })}
          />
          <NativeSelect
            size="xs"
            label={m.desk_meeting_minutes()}
            data={[...meetingLengths]}
            value={meeting.meetingMinutes}
            onChange={({ currentTarget }) => onChange({ ...meeting, meetingMinutes: currentTarget.value })}
          />
          <TextInput
            size="xs"
            label={m.mail_meeting_place()}
            dir="auto"
            maxLength={limits.name}
            value={meeting.meetingPlace}
            onChange={({ currentTarget }) => onChange({ ...meeting, meetingPlace: currentTarget.value })}
          />
        </>
      )}
      <p>{m.desk_decides({ status: statusLabel(statusOf[decision]) })}</p>
      <button type="button" className={buttons.button} onClick={onEnd}>
        {m.desk_decides_not()}
      </button>
    </fieldset>
  );
}

/** Begin a letter that decides. */
export function DecisionButtons({ onDecide }: { onDecide: (decision: Decision) => void }) {
  return (
    <>
      <button type="button" className={buttons.button} data-desk="invite" onClick={() => onDecide('invite')}>
        {m.desk_invite()}
      </button>
      <button type="button" className={buttons.button} onClick={() => onDecide('reject')}>
        {m.desk_reject()}
      </button>
    </>
  );
}
