import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What is said of data that lie in the folder of a release; undefined when they lie elsewhere. */
export function findReleaseAround(dataDir: string): string | undefined {
  const folder = resolve(dataDir);
  for (let above = folder; dirname(above) !== above; above = dirname(above)) {
    if (!existsSync(join(above, 'mansooj')) || !existsSync(join(above, 'build/program/main.js'))) continue;
    return `${folder} lies in the folder of a release, and is lost with it when that is removed after an update. Stop the site, move the data out of it, and name their folder in DATA_DIR.`;
  }
  return undefined;
}
