import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether this is the program of a release archive, which has a launcher. */
export const isRelease = existsSync(fileURLToPath(new URL('../../../mansooj', import.meta.url)));

/** How an operator calls a command here: by the program of a release archive, or through npm. */
export function spellCommand(name: string): string {
  if (isRelease) return `./mansooj ${name}`;
  // `npm run check` is what developers test with.
  return name === 'check' ? 'npm run mansooj check' : `npm run ${name} --`;
}
