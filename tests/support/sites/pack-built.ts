import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const firstReleaseDay = '1767225600';

/** Packs what is built in `project` as a release. @returns the archive */
export async function packBuilt(project: string): Promise<string> {
  const environment = { SOURCE_DATE_EPOCH: firstReleaseDay, PATH: process.env.PATH ?? '' };
  execFileSync(process.execPath, ['scripts/release.mjs'], { cwd: project, env: environment, stdio: 'pipe' });
  const [name = ''] = await readdir(join(project, 'build-release'));
  return join(project, 'build-release', name);
}
