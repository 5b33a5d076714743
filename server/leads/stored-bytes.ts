import { storageLimits } from '#shared/spam-limits.ts';

/** The approximate disk usage of a message, with its search index and file. */
export function storedBytes(fields: object, fileBytes = 0): number {
  return Buffer.byteLength(JSON.stringify(fields)) * storageLimits.textFactor + fileBytes;
}
