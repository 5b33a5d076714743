import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { differenceOf, type Strictness } from '../support/browser/compare-screenshots.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'baselines');
/** What is not as it was, for whoever looks why; not committed. */
const results = join(root, 'test-results/component-gallery');

/** Screenshots are accepted instead of compared: `npm run screenshots:accept`. */
export const isAccepting = process.env.ACCEPT_SCREENSHOTS === '1';

/** Bytes of all baselines together, and of one: a clone carries every version of them. */
export const baselineBudget = { all: 3_000_000, one: 150_000 };

const fileOf = (name: string) => join(folder, `${name}.webp`);

async function readBaseline(name: string): Promise<Buffer | undefined> {
  return readFile(fileOf(name)).catch(() => undefined);
}

/** Whether letters are drawn here as where the baselines were made, by the screenshot of `rendering-sample`. */
export async function strictnessFor(name: string, sample: Buffer): Promise<Strictness> {
  const known = await readBaseline(name);
  return known && !(await differenceOf(known, sample, 'exact')) ? 'exact' : 'shapes';
}

/**
 * Compares a screenshot with its baseline or, where that is asked for, makes it the baseline; one that is alike is left
 * as it is, byte for byte.
 * @returns what is wrong in one line; undefined when nothing is
 */
export async function checkScreenshot(
  name: string,
  taken: Buffer,
  strictness: Strictness,
): Promise<string | undefined> {
  const known = await readBaseline(name);
  const difference = known && (await differenceOf(known, taken, strictness));
  if (known && !difference) return undefined;
  if (isAccepting) return accept(name, taken);
  await report(name, { taken, difference: difference?.picture });
  if (!difference) return `${name}: no baseline`;
  const { pixels, allowed, sizes } = difference;
  return `${name}: ${sizes ?? `${pixels} pixels differ, ${allowed} may`}`;
}

async function accept(name: string, taken: Buffer): Promise<undefined> {
  await mkdir(join(fileOf(name), '..'), { recursive: true });
  await writeFile(fileOf(name), await sharp(taken).webp({ lossless: true, quality: 100, effort: 6 }).toBuffer());
}

async function report(name: string, pictures: Record<string, Buffer | undefined>): Promise<void> {
  for (const [kind, picture] of Object.entries(pictures)) {
    const file = join(results, `${name}-${kind}.png`);
    await mkdir(join(file, '..'), { recursive: true });
    if (picture) await sharp(picture).png().toFile(file);
  }
}

/** Names of baselines, without the ending. */
export async function storedBaselines(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.webp')).map((name) => name.slice(0, -'.webp'.length));
}

export async function removeBaseline(name: string): Promise<void> {
  await rm(fileOf(name));
}

export async function sizesOfBaselines(): Promise<{ name: string; size: number }[]> {
  const names = await storedBaselines();
  return Promise.all(names.map(async (name) => ({ name, size: (await stat(fileOf(name))).size })));
}
