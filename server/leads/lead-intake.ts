import type { Database } from '#server/core/db/database.ts';
import type { FileInspector } from '#server/core/files/inspection/file-inspector.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import { hashFile } from '#server/core/files/storage/content-hash.ts';
import type { Admission, SpamService } from '#server/core/spam/spam-service.ts';
import { fieldRefused } from '#shared/errors.ts';
import type { LeadKind, LeadStamp } from '#shared/leads/lead.ts';
import { artworkField, type FormArtworks, hashOfArtworks, inspectArtworks } from './artwork-intake.ts';
import { type FormCvResult, inspectCv, refuseLead } from './cv-intake.ts';
import { hashFields, type Idempotency, type SentLead } from './idempotency-service.ts';
import type { CheckedLead, LeadKindDescription, LeadValues, StoredLead } from './lead-kind.ts';
import type { LeadTable } from './lead-queries.ts';
import { isSubject } from './lead-subject-queries.ts';
import { originOf, type Sender } from './sender.ts';
import { insertFiles } from './thread-queries.ts';
import type { KeptUpload } from './upload-queries.ts';
import type { CheckedUpload, Uploads } from './upload-service.ts';

export type IntakeParts = {
  db: Database;
  idempotency: Idempotency;
  uploads: Uploads;
  spam: SpamService;
  inspector: FileInspector;
};
/** The files that came with a lead: a CV, or artwork and drawings. */
export type ReceivedFiles = { cv?: ReceivedFile | undefined; artworks?: readonly ReceivedFile[] | undefined };

type NewLead<Kind extends LeadKind> = {
  values: LeadValues<Kind>;
  /** A CV. */
  upload?: KeptUpload | undefined;
  /** Artwork and drawings. */
  files?: readonly KeptUpload[] | undefined;
  sender: Sender;
  admission: Admission;
};

const noCv = { name: '', size: 0 };
const bytesOf = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0) || undefined;
const cvMissing = () => fieldRefused('cv', 'career_cv_required');

/** Receives leads of one kind. Files are stored before the row, which then refers to them. */
export function leadIntake<Kind extends LeadKind>(
  { kind, read, subject, hasCv, takesFiles }: LeadKindDescription<Kind>,
  { table, parts }: { table: LeadTable<Kind>; parts: IntakeParts },
) {
  const { db, idempotency, uploads, spam, inspector } = parts;
  return {
    /** Stores a lead, once per key: with its files, or not at all. @throws AppError with one message per field */
    async submit(sent: unknown, sender: Sender, received: ReceivedFiles = {}): Promise<StoredLead<Kind>> {
      const network = sender.network?.address ?? '';
      const means = { inspector, network };
      const { cv, refusal } = hasCv ? await inspectCv(received.cv, means) : {};
      const artwork = await inspectArtworks((takesFiles && received.artworks) || [], means);
      const { checked, fieldErrors } = read(sent);
      const fileRefusal = hasCv && !cv ? (refusal ?? cvMissing()) : artwork.refusal;
      if (!checked || fileRefusal) throw refuseLead(fieldErrors, fileRefusal);
      const values = checked.toValues(cv ?? noCv);
      const hash = cv ? await hashFile(cv.file) : await hashOfArtworks(artwork.artworks);
      const lead = toSent(checked, sender, hash);
      const repeated = await idempotency.findRepeated(lead);
      if (repeated) return { ...repeated, ...values };
      await refuseUnknownSubject(checked);
      const checkedFiles: CheckedUpload[] = cv ? [cv] : artwork.artworks;
      const admission = await spam.admit(sender, { fields: checked.hashed, fileBytes: bytesOf(checkedFiles) });
      const stored: KeptUpload[] = [];
      try {
        for (const file of checkedFiles) stored.push(await uploads.putDown(file));
        const files = cv ? { upload: stored[0] } : { files: stored };
        return { ...(await store(lead, { values, ...files, sender, admission })), ...values };
      } finally {
        for (const upload of stored) await uploads.discard(upload);
      }
    },

    /** Stores a lead from a page's form, whose files may have been kept. @throws AppError as `submit` */
    async submitWithFiles(
      sent: unknown,
      sender: Sender,
      { uploads: files, hash, refusal }: FormArtworks,
    ): Promise<LeadStamp> {
      const { checked, fieldErrors } = read(sent);
      if (!checked || refusal) throw refuseLead(fieldErrors, refusal);
      const lead = toSent(checked, sender, hash);
      // A successful form that is sent again no longer has its kept files.
      const repeated = await idempotency.findRepeated(lead);
      if (repeated) return repeated;
      await refuseUnknownSubject(checked);
      const admission = await spam.admit(sender, { fields: checked.hashed, fileBytes: bytesOf(files) });
      return store(lead, { values: checked.toValues(noCv), files, sender, admission });
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

  function store(sent: SentLead, { values, upload, files = [], sender, admission }: NewLead<Kind>): Promise<LeadStamp> {
    return idempotency.storeOnce({ ...sent, networks: admission.networks }, async (transaction) => {
      const suspicion = await admission.settle(transaction);
      const internal: Record<string, string> = upload ? { cv_path: upload.path } : {};
      const lead = await table.insert(transaction, values, { origin: originOf(sender), suspicion, internal });
      if (upload && !(await uploads.takeOver(transaction, upload))) throw cvMissing();
      await insertFiles(transaction, files, { lead: lead._id, message: null, at: lead.createdAt });
      for (const file of files)
        if (!(await uploads.takeOver(transaction, file))) throw fieldRefused(artworkField, 'artwork_not_kept');
      return lead;
    });
  }
}
