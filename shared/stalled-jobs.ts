/** Periodic jobs, by their names in the database. */
export const repeatedWork = [
  'publish-posts',
  'sweep-submissions',
  'gather-digests',
  'sweep-outbox',
  'sweep-trash',
  'sweep-sessions',
  'sweep-password-links',
  'sweep-audit-log',
  'sweep-visits',
  'sweep-media',
  'sweep-files',
] as const;
export type PeriodicJob = (typeof repeatedWork)[number];

/** Background work that does not finish by itself. */
export type StalledJobs = {
  /** Mails that were given up or refused; they lie in the outbox. */
  mails: number;
  /** Pictures whose smaller versions could not be made; they are shown as they were uploaded. */
  pictures: number;
  /** Repeated work that has failed for an hour, since when. */
  repeated: { kind: PeriodicJob; failingSince: string }[];
};

/** Whether nothing is stalled. */
export function isFlowing({ mails, pictures, repeated }: StalledJobs): boolean {
  return mails === 0 && pictures === 0 && repeated.length === 0;
}
