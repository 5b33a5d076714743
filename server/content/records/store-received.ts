import type { MediaService } from '#server/content/media/media-service.ts';
import type { FileFields } from '#server/core/files/file-fields.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import type { ReceivedFiles, StoredPaths } from './content-kind.ts';

type Alt = { en: string; ar: string };
/** `altOf` gives the alternative text of the picture of a field. */
type Parts = { media: MediaService; fields: FileFields; altOf: (field: string) => Alt };

/**
 * Stores received files and passes their paths to `work`. When a file is refused or `work` fails, all of them are
 * removed.
 * @throws AppError `wrong_type` (415), `too_large` (413) naming the field, and whatever `work` throws
 */
export async function withStoredFiles<Result>(
  files: ReceivedFiles,
  parts: Parts,
  work: (stored: StoredPaths) => Promise<Result>,
): Promise<Result> {
  const stored: StoredPaths = {};
  try {
    for (const received of Object.values(files).flat()) {
      const path = await storeOne(received, parts);
      stored[received.field] = [...(stored[received.field] ?? []), path];
    }
    return await work(stored);
  } catch (error) {
    await parts.media.removeUnused(Object.values(stored).flat());
    throw error;
  }
}

async function storeOne({ file, field, originalName }: ReceivedFile, { media, fields, altOf }: Parts): Promise<string> {
  const type = fields[field]?.type;
  if (type === 'video') return (await media.storeVideo({ file, field })).path;
  if (type === 'image') return (await media.storeImage({ file, field }, { alt: altOf(field) })).path;
  await media.refuseUnfitDocument(file, field);
  await media.refuseInfected(file, field);
  return (await media.storeDocument(file, originalName)).path;
}
