import { expect, test } from 'vitest';
import { leaveOutUndone } from './event-text.ts';

type Told = Parameters<typeof leaveOutUndone>[0][number];

/** An event so many seconds after nine, by a colleague. */
function tell(seconds: number, action: string, more: Partial<Told> = {}): Told {
  const at = new Date(Date.UTC(2026, 4, 4, 9, 0, seconds)).toISOString();
  return {
    ...{ _id: `${seconds}`, action, at, fields: [], by: 'rana', before: null, after: null, cause: 'hand' },
    ...more,
  };
}
const moved = (seconds: number, before: string | null, after: string | null, more: Partial<Told> = {}) =>
  tell(seconds, 'status_changed', { before, after, ...more });

test.each<[string, Told[], string[]]>([
  ['done and undone', [tell(0, 'done'), tell(9, 'reopened')], []],
  ['undone twice', [tell(0, 'done'), tell(3, 'reopened'), tell(5, 'done'), tell(8, 'reopened')], []],
  ['done, undone and done', [tell(0, 'done'), tell(3, 'reopened'), tell(5, 'done')], ['5']],
  [
    'one within another',
    [tell(0, 'done'), moved(1, 'pending', 'read'), moved(2, 'read', 'pending'), tell(3, 'reopened')],
    [],
  ],
  ['a mark that was taken away', [tell(0, 'suspicion_cleared'), tell(6, 'suspicion_marked')], []],
  [
    'an owner for a moment',
    [tell(0, 'owner_changed', { after: 'omar' }), tell(6, 'owner_changed', { before: 'omar' })],
    [],
  ],
  ['a later change of mind', [tell(0, 'done'), tell(60, 'reopened')], ['0', '60']],
  ['a colleague opens it again', [tell(0, 'done'), tell(5, 'reopened', { by: 'omar' })], ['0', '5']],
  ['a third status', [moved(0, 'pending', 'read'), moved(5, 'read', 'replied')], ['0', '5']],
  [
    'an answer that was given',
    [moved(0, 'pending', 'replied', { cause: 'answer' }), moved(5, 'replied', 'pending')],
    ['0', '5'],
  ],
  ['the same done twice', [tell(0, 'file_opened'), tell(1, 'file_opened')], ['0', '1']],
  ['changes without values', [moved(0, null, null), moved(1, null, null)], ['0', '1']],
])('%s', (_, events, left) => {
  expect(leaveOutUndone(events).map(({ _id }) => _id)).toEqual(left);
});
