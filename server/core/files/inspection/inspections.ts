import { checkArtwork } from './artwork-type.ts';
import { canBeOpened, inspectPdf, readPdfText } from './pdf-inspection.ts';
import { checkDocument, checkSentCv, isPdf } from './pdf-type.ts';

/**
 * Everything done with the bytes of an uploaded file, in a separate process (`file-inspector.ts`, `variant-encoder.ts`). Picture and video
 * readers are loaded on demand: most processes see only CVs.
 */
export const inspections = {
  checkArtwork,
  checkCv: checkSentCv,
  checkDocument,
  isPdf,
  inspectPdf,
  canBeOpened,
  readLetter: async (...letter: Parameters<typeof import('#server/core/mail/incoming/read-letter.ts').readLetter>) =>
    (await import('#server/core/mail/incoming/read-letter.ts')).readLetter(...letter),
  readLetterFile: async (
    ...file: Parameters<typeof import('#server/core/mail/incoming/read-letter.ts').readLetterFile>
  ) => (await import('#server/core/mail/incoming/read-letter.ts')).readLetterFile(...file),
  readPdfText,
  checkImage: async (...image: Parameters<typeof import('./image-type.ts').checkImage>) =>
    (await import('./image-type.ts')).checkImage(...image),
  normaliseImage: async (...image: Parameters<typeof import('../images/normalise-image.ts').normaliseImage>) =>
    (await import('../images/normalise-image.ts')).normaliseImage(...image),
  checkVideo: async (...video: Parameters<typeof import('./video-type.ts').checkVideo>) =>
    (await import('./video-type.ts')).checkVideo(...video),
  encodeVariants: async (...image: Parameters<typeof import('../images/encode-variants.ts').encodeVariants>) =>
    (await import('../images/encode-variants.ts')).encodeVariants(...image),
};
