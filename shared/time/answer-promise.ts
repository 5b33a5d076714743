import type { MessageKey } from '../text/message-key.ts';

/** The message that says within how many working days an answer comes; the usual numbers are words. */
export const promiseKey = (days: number) =>
  days === 2
    ? 'within_two_working_days'
    : days === 3
      ? 'within_three_working_days'
      : ('within_working_days' satisfies MessageKey);
