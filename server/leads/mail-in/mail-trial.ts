import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '#server/core/config/config.ts';
import type { Database } from '#server/core/db/database.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { findJobStates } from '#server/core/jobs/job-queries.ts';
import type { ReadLetter } from '#server/core/mail/incoming/read-letter.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import { type AnswersState, mailboxFaults } from '#shared/operations/site-settings.ts';
import { minute } from '#shared/units.ts';

export type MailTrial = ReturnType<typeof createMailTrial>;

type Parts = {
  db: Database;
  company: { getCompany(): Promise<{ email: string }> };
  mail: { sendTest(to: string, language: Language, id: string): Promise<void> };
  settings: { now(): Pick<Config, 'imap' | 'mailFrom' | 'mailReplyTo'> };
  now?: () => number;
};

export const mailInJob = 'fetch-mail';
/** How often a mailbox is looked through whose server does not tell of new letters. */
export const lookEveryMilliseconds = 3 * minute;

const trialSetting = 'mail_trial';
const trialShape = z.object({
  ...{ token: z.string(), address: z.string(), sentAt: z.string(), cameBackAt: z.string().nullable() },
});

/** A letter of the site to itself, which has to come back as answers do. */
export function createMailTrial({ db, company, mail, settings, now = Date.now }: Parts) {
  const time = () => new Date(now()).toISOString();
  const readTrial = async () => trialShape.safeParse(await readSetting(db, trialSetting)).data;

  /** Where the answer to a letter would go: the same kind of address, which not every mailbox takes. */
  async function addressWith(token: string): Promise<string> {
    const { mailFrom, mailReplyTo } = settings.now();
    if (!mailReplyTo) return mailFrom?.address ?? (await company.getCompany()).email;
    const [local, host] = mailReplyTo.address.split('@');
    return `${local}+${token}@${host}`;
  }

  async function describeFailing(): Promise<AnswersState['failing']> {
    const { failingSince: since, lastError } = (await findJobStates(db, [mailInJob])).get(mailInJob) ?? {};
    if (!since || !settings.now().imap) return null;
    return { since, reason: mailboxFaults.find((name) => name === lastError) ?? 'unexpected' };
  }

  return {
    /** @throws AppError `conflict` without a mailbox; as `MailService.sendTest` */
    async send(language: Language): Promise<void> {
      if (!settings.now().imap) throw new AppError('conflict', 'answers_not_set_up');
      const token = `trial-${randomBytes(10).toString('hex')}`;
      const address = await addressWith(token);
      // It may come back before the mail server has said that it took it.
      await writeSetting(db, trialSetting, { token, address, sentAt: time(), cameBackAt: null });
      try {
        await mail.sendTest(address, language, token);
      } catch (error) {
        await writeSetting(db, trialSetting, null);
        throw error;
      }
    },

    /** Whether a letter is the one that was sent; its return is stored. */
    async receive({ recipients, messageId }: Pick<ReadLetter, 'recipients' | 'messageId'>): Promise<boolean> {
      const trial = await readTrial();
      if (!trial || !`${recipients}\n${messageId}`.toLowerCase().includes(trial.token)) return false;
      if (trial.cameBackAt === null) await writeSetting(db, trialSetting, { ...trial, cameBackAt: time() });
      return true;
    },

    async describe(): Promise<AnswersState> {
      const trial = await readTrial();
      const failing = await describeFailing();
      if (!trial) return { failing, trial: null };
      const { address, sentAt, cameBackAt } = trial;
      const isLost = cameBackAt === null && now() - Date.parse(sentAt) > lookEveryMilliseconds + minute;
      return { failing, trial: { address, sentAt, cameBackAt, isLost } };
    },
  };
}
