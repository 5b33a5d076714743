import { readConfig } from '#server/core/config/config.ts';
import { rehearseMigrations } from '#server/operations/backup/rehearse-migrations.ts';
import { runCommand } from './command-line.ts';
import { requireInstallation } from './require-installation.ts';

/** `scripts/rehearse.mjs`, run by an update. @returns the exit status: 0 the release can start on this data */
export function runRehearseCommand(environment: Record<string, string | undefined>): Promise<number> {
  return runCommand({ usage: '', args: [] }, async () => {
    const config = readConfig(environment);
    requireInstallation(config);
    const { migrations, milliseconds } = await rehearseMigrations(config);
    if (migrations.length === 0) return 'The release needs no migration.';
    return `Tried on a copy in ${(milliseconds / 1000).toFixed(1)} s: ${migrations.join(', ')}.`;
  });
}
