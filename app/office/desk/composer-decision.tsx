import { NativeSelect, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { statusLabel } from '#app/office/leads/lead-status.tsx';
import { m } from '#messages';
import type { Decided } from '#shared/leads/desk.ts';
import { meetingLengths } from '#shared/leads/follow.ts';
import type { CareerStatus } from '#shared/leads/lead.ts';
import { limits } from '#shared/limits.ts';
import { fromTimeInAmman } from '#shared/time/time-in-amman.ts';
import styles from './composer.module.css';
import { DeskButton } from './desk-button.tsx';

export type Decision = Decided['decision'];
export const noMeeting = { meetsAt: '', meetingMinutes: '60', meetingPlace: '' } as const;

const statusOf: Record<Decision, CareerStatus> = { invite: 'reviewed', reject: 'rejected' };

/** What goes with a letter that decides; nothing with another. */
export function decidedBy(decided: Decided | null | undefined): Record<string, string> {
  if (!decided) return {};
  const { decision, meetsAt, ...meeting } = decided;
  const invites = decision === 'invite' && meetsAt;
  return {
    status: statusOf[decision],
    ...(invites && { ...meeting, meetsAt: fromTimeInAmman(meetsAt) }),
  };
}

type DecisionProps = {
  decided: Decided;
  /** What is wrong with the time; '' for nothing. */
  timeError: string;
  timeField: RefObject<HTMLInputElement | null>;
  onChange: (decided: Decided) => void;
  onEnd: () => void;
};

/** What sending decides, and of an invitation the time and the place. */
export function DecisionFields({ decided, timeError, timeField, onChange, onEnd }: DecisionProps) {
  const { decision } = decided;
  const set = (part: Partial<Decided>) => onChange({ ...decided, ...part });
  return (
    <fieldset className={styles.decision} aria-label={decision === 'invite' ? m.desk_invite() : m.desk_reject()}>
      {decision === 'invite' && (
        <>
          <TextInput
            size="xs"
            ref={timeField}
            className={styles.when}
            type="datetime-local"
            label={m.desk_meeting_time()}
            error={timeError}
            required={decided.meetingPlace.trim() !== ''}
            value={decided.meetsAt}
            onChange={({ currentTarget }) => set({ meetsAt: currentTarget.value })}
          />
          <NativeSelect
            size="xs"
            className={styles.minutes}
            label={m.desk_meeting_minutes()}
            data={[...meetingLengths]}
            value={decided.meetingMinutes}
            onChange={({ currentTarget }) =>
              set({
                meetingMinutes: meetingLengths.find((each) => each === currentTarget.value) ?? noMeeting.meetingMinutes,
              })
            }
          />
          <TextInput
            size="xs"
            className={styles.where}
            label={m.mail_meeting_place()}
            dir="auto"
            maxLength={limits.name}
            value={decided.meetingPlace}
            onChange={({ currentTarget }) => set({ meetingPlace: currentTarget.value })}
          />
        </>
      )}
      <div className={styles.decides}>
        <p>{m.desk_decides({ status: statusLabel(statusOf[decision]) })}</p>
        <DeskButton onClick={onEnd}>{m.desk_decides_not()}</DeskButton>
      </div>
    </fieldset>
  );
}

/** Begin a letter that decides. */
export function DecisionButtons({ onDecide }: { onDecide: (decision: Decision) => void }) {
  return (
    <>
      <DeskButton data-desk="invite" onClick={() => onDecide('invite')}>
        {m.desk_invite()}
      </DeskButton>
      <DeskButton onClick={() => onDecide('reject')}>{m.desk_reject()}</DeskButton>
    </>
  );
}
