import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { fieldRefused } from '#shared/errors.ts';
import { limits, type videoTypes } from '#shared/limits.ts';
import { refuseLargerThan } from './upload-rules.ts';

export type VideoType = (typeof videoTypes)[number];

/** The ending each type is stored with. */
export const videoEndings: Record<VideoType, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
};

/**
 * Detects a video's type from its container signature.
 * @throws AppError `wrong_type` (415), `too_large` (413) above 500 MiB; each naming `field`
 */
export async function checkVideo(file: string, field: string): Promise<VideoType> {
  refuseLargerThan(limits.videoBytes, (await stat(file)).size, field);
  const found = await fileTypeFromFile(file).catch(() => undefined);
  if (!found || !isVideoType(found.mime)) throw fieldRefused(field, 'video_wrong_type', 'wrong_type');
  return found.mime;
}

function isVideoType(mime: string): mime is VideoType {
  return mime in videoEndings;
}
