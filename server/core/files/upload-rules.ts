import { type AppError, fieldRefused } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import type { MessageKey } from '#shared/text/message-key.ts';

export type UploadRule = { maxBytes: number; maxFiles: number };

export const cvUpload: UploadRule = { maxBytes: limits.cvBytes, maxFiles: 1 };
export const artworkUpload: UploadRule = { maxBytes: limits.artworkBytes, maxFiles: limits.artworkFiles };
export const imageUpload: UploadRule = { maxBytes: limits.imageBytes, maxFiles: 1 };
export const galleryUpload: UploadRule = { maxBytes: limits.imageBytes, maxFiles: limits.gallery };
export const documentUpload: UploadRule = { maxBytes: limits.documentBytes, maxFiles: 1 };
export const videoUpload: UploadRule = { maxBytes: limits.videoBytes, maxFiles: 1 };

/** The archive of a release, uploaded by administrators. */
export const releaseUpload: UploadRule = { maxBytes: limits.releaseBytes, maxFiles: 1 };

/** The specified messages for one field. */
const sizeMessages: Record<string, MessageKey> = { cv: 'career_cv_size' };

/** The 413 for a file of `field` with more than `maxBytes`. */
export function tooLarge(field: string, maxBytes: number): AppError {
  const megabytes = Math.round(maxBytes / 1024 ** 2);
  return fieldRefused(field, sizeMessages[field] ?? 'file_too_large', 'too_large', { megabytes });
}

/** @throws AppError `too_large` (413) naming the field */
export function refuseLargerThan(maxBytes: number, bytes: number, field: string): void {
  if (bytes > maxBytes) throw tooLarge(field, maxBytes);
}
