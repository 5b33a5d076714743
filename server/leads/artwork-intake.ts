import { hash } from 'node:crypto';
import type { FileInspector } from '#server/core/files/inspection/file-inspector.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import { hashFile } from '#server/core/files/storage/content-hash.ts';
import { type AppError, fieldRefused, isAppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { isFormKey } from './form-key.ts';
import type { PostedForm } from './page-forms.ts';
import type { KeptUpload } from './upload-queries.ts';
import type { CheckedUpload, Uploads } from './upload-service.ts';

/** The field of a form that takes artwork and drawings. */
export const artworkField = 'files';
/** The field that takes kept files away again. */
const dropField = 'dropFiles';

type Means = { inspector: FileInspector; network: string };

/** Checks files of artwork; all of them, or the first refusal. @throws AppError `unavailable` when they cannot be checked now */
export async function inspectArtworks(received: readonly ReceivedFile[], { inspector, network }: Means) {
  const artworks: CheckedUpload[] = [];
  for (const { refusal, file, originalName: name, bytes: size } of received) {
    if (refusal) return { artworks: [], refusal };
    try {
      const type = await inspector.checkArtwork(file, name, { field: artworkField, network });
      artworks.push({ file, name, size, network, field: artworkField, type });
    } catch (error) {
      if (!isAppError(error) || error.code === 'unavailable') throw error;
      return { artworks: [], refusal: error };
    }
  }
  return { artworks, refusal: undefined };
}

/** One hash for the content of several files; undefined for none. */
export async function hashOfArtworks(artworks: readonly CheckedUpload[]): Promise<string | undefined> {
  if (artworks.length === 0) return undefined;
  const hashes = await Promise.all(artworks.map(({ file }) => hashFile(file)));
  return hash('sha256', hashes.sort().join(), 'hex');
}

/** The files of a form: sent now, or kept from an earlier attempt. */
export type FormArtworks = { uploads: KeptUpload[]; hash?: string | undefined; refusal?: AppError | undefined };

const places = Array.from({ length: limits.artworkFiles }, (_, place) => place);
const keyAt = (formKey: string, place: number): string => `${formKey}~${place}`;

/** Handles the files of a page's form across rejected attempts and added lines. */
export function createFormArtworks(
  posted: PostedForm,
  { uploads, inspector }: { uploads: Uploads; inspector: FileInspector },
) {
  let fresh: KeptUpload[] = [];
  let taken: FormArtworks | undefined;

  async function keptUnder(key: string | undefined): Promise<(KeptUpload & { place: number })[]> {
    if (!isFormKey(key)) return [];
    const found = await Promise.all(places.map((place) => uploads.findKept(keyAt(key, place))));
    return found.flatMap((upload, place) => (upload ? [{ ...upload, place }] : []));
  }

  async function read(key: string | undefined): Promise<FormArtworks> {
    let kept = await keptUnder(key);
    if (posted.fields[dropField]) {
      for (const upload of kept) await uploads.discard(upload);
      kept = [];
    }
    const sent = posted.files[artworkField] ?? [];
    if (kept.length + sent.length > limits.artworkFiles)
      return { uploads: kept, refusal: fieldRefused(artworkField, 'file_too_many') };
    const { artworks, refusal } = await inspectArtworks(sent, { inspector, network: posted.address });
    if (refusal) return { uploads: kept, refusal };
    const hash = await hashOfArtworks(artworks);
    for (const artwork of artworks) fresh = [...fresh, await uploads.putDown(artwork)];
    return { uploads: [...kept, ...fresh], hash };
  }

  return {
    /** Stores the sent files temporarily, and finds those kept under `key`; once for a request. */
    async take(key: string | undefined): Promise<FormArtworks> {
      taken ??= await read(key);
      return taken;
    },

    /** After the form was accepted: removes what no request uses. */
    async finish(key: string | undefined): Promise<void> {
      for (const upload of [...fresh, ...(await keptUnder(key))]) await uploads.discard(upload);
    },

    /** After the form was rejected: keeps the files of a person for when it comes back with `formKey`. */
    async keepUnder(
      formKey: string,
      email = posted.fields.email ?? '',
    ): Promise<{ kept: { name: string; size: number }[]; isLost: boolean }> {
      try {
        const before = await keptUnder(formKey);
        const free = places.filter((place) => !before.some((upload) => upload.place === place));
        const { address } = posted;
        for (const [index, upload] of fresh.entries())
          await uploads.keepUnder(keyAt(formKey, free[index] ?? 0), upload, { email, address });
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
