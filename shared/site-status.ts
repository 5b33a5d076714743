import type { BackupState } from './backup.ts';

/** What the site stands on: its database, the disk for what is on its way, and the place of stored files. */
export const siteParts = ['database', 'disk', 'files'] as const;
export type SitePart = (typeof siteParts)[number];

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
  /** How the backups do, for administrators; null for other staff. */
  backup: BackupState | null;
};
