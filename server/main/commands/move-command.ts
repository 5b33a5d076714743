import { parseArgs } from 'node:util';
import { readBucketAddress } from '#server/core/config/bucket-address.ts';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { isKeptRunning } from '#server/core/config/update-socket.ts';
import { inspectDatabase } from '#server/core/db/inspect-database.ts';
import { requireWritable } from '#server/core/files/storage/writable-folder.ts';
import { moveInstallation } from '#server/operations/backup/move-installation.ts';
import { makeCommand } from './command-line.ts';
import { requireInstallation } from './require-installation.ts';

const usage = `Copies the embedded installation in DATA_DIR to PostgreSQL, to a bucket, or both. Stop the site before:

  ${spellCommand('move')} [--to postgres://…] [--files s3://BUCKET]

The database and the bucket have to be empty. The bucket is reached with S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and
S3_SECRET_ACCESS_KEY. DATA_DIR is left as it is; a move that was cut off can be begun again.
`;

const options = { to: { type: 'string' }, files: { type: 'string' } } as const;

function readTarget(args: string[]): { to: string | undefined; bucket: string | undefined } {
  const { to, files } = parseArgs({ args, options }).values;
  const { bucket, prefix } = readBucketAddress(files ?? '') ?? {};
  if (prefix || (files !== undefined && !bucket)) throw new Error('--files must be s3:// and the name of a bucket.');
  if (to === undefined && !bucket) throw new Error('Where to?');
  return { to, bucket };
}

/** The command `move`. */
export const runMoveCommand = makeCommand({
  usage,
  read: readTarget,
  settings: ({ to, bucket }) => ({ ...(to && { DATABASE_URL: to }), ...(bucket && { S3_BUCKET: bucket }) }),
  async work({ to, bucket }, { dataDir, databaseUrl, s3 }) {
    requireInstallation({ dataDir });
    // What comes in before the new place is set would stay behind.
    if (await isKeptRunning(dataDir)) throw new Error(`The site runs on ${dataDir}. Stop it, then move.`);
    await requireWritable(dataDir);
    await inspectDatabase({ dataDir });
    const move = { dataDir, ...(to && { databaseUrl }), ...(bucket && { s3 }) };
    const { rows, files } = await moveInstallation(move);
    const moved = [to && `${rows} rows to PostgreSQL`, bucket && `${files} files to ${bucket}`].filter(Boolean);
    const settings = [to && 'DATABASE_URL', bucket && 'S3_BUCKET'].filter(Boolean);
    return `Copied ${moved.join(' and ')}, each compared with what it was. Set ${settings.join(' and ')} and start the site.`;
  },
});
