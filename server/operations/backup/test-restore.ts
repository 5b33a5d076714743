import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorMessage } from '#shared/caught.ts';
import { restoreArchive } from './archive/restore-archive.ts';

type Trial = {
  /** The parent folder for a temporary folder, which is removed again. */
  workFolder: string;
  /** Whether to run the remaining migrations as well. */
  isBroughtUpToDate?: boolean;
  /** The passphrase of encrypted archives. */
  key?: string | undefined;
};

/**
 * Restores an archive into a temporary embedded installation and discards it.
 * @returns milliseconds
 * @throws Error with the reason why it cannot be restored
 */
export async function testRestore(
  archive: string,
  { workFolder, key, isBroughtUpToDate = true }: Trial,
): Promise<number> {
  const begun = performance.now();
  const dataDir = join(workFolder, 'trial');
  await mkdir(dataDir, { mode: 0o700 });
  try {
    await restoreArchive(archive, { dataDir }, { isDurable: false, isBroughtUpToDate, key });
  } catch (error) {
    throw new Error(`The archive could not be restored on trial: ${errorMessage(error)}`, { cause: error });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return Math.round(performance.now() - begun);
}
