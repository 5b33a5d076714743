import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createHelperProcess, type HelperLimits } from '#server/core/files/helper-process.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { mebibyte, second } from '#shared/units.ts';
import type { CardOrder, CardReply } from './card-program.ts';
import type { ShareCard } from './draw-card.ts';

const program = fileURLToPath(new URL('./card-program.ts', import.meta.url));
const limits: HelperLimits = { milliseconds: 30 * second, residentBytes: 600 * mebibyte };

/** A card whose picture is still in the store. */
export type CardToDraw = Omit<ShareCard, 'picture'> & { picture: { path: string; isLogo: boolean } | undefined };

/**
 * Draws share pictures in a process that ends after five idle seconds: the image library and the fonts take 45 MB,
 * which the site would keep (decision 41).
 */
export function createCardDrawer(files: FileStore) {
  const helper = createHelperProcess({ program, execArgv: [], idleMilliseconds: 5 * second });
  return {
    /** One call at a time. @returns a JPEG. @throws Error when the card cannot be drawn */
    async draw({ picture, ...texts }: CardToDraw): Promise<Buffer> {
      const [copy, target] = [files.temp.newFile(), files.temp.newFile('jpg')];
      try {
        const isCopied = picture !== undefined && (await copyPicture(files, picture.path, copy));
        const card = { ...texts, ...(isCopied && { picture: { file: copy, isLogo: picture.isLogo } }) };
        const { fault } = (await helper.ask({ card, target } satisfies CardOrder, limits)) as CardReply;
        if (fault) throw new Error(fault);
        return await readFile(target);
      } finally {
        await Promise.all([copy, target].map((file) => rm(file, { force: true })));
      }
    },

    /** Ends the process. */
    close: helper.close,
  };
}

/** Copies a stored picture; false when it cannot be read: a card without its picture is better than none. */
async function copyPicture(files: FileStore, path: string, target: string): Promise<boolean> {
  const copied = files.read(path).then((bytes) => pipeline(bytes, createWriteStream(target)));
  return copied.then(
    () => true,
    () => false,
  );
}
