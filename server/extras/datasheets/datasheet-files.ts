import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { createKeptFiles } from '#server/core/files/storage/kept-files.ts';
import type { PdfPress } from '#server/core/pdf/pdf-press.ts';
import { type Picture, variantPath } from '#shared/content/picture.ts';
import type { Language } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { composeDatasheet, type DatasheetFacts } from './datasheet.ts';

// Increase when the drawing changes, so that files of the release before are not served.
const edition = 1;
const mostKept = 500;
const pictureWidths = [720, 320];
const mostPictureBytes = limits.datasheetBytes / 2;

/** `program` is its version: a release may say the same in other words. */
type Parts = { folder: string; files: FileStore; press: PdfPress; program: string };

/** Makes datasheets on demand and keeps them in `folder` until something on them changes. */
export function createDatasheetFiles({ folder, files, press, program }: Parts) {
  const kept = createKeptFiles({ folder, ending: 'pdf', most: mostKept });

  /** The picture in base64, in the largest size that leaves room for the rest. */
  async function encodeImage(picture: Picture | undefined): Promise<string | undefined> {
    const widths = pictureWidths.filter((width) => picture?.widths.includes(width));
    for (const width of picture ? widths : []) {
      const bytes = await smallFile(variantPath(picture?.path ?? '', width, picture?.fallback ?? 'jpg'));
      if (bytes && isDrawable(bytes)) return bytes.toString('base64');
    }
    return undefined;
  }

  /** undefined for a file that is too large or cannot be read: a datasheet without its picture is better than none. */
  async function smallFile(path: string): Promise<Buffer | undefined> {
    try {
      const size = await files.size(path);
      if (size === undefined || size > mostPictureBytes) return undefined;
      return await buffer(await files.read(path));
    } catch {
      return undefined;
    }
  }

  async function make(facts: DatasheetFacts, { language, sender }: Making): Promise<Buffer> {
    const image = await encodeImage(facts.picture);
    const whole = await press.print(composeDatasheet(facts, language, image), sender);
    const isSmall = !image || whole.length <= limits.datasheetBytes;
    return isSmall ? whole : press.print(composeDatasheet(facts, language), sender);
  }

  return {
    /** Changes whenever the datasheet does. */
    versionOf({ picture, ...facts }: DatasheetFacts, language: Language): string {
      const shown = [picture?.path, picture?.alt, picture?.widths, picture?.isRender];
      const made = [edition, program, composeDatasheet({ ...facts, picture: undefined }, language), shown];
      return hash('sha256', JSON.stringify(made), 'hex').slice(0, 32);
    },

    read: (version: string): Promise<Buffer | undefined> => kept.read(version),

    /** Makes it, once for all who ask at the same time. @throws AppError `unavailable` */
    print: (facts: DatasheetFacts, making: Making): Promise<Buffer> =>
      kept.make(making.version, () => make(facts, making)),
  };
}

type Making = { language: Language; version: string; sender: string };

/** Whether a PDF takes it as it is: a JPEG, or a PNG that is not interlaced. */
function isDrawable(bytes: Buffer): boolean {
  const isJpeg = bytes.readUInt16BE(0) === 0xffd8;
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG' && bytes[28] === 0;
  return isJpeg || isPng;
}
