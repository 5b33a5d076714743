import type { Database } from '#server/core/db/database.ts';
import type { FileInspector } from '#server/core/files/inspection/file-inspector.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import type { Admission, SpamService } from '#server/core/spam/spam-service.ts';
import {
  artworkField,
  type FormFiles,
  fileRules,
  hashOfFiles,
  inspectFiles,
  missingFile,
} from '#server/leads/files/file-intake.ts';
import type { KeptUpload } from '#server/leads/files/upload-queries.ts';
import type { CheckedUpload, Uploads } from '#server/leads/files/upload-service.ts';
import { hashFields, type Idempotency, type SentLead } from '#server/leads/forms/idempotency-service.ts';
import { type Sender, toLeadOrigin } from '#server/leads/forms/sender.ts';
import {
  type CheckedLead,
  type LeadKindDescription,
  type LeadValues,
  noCv,
  type StoredLead,
} from '#server/leads/kinds/lead-kind.ts';
import type { LeadTable } from '#server/leads/kinds/lead-queries.ts';
import { isSubject } from '#server/leads/kinds/lead-subject-queries.ts';
import { insertFiles } from '#server/leads/thread/thread-queries.ts';
import { AppError, type FieldErrors, fieldRefused, fieldsRefused } from '#shared/errors.ts';
import { type Language, toLanguage } from '#shared/language.ts';
import type { LeadKind, LeadStamp } from '#shared/leads/lead.ts';

export type IntakeParts = {
  db: Database;
  idempotency: Idempotency;
  uploads: Uploads;
  spam: SpamService;
  inspector: FileInspector;
};

/** The files of a lead: what is known of them before they are stored, and the way to store them. */
export type LeadFiles = {
  files: readonly { name: string; size: number }[];
  hash?: string | undefined;
  refusal?: AppError | undefined;
  /** Stores them, unless that is done. */
  store(): Promise<KeptUpload[]>;
  /** The kept files are gone when a form is sent again: whether it was sent before is asked before a missing file is refused. */
  isForm: boolean;
};
const noFiles: LeadFiles = { files: [], store: async () => [], isForm: false };

/** The files of a form of a page, which are stored already. */
export const formFiles = ({ uploads, hash, refusal }: FormFiles): LeadFiles => ({
  ...{ files: uploads, hash, refusal },
  store: async () => uploads,
  isForm: true,
});

type NewLead<Kind extends LeadKind> = {
  values: LeadValues<Kind>;
  files: readonly KeptUpload[];
  sender: Sender;
  admission: Admission;
};

const bytesOf = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0) || undefined;

/** The field errors and the refusal of a file together; a file of a wrong type or size determines the status. */
function refuseLead(fieldErrors: FieldErrors | undefined, refusal: AppError | undefined): AppError {
  const fields = { ...fieldErrors, ...refusal?.fields };
  // A sentence about the file is more specific than the general one about fields.
  if (refusal && refusal.code !== 'invalid') return new AppError(refusal.code, refusal.messageKey, { fields });
  return fieldsRefused(fields);
}

/** The language in which its sender wants to be answered: the one that they chose, or that of the page. */
function answerLanguage(values: object, { language }: Sender): Language {
  return ('preferredLanguage' in values && toLanguage(String(values.preferredLanguage))) || language;
}

/** Receives leads of one kind. Files are stored before the row, which then refers to them. */
export function leadIntake<Kind extends LeadKind>(
  { kind, read, subject, files: taken }: LeadKindDescription<Kind>,
  { table, parts }: { table: LeadTable<Kind>; parts: IntakeParts },
) {
  const { db, idempotency, uploads, spam, inspector } = parts;
  const rule = taken && fileRules[taken];

  return {
    /** Stores a lead, once per key: with its files, or not at all. @throws AppError with one message per field */
    async submit(sent: unknown, sender: Sender, leadFiles: LeadFiles = noFiles): Promise<StoredLead<Kind>> {
      const { files, refusal, isForm } = leadFiles;
      const { checked, fieldErrors } = read(sent);
      const missing = rule && files.length === 0 ? missingFile(rule) : undefined;
      if (!checked || refusal || (missing && !isForm)) throw refuseLead(fieldErrors, refusal ?? missing);
      const values = checked.toValues(files[0] ?? noCv);
      const lead = toSent(checked, sender, leadFiles.hash);
      const repeated = await idempotency.findRepeated(lead);
      if (repeated) return { ...repeated, ...values };
      if (missing) throw refuseLead(undefined, missing);
      await refuseUnknownSubject(checked);
      const admission = await spam.admit(sender, { fields: checked.hashed, fileBytes: bytesOf(files) });
      const stamp = await store(lead, { values, files: await leadFiles.store(), sender, admission });
      return { ...stamp, ...values };
    },

    takeChecked,

    /** The files that came with a call; `done` removes those that no lead uses. @throws AppError `unavailable` */
    async receive(received: readonly ReceivedFile[], { network }: Sender) {
      const stored: KeptUpload[] = [];
      const means = { inspector, network: network?.address ?? '' };
      const { files, refusal } = rule ? await inspectFiles(received, rule, means) : { files: [], refusal: undefined };
      const leadFiles: LeadFiles = {
        ...{ files, hash: await hashOfFiles(files), refusal, isForm: false },
        async store() {
          for (const file of files) stored.push(await uploads.putDown(file));
          return stored;
        },
      };
      return {
        leadFiles,
        async done() {
          for (const upload of stored) await uploads.discard(upload);
        },
      };
    },
  };

  /** Checked files, without those that the scanner refuses; their names are put into `refused`. */
  function takeChecked(checked: readonly CheckedUpload[], refused: string[]): LeadFiles {
    return {
      ...{ files: checked, isForm: false },
      async store() {
        const stored = await uploads.putDownAll(checked);
        refused.push(...stored.refused);
        return stored.kept;
      },
    };
  }

  function toSent({ hashed }: CheckedLead<Kind>, { key }: Sender, file?: string): SentLead {
    return { kind, key, hash: { fields: hashFields(kind, hashed), ...(file && { file }) } };
  }

  async function refuseUnknownSubject({ subject: id, mentions = [] }: CheckedLead<Kind>): Promise<void> {
    const named = subject && id ? [{ ...subject, id }, ...mentions] : mentions;
    for (const each of named)
      if (!(await isSubject(db, each.table, each.id))) throw fieldRefused(each.field, each.unknown);
  }

  function store(sent: SentLead, { values, files, sender, admission }: NewLead<Kind>): Promise<LeadStamp> {
    const isCv = taken === 'cv';
    return idempotency.storeOnce({ ...sent, networks: admission.networks }, async (transaction) => {
      const suspicion = await admission.settle(transaction);
      const internal: Record<string, string> = isCv ? { cv_path: files[0]?.path ?? '' } : {};
      const origin = { ...toLeadOrigin(sender), language: answerLanguage(values, sender) };
      const lead = await table.insert(transaction, values, { origin, suspicion, internal });
      if (!isCv) await insertFiles(transaction, files, { lead: lead._id, message: null, at: lead.createdAt });
      for (const file of files)
        if (!(await uploads.takeOver(transaction, file)))
          throw (rule && missingFile(rule)) ?? fieldRefused(artworkField, 'artwork_not_kept');
      return lead;
    });
  }
}
