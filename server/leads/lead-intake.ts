import type { Database } from '#server/db/database.ts';
import { hashFile } from '#server/files/content-hash.ts';
import type { FileInspector } from '#server/files/file-inspector.ts';
import type { ReceivedFile } from '#server/files/received-file.ts';
import type { Admission, SpamService } from '#server/spam/spam-service.ts';
import { fieldRefused } from '#shared/errors.ts';
import type { LeadKind, LeadStamp } from '#shared/lead.ts';
import { type FormCvResult, inspectCv, refuseLead } from './cv-intake.ts';
import { hashFields, type Idempotency, type SentLead } from './idempotency-service.ts';
import type { CheckedLead, LeadKindDescription, LeadValues, StoredLead } from './lead-kind.ts';
import type { LeadTable } from './lead-queries.ts';
import { isSubject } from './lead-subject-queries.ts';
import { originOf, type Sender } from './sender.ts';
import type { KeptUpload } from './upload-queries.ts';
import type { Uploads } from './upload-service.ts';

export type IntakeParts = {
  db: Database;
  idempotency: Idempotency;
  uploads: Uploads;
  spam: SpamService;
  inspector: FileInspector;
};
type NewLead<Kind extends LeadKind> = {
  values: LeadValues<Kind>;
  upload?: KeptUpload | undefined;
  sender: Sender;
  admission: Admission;
};

const noCv = { name: '', size: 0 };
const cvMissing = () => fieldRefused('cv', 'career_cv_required');

/** Receives leads of one kind. A CV is stored before the row, in which it is then referenced. */
export function leadIntake<Kind extends LeadKind>(
  { kind, read, subject, hasCv }: LeadKindDescription<Kind>,
  { table, parts }: { table: LeadTable<Kind>; parts: IntakeParts },
) {
  const { db, idempotency, uploads, spam, inspector } = parts;
  return {
    /** Stores a lead, once per key: with its CV, or not at all. @throws AppError with one message per field */
    async submit(sent: unknown, sender: Sender, received?: ReceivedFile): Promise<StoredLead<Kind>> {
      const network = sender.network?.address ?? '';
      const { cv, refusal } = hasCv ? await inspectCv(received, { inspector, network }) : {};
      const { checked, fieldErrors } = read(sent);
      const cvRefusal = hasCv && !cv ? (refusal ?? cvMissing()) : undefined;
      if (!checked || cvRefusal) throw refuseLead(fieldErrors, cvRefusal);
      const values = checked.toValues(cv ?? noCv);
      const lead = toSent(checked, sender, cv && (await hashFile(cv.file)));
      const repeated = await idempotency.findRepeated(lead);
      if (repeated) return { ...repeated, ...values };
      await refuseUnknownSubject(checked);
      const admission = await spam.admit(sender, { fields: checked.hashed, fileBytes: cv?.size });
      const upload = cv && (await uploads.putDown(cv));
      try {
        return { ...(await store(lead, { values, upload, sender, admission })), ...values };
      } finally {
        if (upload) await uploads.discard(upload);
      }
    },

    /** Stores a lead from a page's form, whose CV may have been kept. @throws AppError as `submit` */
    async submitWithCv(sent: unknown, sender: Sender, { upload, hash, refusal }: FormCvResult): Promise<LeadStamp> {
      const { checked, fieldErrors } = read(sent);
      if (checked && !refusal) {
        // Before a missing CV is refused: a successful form that is sent again no longer has its kept CV.
        const repeated = await idempotency.findRepeated(toSent(checked, sender, hash));
        if (repeated) return repeated;
      }
      if (!checked || !upload) throw refuseLead(fieldErrors, upload ? undefined : (refusal ?? cvMissing()));
      await refuseUnknownSubject(checked);
      const lead = toSent(checked, sender, hash);
      const admission = await spam.admit(sender, { fields: checked.hashed, fileBytes: upload.size });
      return store(lead, { values: checked.toValues(upload), upload, sender, admission });
    },
  };

  function toSent({ hashed }: CheckedLead<Kind>, { key }: Sender, file?: string): SentLead {
    return { kind, key, hash: { fields: hashFields(kind, hashed), ...(file && { file }) } };
  }

  async function refuseUnknownSubject({ subject: id, mentions = [] }: CheckedLead<Kind>): Promise<void> {
    const named = subject && id ? [{ ...subject, id }, ...mentions] : mentions;
    for (const each of named)
      if (!(await isSubject(db, each.table, each.id))) throw fieldRefused(each.field, each.unknown);
  }

  function store(sent: SentLead, { values, upload, sender, admission }: NewLead<Kind>): Promise<LeadStamp> {
    return idempotency.storeOnce({ ...sent, networks: admission.networks }, async (transaction) => {
      const suspicion = await admission.settle(transaction);
      const internal: Record<string, string> = upload ? { cv_path: upload.path } : {};
      const lead = await table.insert(transaction, values, { origin: originOf(sender), suspicion, internal });
      if (upload && !(await uploads.takeOver(transaction, upload))) throw cvMissing();
      return lead;
    });
  }
}
