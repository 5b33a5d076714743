import { z } from 'zod';

/** The file inside an archive that says what else is in it; it is written last. */
export const manifestName = 'manifest.json';
/** What the name of every archive ends with. */
export const archiveEnding = '.tar.zst';

export const tableEntry = (table: string): string => `tables/${table}.jsonl`;
export const fileEntry = (path: string): string => `files/${path}`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();

const manifestSchema = z.object({
  format: z.literal('mansooj-backup-1'),
  createdAt: z.iso.datetime(),
  /** `rows` holds no files: it was made before an update, which changes none. */
  scope: z.enum(['all', 'rows']),
  engine: z.enum(['sqlite', 'postgres']),
  /** The migrations that the tables had seen. */
  migrations: z.array(z.string()),
  /** How many rows each table has, and their digest, which does not heed their order. */
  tables: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), z.object({ rows: count, digest: sha256 })),
  /** Bytes and SHA-256 of every other file in the archive, by its name there. */
  entries: z.record(z.string(), z.object({ bytes: count, sha256 })),
  /** Files that rows name and that were no longer in the store. */
  missing: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

/** An archive that cannot be used; the message says why. */
export class ArchiveError extends Error {}

/** @throws ArchiveError when the text is no manifest of this format */
export function parseManifest(text: string): BackupManifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new ArchiveError('The archive is damaged: its list of contents cannot be read.');
  }
}

export const rowCount = ({ tables }: BackupManifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

export const fileCount = ({ entries }: BackupManifest): number =>
  Object.keys(entries).filter((name) => name.startsWith('files/')).length;
