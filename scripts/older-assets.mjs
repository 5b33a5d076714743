import { cp, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run-tool.mjs';

const listName = 'superseded.json';
// Outside the build, whose folder is emptied first.
const placesIn = (folder) => ({
  assets: join(folder, 'build/client/assets'),
  setAside: join(folder, '.cache/older-assets'),
  list: join(folder, 'build', listName),
});
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

const namesIn = (folder) => readdir(folder).catch(() => []);

/** Puts the scripts and styles of the last build aside, which a new build would delete; a failed build loses none. */
export async function setOlderAssetsAside({ folder = root } = {}) {
  const { assets, setAside, list } = placesIn(folder);
  await mkdir(setAside, { recursive: true });
  // What a build that was cut short put aside already lies there: equal names are equal files.
  const already = new Set(await namesIn(setAside));
  for (const name of (await namesIn(assets)).filter((entry) => !already.has(entry))) {
    // A second name for the same bytes.
    await link(join(assets, name), join(setAside, name)).catch(() => cp(join(assets, name), join(setAside, name)));
  }
  await cp(list, join(setAside, listName)).catch(() => {});
}

/**
 * Keeps what earlier builds had and this one has no more for a week from the day it was superseded: a page that is open
 * since then still finds its files. Names carry a hash of what they hold, so that equal names are equal files.
 */
export async function keepOlderAssets({ folder = root, now = Date.now() } = {}) {
  const { assets, setAside, list } = placesIn(folder);
  const current = new Set(await namesIn(assets));
  const known = JSON.parse(await readFile(join(setAside, listName), 'utf8').catch(() => '{}'));
  const superseded = {};
  for (const name of (await namesIn(setAside)).filter((entry) => entry !== listName)) {
    const isOfCurrent = current.has(name.replace(/\.(br|gz)$/, ''));
    const since = known[name] ?? new Date(now).toISOString();
    const isExpired = !isOfCurrent && now - Date.parse(since) > keptMilliseconds;
    if (current.has(name) || isExpired) continue;
    await rename(join(setAside, name), join(assets, name));
    if (!isOfCurrent) superseded[name] = since;
  }
  await rm(setAside, { recursive: true, force: true });
  await writeFile(list, `${JSON.stringify(superseded, null, 2)}\n`);
}
