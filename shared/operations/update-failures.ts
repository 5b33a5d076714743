/** Why an update was not made. The command `update --by-screen` ends with the statuses from 10 on for them. */
export const updateFailures = [
  'no_release',
  'other_machine',
  'misnamed',
  'present',
  'full_disk',
  'rehearsal',
  'start',
] as const;
export type UpdateFailureName = (typeof updateFailures)[number];

const firstStatus = 10;

/** The reason in English, for the command's output and the log; `failure` is what the screen has a sentence for. */
export class UpdateFailure extends Error {
  readonly failure: UpdateFailureName | undefined;

  constructor(failure: UpdateFailureName | undefined, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** The exit status of the command `update` after `error`; 1 for a reason that has no name. */
export function updateStatus(error: unknown): number {
  const place = error instanceof UpdateFailure && error.failure ? updateFailures.indexOf(error.failure) : -1;
  return place < 0 ? 1 : firstStatus + place;
}

/** The failure that an exit status of the command `update` stands for. */
export const failureOfUpdate = (status: number | null): UpdateFailureName | undefined =>
  updateFailures[(status ?? 0) - firstStatus];
