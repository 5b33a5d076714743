import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './json-file.ts';

/** `ending` is that of every file in `folder`; beyond `most` of them the least recently read goes. */
type Keeping = { folder: string; ending: string; most: number };

/** Files that can be made again, each under the version of what it was made of. */
export function createKeptFiles({ folder, ending, most }: Keeping) {
  const underWay = new Map<string, Promise<Buffer>>();
  const pathTo = (version: string): string => join(folder, `${version}.${ending}`);

  async function dropOldest(): Promise<void> {
    const names = await readdir(folder);
    if (names.length <= most) return;
    const aged = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
    );
    const oldest = aged.sort((a, b) => a.at - b.at).slice(0, names.length - most);
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
  }

  async function keep(version: string, bytes: Buffer): Promise<Buffer> {
    const file = pathTo(version);
    await mkdir(folder, { recursive: true });
    await replaceFile(file, bytes);
    await dropOldest();
    return bytes;
  }

  return {
    /** undefined for one that is not kept. */
    async read(version: string): Promise<Buffer | undefined> {
      const file = pathTo(version);
      const bytes = await readFile(file).catch(() => undefined);
      // The least recently requested are dropped first.
      if (bytes) await utimes(file, new Date(), new Date()).catch(() => undefined);
      return bytes;
    },

    /** Makes and keeps one, once for all who ask at the same time. */
    make(version: string, making: () => Promise<Buffer>): Promise<Buffer> {
      const known = underWay.get(version);
      if (known) return known;
      const made = making()
        .then((bytes) => keep(version, bytes))
        .finally(() => underWay.delete(version));
      underWay.set(version, made);
      return made;
    },
  };
}
