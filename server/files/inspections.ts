import { inspectPdf } from './pdf-inspection.ts';
import { checkCv, isPdf } from './pdf-type.ts';

/**
 * Everything that is done with the bytes of an uploaded file, in a process of its own (`file-inspector.ts`). What reads
 * pictures and videos is loaded with the first of them: most processes see CVs alone.
 */
export const inspections = {
  checkCv,
  isPdf,
  inspectPdf,
  checkImage: async (...image: Parameters<typeof import('./image-type.ts').checkImage>) =>
    (await import('./image-type.ts')).checkImage(...image),
  normaliseImage: async (...image: Parameters<typeof import('./normalise-image.ts').normaliseImage>) =>
    (await import('./normalise-image.ts')).normaliseImage(...image),
  checkVideo: async (...video: Parameters<typeof import('./video-type.ts').checkVideo>) =>
    (await import('./video-type.ts')).checkVideo(...video),
};
