import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { fieldRefused } from '#shared/errors.ts';
import { limits, type videoTypes } from '#shared/limits.ts';
import { readBytes } from '../file-head.ts';
import { refuseLargerThan } from '../upload-rules.ts';
import { isCutVideo } from './cut-video.ts';

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
 * @throws AppError `wrong_type` (415), also for one that is cut, `too_large` (413) above 500 MiB; each naming `field`
 */
export async function checkVideo(file: string, field: string): Promise<VideoType> {
  refuseLargerThan(limits.videoBytes, (await stat(file)).size, field);
  const found = await fileTypeFromFile(file).catch(() => undefined);
  const type = !found && (await isSkipped(file)) ? 'video/quicktime' : found && (sameTypes[found.mime] ?? found.mime);
  if (!type || !isVideoType(type)) throw fieldRefused(field, 'video_wrong_type', 'wrong_type');
  if (isCutVideo(file)) throw fieldRefused(field, 'document_incomplete', 'wrong_type');
  return type;
}

/** Whether a file is a QuickTime film that begins with room to skip. */
async function isSkipped(file: string): Promise<boolean> {
  const head = await readBytes(file, 0, 8);
  if (head.length < 8 || head.toString('latin1', 4) !== 'skip') return false;
  const next = await readBytes(file, head.readUInt32BE(0) + 4, 4);
  return ['moov', 'mdat', 'wide', 'free'].includes(next.toString('latin1'));
}

// Brands of MP4 that browsers play as such: `M4V ` of Apple's programs.
const sameTypes: Record<string, string> = { 'video/x-m4v': 'video/mp4' };

function isVideoType(mime: string): mime is VideoType {
  return mime in videoEndings;
}
