import { type ChainFault, type ChainReport, verifyAuditChain } from '#server/accounts/audit/audit-verification.ts';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { openData } from '#server/operations/backup/open-data.ts';
import { makeCommand, readNothing } from './command-line.ts';

const usage = `Says whether the audit log is as it was written, also while the site runs:

  ${spellCommand('audit-verify')}

Note the last hash elsewhere: it proves later that nothing up to there was rewritten.
`;

const faults: Record<ChainFault, string> = {
  changed: 'was changed after it was written.',
  missing_before: 'follows entries that are missing.',
  out_of_order: 'does not follow the entry that stands before it.',
  missing_after: 'is the last one, but later ones were written.',
};

/** @throws Error naming the first entry that does not fit */
function describe({ broken, rows, last, removed, unlinked }: ChainReport): string {
  if (broken?.id) throw new Error(`Row ${broken.id} of ${broken.at} ${faults[broken.fault]}`);
  if (broken) throw new Error('Every row is missing.');
  const lines = [`${rows} rows, unbroken.`];
  if (rows > 0) lines.push(`Last hash (row ${last.position}): ${last.hash}`);
  if (removed > 0) lines.push(`Retention removed the first ${removed}; the log names the last of them.`);
  if (unlinked > 0) lines.push(`${unlinked} rows of the earlier release are linked with the next entry.`);
  return lines.join('\n');
}

/** The command `audit-verify`. */
export const runAuditVerify = makeCommand({
  usage,
  read: readNothing,
  async work(_, config) {
    await using database = await openData(config);
    return describe(await verifyAuditChain(database));
  },
});
