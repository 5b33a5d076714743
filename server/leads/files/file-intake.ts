import { hash } from 'node:crypto';
import type { ArtworkType } from '#server/core/files/inspection/artwork-type.ts';
import type { FileInspector, UntrustedSource } from '#server/core/files/inspection/file-inspector.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import { hashFile } from '#server/core/files/storage/content-hash.ts';
import { isFormKey } from '#server/leads/forms/form-key.ts';
import type { PostedForm } from '#server/leads/forms/page-forms.ts';
import { AppError, fieldRefused, isAppError } from '#shared/errors.ts';
import type { LeadEntry } from '#shared/leads/lead-entry.ts';
import { limits } from '#shared/limits.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import type { KeptUpload } from './upload-queries.ts';
import type { CheckedUpload, Uploads } from './upload-service.ts';

/** What may come with a lead. */
type FileRule = {
  field: 'cv' | 'files';
  most: number;
  /** The message for none; undefined where none need come. */
  missing?: MessageKey;
  /** A file sent now takes the place of a kept one, instead of being added to it. */
  replaces: boolean;
  /** The message for a valid file that could not be kept. */
  notKept: MessageKey;
  /** @returns its type by content. @throws AppError */
  check(inspector: FileInspector, received: ReceivedFile, from: UntrustedSource): Promise<ArtworkType>;
};

/** The field of a form that takes artwork and drawings, and the one that takes kept files away again. */
export const artworkField = 'files';
const dropField = 'dropFiles';

export const fileRules: Record<NonNullable<LeadEntry['files']>, FileRule> = {
  cv: {
    field: 'cv',
    most: 1,
    missing: 'career_cv_required',
    replaces: true,
    notKept: 'career_cv_not_kept',
    async check(inspector, { file }, from) {
      await inspector.checkCv(file, from);
      return 'pdf';
    },
  },
  artwork: {
    field: artworkField,
    most: limits.artworkFiles,
    replaces: false,
    notKept: 'artwork_not_kept',
    check: (inspector, { file, originalName }, from) => inspector.checkArtwork(file, originalName, from),
  },
};

type Means = { inspector: FileInspector; network: string };

/** The refusal of a lead without the file that it needs. */
export const missingFile = ({ field, missing }: FileRule): AppError | undefined =>
  missing && fieldRefused(field, missing);

type RefusedFile = { name: string; error: AppError };

/** Checks received files: those that are valid, and the refusal of others. @throws AppError `unavailable` when they cannot be checked now */
export async function inspectFiles(received: readonly ReceivedFile[], rule: FileRule, { inspector, network }: Means) {
  const files: CheckedUpload[] = [];
  const refused: RefusedFile[] = [];
  const { field } = rule;
  for (const each of received) {
    const { refusal, file, originalName: name, bytes: size } = each;
    if (refusal) {
      refused.push({ name, error: refusal });
      continue;
    }
    try {
      const type = await rule.check(inspector, each, { field, network });
      files.push({ file, name, size, network, field, type });
    } catch (error) {
      if (!isAppError(error) || error.code === 'unavailable') throw error;
      refused.push({ name, error });
    }
  }
  return { files, refusal: received.length > 1 ? nameRefused(refused) : refused[0]?.error };
}

const longestName = 60;

/** The first refusal of several files, with the names of those that it is about. */
function nameRefused(refused: readonly RefusedFile[]): AppError | undefined {
  const [first] = refused;
  if (!first) return undefined;
  const { code, messageKey, parameters, fields } = first.error;
  const alike = refused.filter(({ error }) => error.messageKey === messageKey);
  const names = alike.map(({ name }) => cutText(name, longestName));
  const named = Object.entries(fields ?? {}).map(([field, error]) => [field, { ...error, names }] as const);
  return new AppError(code, messageKey, { parameters, fields: Object.fromEntries(named) });
}

/** One hash for the content of several files; undefined for none. */
export async function hashOfFiles(files: readonly CheckedUpload[]): Promise<string | undefined> {
  if (files.length === 0) return undefined;
  const hashes = await Promise.all(files.map(({ file }) => hashFile(file)));
  return hash('sha256', hashes.sort().join(), 'hex');
}

/** The files of a form: sent now, or kept from an earlier attempt. */
export type FormFiles = { uploads: KeptUpload[]; hash?: string | undefined; refusal?: AppError | undefined };
type KeptFiles = { kept: { name: string; size: number }[]; isLost: boolean };

const keyAt = (formKey: string, place: number): string => `${formKey}~${place}`;

/** Handles the files of a page's form across rejected attempts and added lines; none where the form takes none. */
export function createFormFiles(
  posted: PostedForm,
  rule: FileRule | undefined,
  { uploads, inspector }: { uploads: Uploads; inspector: FileInspector },
) {
  const places = Array.from({ length: rule?.most ?? 0 }, (_, place) => place);
  let fresh: KeptUpload[] = [];
  let taken: FormFiles | undefined;

  async function keptUnder(key: string | undefined): Promise<(KeptUpload & { place: number })[]> {
    if (!isFormKey(key)) return [];
    const found = await Promise.all(places.map((place) => uploads.findKept(keyAt(key, place))));
    return found.flatMap((upload, place) => (upload ? [{ ...upload, place }] : []));
  }

  async function read(key: string | undefined): Promise<FormFiles> {
    if (!rule) return { uploads: [] };
    let kept = await keptUnder(key);
    if (posted.fields[dropField]) {
      for (const upload of kept) await uploads.discard(upload);
      kept = [];
    }
    const all = posted.files[rule.field] ?? [];
    const sent = rule.replaces ? all.slice(0, rule.most) : all;
    if (rule.replaces && sent.length > 0) kept = [];
    if (kept.length + sent.length > rule.most)
      return { uploads: kept, refusal: fieldRefused(rule.field, 'file_too_many', 'invalid', { most: rule.most }) };
    const { files, refusal } = await inspectFiles(sent, rule, { inspector, network: posted.address });
    const contentHash = refusal ? undefined : await hashOfFiles(files);
    // What is valid need not be chosen again.
    for (const file of files) fresh = [...fresh, await uploads.putDown(file)];
    return { uploads: [...kept, ...fresh], hash: contentHash, refusal };
  }

  /** Where the files sent now are kept: in the place of the earlier ones, or in the free ones. */
  async function placesFor(formKey: string): Promise<number[]> {
    if (rule?.replaces) return places;
    const before = await keptUnder(formKey);
    return places.filter((place) => !before.some((upload) => upload.place === place));
  }

  return {
    /** Stores the sent files temporarily, and finds those kept under `key`; once for a request. */
    async take(key: string | undefined): Promise<FormFiles> {
      taken ??= await read(key);
      return taken;
    },

    /** What is wrong with the sent files; undefined also where they cannot be checked now, which the form says already. */
    async findRefusal(key: string): Promise<AppError | undefined> {
      try {
        taken ??= await read(key);
        return taken.refusal;
      } catch (error) {
        if (!isAppError(error)) posted.report(error);
        return undefined;
      }
    },

    /** After the form was accepted: removes what no lead uses. */
    async finish(key: string | undefined): Promise<void> {
      for (const upload of [...fresh, ...(await keptUnder(key))]) await uploads.discard(upload);
    },

    /** After the form was rejected: keeps the files of a person for when it comes back with `formKey`. */
    async keepUnder(formKey: string, email = posted.fields.email ?? ''): Promise<KeptFiles> {
      try {
        const free = await placesFor(formKey);
        for (const [index, upload] of fresh.entries())
          await uploads.keepUnder(keyAt(formKey, free[index] ?? 0), upload, { email, address: posted.address });
        const kept = await keptUnder(formKey);
        const isLost = fresh.some(({ path }) => !kept.some((upload) => upload.path === path));
        return { kept: kept.map(({ name, size }) => ({ name, size })), isLost };
      } catch (error) {
        // The visitor sees the form's errors; the files have to be chosen again.
        posted.report(error);
        return { kept: [], isLost: fresh.length > 0 };
      }
    },
  };
}
