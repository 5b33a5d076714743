import type { InvitationService } from '#server/accounts/users/invitation-service.ts';
import type { UserService } from '#server/accounts/users/user-service.ts';
import type { CompanyService } from '#server/content/company/company-service.ts';
import type { Database } from '#server/core/db/database.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import type { MailService } from '#server/core/mail/mail-service.ts';
import type { BackupService } from '#server/operations/backup/backup-service.ts';
import type { Company } from '#shared/content/company.ts';
import {
  type ExampleContact,
  exampleContacts,
  type FirstDay,
  type FirstDayItem,
  firstDayItems,
} from '#shared/content/first-day.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import { isAlarming } from '#shared/operations/site-status.ts';
import { firstDayQueries } from './first-day-queries.ts';

export type FirstDayService = ReturnType<typeof createFirstDayService>;

type Parts = {
  db: Database;
  company: Pick<CompanyService, 'getCompany'>;
  users: Pick<UserService, 'getUser' | 'isEmailTaken' | 'changeUser' | 'reliesOnPrintedPassword'>;
  invitations: Pick<InvitationService, 'hasOpenForAdministrator'>;
  mail: Pick<MailService, 'isSetUp' | 'isProven' | 'sendTest'>;
  backups: Pick<BackupService, 'getStatus'>;
  demo: { list: () => Promise<{ total: number }>; getNumbers: () => Promise<string[]> };
};
type Caller = { id: string };

const dismissedSetting = 'first_day_dismissed';
const demoKeptSetting = 'demo_content_kept';

/** What a new installation needs. Each item is read from the data; only the decision to keep the demo content is stored. */
export function createFirstDayService({ db, company, users, invitations, mail, backups, demo }: Parts) {
  const hasSecondAdministrator = async (): Promise<boolean> =>
    (await firstDayQueries.countAdministrators(db)) > 1 || (await invitations.hasOpenForAdministrator());

  return {
    async getFirstDay({ id }: Caller): Promise<FirstDay> {
      const examples = findExamples(await company.getCompany(), await demo.getNumbers());
      const { state, lastProvenAt, fixed, journal } = await backups.getStatus();
      const { total: demoRecords } = await demo.list();
      const isDone: Record<FirstDayItem, boolean> = {
        password: !(await users.reliesOnPrintedPassword()),
        company: examples.length === 0,
        mail: await mail.isProven(),
        backup: lastProvenAt !== null && state !== 'off' && !isAlarming(state, journal.state),
        demo: demoRecords === 0 || (await readSetting(db, demoKeptSetting)) === true,
        administrator: await hasSecondAdministrator(),
      };
      return {
        isDismissed: (await readSetting(db, dismissedSetting)) === true,
        items: firstDayItems.map((name) => ({ name, isDone: isDone[name] })),
        examples,
        mail: { isSetUp: mail.isSetUp, email: (await users.getUser(id)).email },
        backup: { state, lastProvenAt, fixed },
        demoRecords,
        hasLeads: await firstDayQueries.hasLeads(db),
      };
    },

    /** Hides the list, or shows it again, for all administrators. */
    setDismissed: (isDismissed: boolean): Promise<void> => writeSetting(db, dismissedSetting, isDismissed),

    /** Stores that the demo content stays on purpose, or no longer does. */
    keepDemoContent: (isKept: boolean): Promise<void> => writeSetting(db, demoKeptSetting, isKept),

    /**
     * Sends a test letter to the caller. `to` is for a caller without an address, whose address it becomes.
     * @returns where it went
     * @throws AppError `invalid` without any address, `conflict` for that of another account; as `MailService.sendTest` and `UserService.changeUser`
     */
    async sendTestLetter({ id }: Caller, to: string | undefined, language: Language): Promise<string> {
      const { email: known } = await users.getUser(id);
      const address = known ?? to;
      if (!address) throw fieldRefused('to', 'first_day_address_missing', 'invalid');
      if (!mail.isSetUp) throw new AppError('conflict', 'mail_not_set_up');
      if (!known && (await users.isEmailTaken(address))) throw fieldRefused('to', 'user_email_taken', 'conflict');
      await mail.sendTest(address, language);
      if (!known) await users.changeUser(id, { email: address });
      return address;
    },
  };
}

/** Mail to this domain reaches nobody (RFC 2606). */
const isExampleAddress = (email: string): boolean => email.trim().toLowerCase().endsWith('.example');
const readDigits = (number: string): string => number.replace(/\D/g, '').replace(/^00/, '');

/** The contacts that are still those of the demo content, whose numbers these are, or missing where one is needed. */
function findExamples({ phone, whatsapp, email, departments }: Company, numbers: string[]): ExampleContact[] {
  const known = new Set(numbers.map(readDigits));
  const isExampleNumber = (number: string): boolean => known.has(readDigits(number));
  const isExample: Record<ExampleContact, boolean> = {
    phone: readDigits(phone) === '' || isExampleNumber(phone),
    whatsapp: isExampleNumber(whatsapp),
    email: email === '' || isExampleAddress(email),
    departments: departments.some((one) => isExampleAddress(one.email) || isExampleNumber(one.phone)),
  };
  return exampleContacts.filter((contact) => isExample[contact]);
}
