import { hash } from 'node:crypto';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { createKeptFiles } from '#server/core/files/storage/kept-files.ts';
import { type Picture, variantPath } from '#shared/content/picture.ts';
import type { Language } from '#shared/language.ts';
import { type CardToDraw, createCardDrawer } from './card-drawer.ts';

/** The data of a share picture; equal data give equal pictures. */
export type CardFacts = {
  title: string;
  kicker: string;
  company: string;
  language: Language;
  picture: Picture | undefined;
  /** Whether the picture is a logo, shown uncropped. */
  isLogo?: boolean;
};

// Increase when the drawing changes, so that pictures of older releases are not served.
const drawing = 1;
const mostKept = 2_000;

/** Draws share pictures on demand, one at a time, and caches them in `folder`. */
export function createShareCards({ folder, files }: { folder: string; files: FileStore }) {
  const kept = createKeptFiles({ folder, ending: 'jpg', most: mostKept });
  const drawer = createCardDrawer(files);
  let queue: Promise<unknown> = Promise.resolve();

  /** Drawing takes a tenth of a second of CPU: page requests take precedence. */
  function drawInTurn(facts: CardFacts): Promise<Buffer> {
    const drawn = queue.then(() => drawer.draw({ ...facts, picture: drawnPicture(facts) }));
    queue = drawn.catch(() => undefined);
    return drawn;
  }

  return {
    /** The file name of a picture, which changes with its data. */
    versionOf: (facts: CardFacts): string => {
      const { title, kicker, company, language, picture, isLogo } = facts;
      const drawn = [drawing, title, kicker, company, language, picture?.path, isLogo];
      return hash('sha256', JSON.stringify(drawn), 'hex').slice(0, 32);
    },

    /** The picture as JPEG. */
    async picture(facts: CardFacts): Promise<Buffer> {
      const version = this.versionOf(facts);
      return (await kept.read(version)) ?? kept.make(version, () => drawInTurn(facts));
    },

    /** Ends the drawing process. */
    close: drawer.close,
  };
}

function drawnPicture({ picture, isLogo = false }: CardFacts): CardToDraw['picture'] {
  if (!picture) return undefined;
  const width = picture.widths.find((wide) => wide >= 800);
  return { path: width ? variantPath(picture.path, width, 'webp') : picture.path, isLogo };
}
