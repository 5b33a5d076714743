/** Work in the background that does not come to its end by itself. */
export type StalledWork = {
  /** Mails that were given up or refused; they lie in the outbox. */
  mails: number;
  /** Pictures whose smaller versions could not be made; they are shown as they were uploaded. */
  pictures: number;
  /** Work that comes again and again and has failed for an hour, by its name, since when. */
  repeated: { kind: string; failingSince: string }[];
};

/** Whether all of it goes on by itself. */
export function isFlowing({ mails, pictures, repeated }: StalledWork): boolean {
  return mails === 0 && pictures === 0 && repeated.length === 0;
}
