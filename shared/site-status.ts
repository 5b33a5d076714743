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
};
