import { z } from 'zod';

/** The file in an archive that lists its contents; written last. */
export const manifestName = 'manifest.json';
/** The suffixes of archive names, which tell people how to open them; the program looks at the content. */
export const archiveSuffixes = { plain: '.tar.zst', encrypted: '.tar.zst.enc' } as const;

export const tableEntry = (table: string): string => `tables/${table}.jsonl`;
export const fileEntry = (path: string): string => `files/${path}`;

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
export const count = z.int().nonnegative();

/** Size and SHA-256 of the other entries of an archive, by name. */
export const entriesSchema = z.record(z.string(), z.object({ bytes: count, sha256 }));

const manifestSchema = z.object({
  format: z.literal('mansooj-backup-1'),
  createdAt: z.iso.datetime(),
  /** `rows`: made before an update, without files. */
  scope: z.enum(['all', 'rows']),
  engine: z.enum(['sqlite', 'postgres']),
  /** The migrations applied to the tables. */
  migrations: z.array(z.string()),
  /** The number of rows of each table and their order-independent digest. */
  tables: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), z.object({ rows: count, digest: sha256 })),
  entries: entriesSchema,
  /** Files that rows refer to but that were missing from the store. */
  missing: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

/** An archive that cannot be used; the message gives the reason. */
export class ArchiveError extends Error {}

/** @throws ArchiveError when the text is not a manifest of this format */
export function parseManifest(text: string): BackupManifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new ArchiveError('The archive is damaged: its list of contents cannot be read.');
  }
}

export const rowCount = ({ tables }: BackupManifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** The paths of the stored files in an archive. */
export const listArchivedFiles = ({ entries }: BackupManifest): string[] =>
  Object.keys(entries).flatMap((name) => (name.startsWith('files/') ? [name.slice('files/'.length)] : []));

export const fileCount = (manifest: BackupManifest): number => listArchivedFiles(manifest).length;
