import type { AuditService } from '#server/accounts/audit/audit-service.ts';
import type { Database } from '#server/core/db/database.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { removeMailsToOrAbout } from '#server/core/mail/queue-mail.ts';
import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import { type Retention, retentionSchema } from '#shared/leads/privacy.ts';
import { day, hour } from '#shared/units.ts';
import type { LeadErasure } from './lead-erasure.ts';
import { listPersonalLeads } from './lead-erasure-queries.ts';

type RetentionParts = {
  db: Database;
  leads: LeadErasure;
  audit: AuditService;
  /** Called when administrators change the retention, which the privacy page states. */
  onChange: () => void;
  now: () => number;
};

const setting = 'retention';
const batchSize = 100;
const everythingKept: Retention = { contacts: null, consultations: null, careers: null, quotes: null };

/** The moment this many months before `now`, clamped to the end of shorter months. */
function monthsBefore(now: number, months: number): string {
  const then = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').subtract({ months });
  return new Date(then.epochMilliseconds).toISOString();
}

/** The first day on which a lead of this moment is that old: the inverse of `monthsBefore`. */
function monthsAfter(createdAt: string, months: number): string {
  const sent = Temporal.Instant.from(createdAt).toZonedDateTimeISO('UTC');
  let until = sent.add({ months });
  while (monthsBefore(until.epochMilliseconds, months) < sent.toInstant().toString({ smallestUnit: 'millisecond' }))
    until = until.add({ days: 1 });
  return new Date(until.epochMilliseconds).toISOString();
}

async function readRetention(db: Database): Promise<Retention> {
  const chosen = retentionSchema.safeParse(await readSetting(db, setting));
  return chosen.success ? chosen.data : everythingKept;
}

const noticeDays = 30;

/** What was sent until then is anonymised within 30 days, to the hour; '' for a kind that is kept. */
export async function findExpiring(db: Database, kind: LeadKind): Promise<string> {
  const months = (await readRetention(db))[sectionOfLead(kind)];
  const soon = Math.floor(Date.now() / hour) * hour + noticeDays * day;
  return months === null ? '' : monthsBefore(soon, months);
}

/** Retention of visitors' personal data, and its anonymisation. */
export function createRetention({ db, leads, audit, onChange, now }: RetentionParts) {
  const getRetention = () => readRetention(db);

  /** Erases leads with their mails, files and what followed; the audit log calls it `action`. */
  async function eraseLeads(kind: LeadKind, ids: readonly string[], action: 'erased' | 'retention_applied') {
    const files = await db.transaction().execute(async (transaction) => {
      const outcome = await leads.erase(transaction, kind, { ids, at: new Date(now()) });
      await removeMailsToOrAbout(transaction, { leads: ids });
      const section = sectionOfLead(kind);
      const entries = outcome.erased.map((record) => ({ action, section, record }));
      await audit.record(entries, transaction);
      return outcome.files;
    });
    await leads.discardFiles(files);
  }

  /** Anonymises one batch of older leads. @returns whether there may be more */
  async function eraseBatch(kind: LeadKind, until: string): Promise<boolean> {
    const ids = await listPersonalLeads(db, kind, { until, limit: batchSize });
    if (ids.length > 0) await eraseLeads(kind, ids, 'retention_applied');
    return ids.length === batchSize;
  }

  return {
    getRetention,

    async setRetention(retention: Retention): Promise<void> {
      await writeSetting(db, setting, retention);
      onChange();
    },

    /** When a lead that was sent at this time is anonymised; null: not by itself. */
    async keptUntil(kind: LeadKind, createdAt: string): Promise<string | null> {
      const months = (await getRetention())[sectionOfLead(kind)];
      return months === null ? null : monthsAfter(createdAt, months);
    },

    /** Erases one lead at the wish of its sender, who holds its private address. */
    eraseLead: (kind: LeadKind, id: string): Promise<void> => eraseLeads(kind, [id], 'erased'),

    /** Anonymises expired leads; several processes may do so at once. */
    async applyRetention(): Promise<void> {
      const retention = await getRetention();
      for (const kind of leadKinds) {
        const months = retention[sectionOfLead(kind)];
        if (months === null) continue;
        const until = monthsBefore(now(), months);
        while (await eraseBatch(kind, until));
      }
    },
  };
}
