import type { BackupState } from './backup.ts';

/** What the site stands on: its database, the disk for what is on its way, and the place of stored files. */
export const siteParts = ['database', 'disk', 'files'] as const;
export type SitePart = (typeof siteParts)[number];

/** What strangers may make the site keep, where there is a bound for all of them: files on their way, CVs of rejected forms, messages. */
export const boundedStores = ['uploads', 'cvs', 'messages'] as const;
export type BoundedStore = (typeof boundedStores)[number];

/** What all staff must know about the site itself. */
export type SiteStatus = {
  mail: {
    /** Without a mail server mail stays in the outbox. */
    isSetUp: boolean;
    /** Since when mail to staff has not been delivered; null while all is well. */
    failingSince: string | null;
    /** How many mails have not left the outbox. */
    undelivered: number;
  };
  /** What cannot do its work now. */
  troubles: SitePart[];
  /** What has reached its bound: nothing is lost, but visitors are asked for more than usual. */
  full: BoundedStore[];
  /** How the backups do, for administrators; null for other staff. */
  backup: BackupState | null;
};
