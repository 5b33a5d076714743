import { storageLimits } from '#shared/spam-limits.ts';

/** About how many bytes of the disk a message takes up for good, with its index for search and its file if any. */
export function storedBytes(fields: object, fileBytes = 0): number {
  return Buffer.byteLength(JSON.stringify(fields)) * storageLimits.textFactor + fileBytes;
}
