import type { BackupState } from './backup.ts';

/** The infrastructure: the database, the disk for uploads, and the file store. */
export const siteParts = ['database', 'disk', 'files'] as const;
export type SitePart = (typeof siteParts)[number];

/** Limits on strangers' data in total: running uploads, CVs of rejected forms, messages. */
export const boundedStores = ['uploads', 'cvs', 'messages'] as const;
export type BoundedStore = (typeof boundedStores)[number];

/** Facts about the site for all staff. */
export type SiteStatus = {
  mail: {
    /** Without a mail server mail stays in the outbox. */
    isSetUp: boolean;
    /** Since when mail to staff has not been delivered; null while all is well. */
    failingSince: string | null;
    /** How many mails have not left the outbox. */
    undelivered: number;
  };
  /** The failing parts. */
  troubles: SitePart[];
  /** Limits that are reached: nothing is lost, but visitors get challenges. */
  full: BoundedStore[];
  /** How the backups do, for administrators; null for other staff. */
  backup: BackupState | null;
};
