import { buffer } from 'node:stream/consumers';
import type { AuditService, NewAuditEntry } from '#server/accounts/audit/audit-service.ts';
import type { Database } from '#server/core/db/database.ts';
import { downloadName } from '#server/core/files/download-name.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { findContentType } from '#server/core/files/storage/storage-path.ts';
import { countMailsToOrAbout, removeMailsToOrAbout } from '#server/core/mail/queue-mail.ts';
import type { KeptUpload } from '#server/leads/files/upload-queries.ts';
import { AppError } from '#shared/errors.ts';
import { type LeadKind, type LeadSection, leadKinds, leadSections, sectionOfLead } from '#shared/leads/lead.ts';
import { countFindings, type PersonFindings, type PersonRecord } from '#shared/leads/privacy.ts';
import { normalLine } from '#shared/text/normal-text.ts';
import { readAddress } from '#shared/text/read-address.ts';
import { fromKeys } from '#shared/typed-entries.ts';
import type { LeadErasure, PersonalLeads } from './lead-erasure.ts';
import type { PersonalLead } from './lead-erasure-queries.ts';
import { createRetention } from './retention.ts';

export type PrivacyService = ReturnType<typeof createPrivacyService>;

type Parts = {
  db: Database;
  leads: LeadErasure;
  audit: AuditService;
  files: FileStore;
  /** A phone number as people type it, in E.164. */
  toPhoneNumber: (typed: string) => string | undefined;
  /** Called when administrators change the retention, which the privacy page states. */
  onChange?: () => void;
  now?: () => number;
};

/** The person searched for, and what was found. */
type Found = { email: string | undefined; leads: PersonalLeads };

type Erasure = {
  /** The account that erases. */
  by?: string | undefined;
  /** The selected records of those found; all by default. */
  records?: readonly string[] | undefined;
};

/** The address that is searched for; what was stored before addresses were judged is found as it is typed. */
function addressMeant(typed: string): string {
  const read = readAddress(typed);
  return 'address' in read ? read.address : (read.mended ?? typed);
}

/** The export for a person: each record with all sent fields, its files as base64. */
type PersonExport = { exportedAt: string } & Record<LeadSection, object[]>;

/**
 * Retention of personal data, and requests for access and erasure by a person, who is identified by e-mail address or
 * phone number.
 */
export function createPrivacyService(parts: Parts) {
  const { db, leads: erasure, audit, files: store, toPhoneNumber, onChange = () => {}, now = () => Date.now() } = parts;

  /** @throws AppError `invalid` for anything but an address or a number */
  async function findLeads(person: string): Promise<Found> {
    const typed = normalLine(person);
    if (typed.includes('@')) {
      const email = addressMeant(typed);
      return { email, leads: await erasure.findByPerson({ email }) };
    }
    const phone = toPhoneNumber(typed);
    if (!phone) throw unknownKind();
    return { email: undefined, leads: await erasure.findByPerson({ phone }) };
  }

  async function summarise({ email, leads }: Found): Promise<PersonFindings> {
    const records = leadSections.flatMap((section) => leads[section].map((lead) => toRecord(section, lead)));
    const mails = await countMailsToOrAbout(db, { email, leads: records.map(({ _id }) => _id) });
    return { records, mails, drafts: (await erasure.findDrafts(listEmails({ email, leads }))).length };
  }

  /** Everything but files, in one transaction, with an audit entry for each record. */
  function eraseRows({ email, leads }: Found, by: string | undefined) {
    return db.transaction().execute(async (transaction) => {
      const files = [];
      const entries: NewAuditEntry[] = [];
      for (const kind of leadKinds) {
        const section = sectionOfLead(kind);
        const ids = leads[section].map(({ id }) => id);
        const outcome = await erasure.erase(transaction, kind, { ids, at: new Date(now()) });
        files.push(...outcome.files);
        entries.push(...outcome.erased.map((record) => ({ action: 'erased' as const, section, record, by })));
      }
      await removeMailsToOrAbout(transaction, {
        email,
        leads: Object.values(leads).flatMap((some) => some.map(({ id }) => id)),
      });
      // Last: other writers of the log wait for the rest of this transaction.
      await audit.record(entries, transaction);
      return files;
    });
  }

  async function readFile({ name, path }: Pick<KeptUpload, 'name' | 'path'>): Promise<object> {
    const content = await buffer(await store.read(path));
    return { name: downloadName(name, path), type: findContentType(path), base64: content.toString('base64') };
  }

  async function exportOne(kind: LeadKind, id: string): Promise<object[]> {
    const whole = await erasure.readWhole(kind, id);
    if (!whole) return [];
    const cv = whole.cv && (await readFile(whole.cv));
    const files = [];
    for (const file of whole.files) files.push(await readFile(file));
    return [{ ...whole.lead, ...(cv && { cv }), ...(files.length > 0 && { files }) }];
  }

  return {
    ...createRetention({ db, leads: erasure, audit, onChange, now }),

    /** The data held about a person. @throws AppError `invalid` for anything but an address or a number */
    findPerson: async (person: string): Promise<PersonFindings> => summarise(await findLeads(person)),

    /**
     * Erases the data held about a person, or only `records` of it with their mails. @returns what was erased;
     * statuses, times and categories stay anonymously.
     * @throws AppError `not_found` when there is nothing, and as `findPerson`
     */
    async erasePerson(person: string, { by, records }: Erasure = {}): Promise<PersonFindings> {
      const all = await findLeads(person);
      const found = records ? only(all, records) : all;
      const findings = await summarise(found);
      if (countFindings(findings) === 0) throw new AppError('not_found', 'privacy_person_not_found');
      const drafts = await erasure.findDrafts(listEmails(found));
      const files = await eraseRows(found, by);
      await erasure.discardFiles([...files, ...drafts]);
      return findings;
    },

    /** All data a person has sent, or only `records` of it, in one document. @throws as `findPerson` */
    async exportPerson(person: string, records?: readonly string[]): Promise<PersonExport> {
      const all = await findLeads(person);
      const { leads } = records ? only(all, records) : all;
      const exportedAt = new Date(now()).toISOString();
      const exported: PersonExport = { exportedAt, ...fromKeys(leadSections, (): object[] => []) };
      for (const kind of leadKinds) {
        const section = sectionOfLead(kind);
        for (const { id } of leads[section]) exported[section].push(...(await exportOne(kind, id)));
      }
      return exported;
    },
  };
}

/** The selected records of those found, without mails to the address, which belong to all of them. */
function only({ leads }: Found, records: readonly string[]): Found {
  const chosen = (section: LeadSection) => leads[section].filter(({ id }) => records.includes(id));
  return { email: undefined, leads: fromKeys(leadSections, chosen) };
}

function unknownKind(): AppError {
  const key = 'privacy_person_wrong';
  return new AppError('invalid', 'error_validation', { fields: { person: { key } } });
}

function toRecord(section: LeadSection, { id, ...lead }: PersonalLead): PersonRecord {
  return { section, _id: id, ...lead };
}

/** The addresses under which a rejected form's CV may have been kept. */
function listEmails({ email, leads }: Found): string[] {
  return [...new Set([...(email ? [email] : []), ...leads.careers.map((lead) => lead.email)])];
}
