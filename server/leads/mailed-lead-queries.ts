import type { Database } from '#server/db/database.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind, SuspicionReason } from '#shared/lead.ts';
import type { ServiceCategory } from '#shared/service-categories.ts';
import { type SubjectTable, toldSubject, withSubjects } from './lead-subject-queries.ts';

/** The data for a mail about a lead. */
export type MailedLead = {
  kind: LeadKind;
  id: string;
  reference: string;
  /** The language that the visitor wrote in. */
  language: Language;
  fullName: string;
  email: string;
  createdAt: string;
  company?: string;
  message?: string;
  typeOfInquiry?: ServiceCategory;
  phone?: string;
  cvName?: string;
  /** The reasons for suspicion. */
  suspicion: SuspicionReason[];
  /** The product or job opening it is about. */
  about?: { en: string; ar: string | null } | undefined;
};

type Row = Record<'id' | 'reference' | 'full_name' | 'email' | 'created_at' | 'suspicion', string> & {
  language: Language;
};

const readers: Record<LeadKind, (db: Database, id: string) => Promise<MailedLead | undefined>> = {
  async contact(db, id) {
    const row = await db.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { company, message, product_id: product } = row;
    const about = await subjectOf(db, 'product', { ...row, subject: product });
    return { ...common('contact', row), company, message, about };
  },

  async consultation(db, id) {
    const row = await db.selectFrom('consultation').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { company, message } = row;
    return { ...common('consultation', row), company, message, typeOfInquiry: row.type_of_inquiry };
  },

  async career(db, id) {
    const row = await db.selectFrom('career').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const about = await subjectOf(db, 'opening', { ...row, subject: row.opening_id });
    return { ...common('career', row), phone: row.phone_e164, cvName: row.cv_original_name, about };
  },
};

function common(kind: LeadKind, row: Row): MailedLead {
  const { id, reference, email, full_name: fullName, created_at: createdAt } = row;
  const suspicion = row.suspicion.split(' ').filter(Boolean) as SuspicionReason[];
  return { kind, id, reference, email, fullName, createdAt, suspicion, language: row.language };
}

type AboutRow = { subject: string | null; about_title: string | null; about_title_ar: string | null };

async function subjectOf(
  db: Database,
  table: SubjectTable,
  { subject, ...row }: AboutRow,
): Promise<MailedLead['about']> {
  const [{ about } = {}] = await withSubjects(db, table, [{ about: toldSubject(subject, row) }]);
  return about ? { en: about.title, ar: about.translations.ar.title ?? null } : undefined;
}

/** A lead in its current state; undefined when it was deleted. */
export function findMailedLead(db: Database, kind: LeadKind, id: string): Promise<MailedLead | undefined> {
  return readers[kind](db, id);
}
