import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { extract, type Header, pack } from 'tar-stream';
import { createDigest, type PortableRow } from '#server/core/db/tables/table-rows.ts';

/** An archive entry; `header` overrides its header. */
export type ArchivePart = { name: string; content: Buffer; header?: Partial<Header> };

/** The entries of an archive, in their order. */
export async function partsOf(archive: Buffer): Promise<ArchivePart[]> {
  const tar = extract();
  Readable.from([zstdDecompressSync(archive)]).pipe(tar);
  const parts: ArchivePart[] = [];
  for await (const entry of tar) parts.push({ name: entry.header.name, content: await buffer(Readable.from(entry)) });
  return parts;
}

/** The parts as one tar archive, not compressed. */
export async function tarOf(parts: ArchivePart[]): Promise<Buffer> {
  const tar = pack();
  for (const { name, content, header } of parts) tar.entry({ name, ...header }, content);
  tar.finalize();
  return buffer(Readable.from(tar));
}

export const archiveOf = async (parts: ArchivePart[]): Promise<Buffer> => zstdCompressSync(await tarOf(parts));

/** A block of 512 bytes as tar has it before an entry, with any size, type and name. */
export function tarHeader({ name, size, type = '0' }: { name: string; size: bigint; type?: string }): Buffer {
  const header = Buffer.alloc(512);
  header.write(name.slice(0, 100));
  header.write('0000600\0', 100);
  // Sizes beyond eight gigabytes are written in binary.
  header.writeUInt8(0x80, 124);
  header.writeBigUInt64BE(size, 128);
  header.write('ustar\0' + '00', 257, 'latin1');
  header.write(type, 156);
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

type Manifest = {
  entries: Record<string, { bytes: number; sha256: string }>;
  tables: Record<string, { rows: number; digest: string }>;
  migrations: string[];
};
const manifestName = 'manifest.json';

/** The same archive with another manifest. */
export function withManifest(parts: ArchivePart[], change: (manifest: Manifest) => void): ArchivePart[] {
  return parts.map((part) => {
    if (part.name !== manifestName) return part;
    const manifest = JSON.parse(part.content.toString()) as Manifest;
    change(manifest);
    return { name: manifestName, content: Buffer.from(JSON.stringify(manifest)) };
  });
}

/** The same archive with other lines in one table, which may be new; its manifest matches them. */
export function withTable(parts: ArchivePart[], table: string, lines: Buffer, rows: PortableRow[] = []): ArchivePart[] {
  const name = `tables/${table}.jsonl`;
  const others = parts.filter((part) => part.name !== name);
  return withManifest([{ name, content: lines }, ...others], ({ entries, tables }) => {
    const digest = createDigest();
    digest.add(rows);
    tables[table] = digest.result();
    entries[name] = { bytes: lines.length, sha256: createHash('sha256').update(lines).digest('hex') };
  });
}

/** The same, with rows. */
export function withRows(parts: ArchivePart[], table: string, rows: PortableRow[]): ArchivePart[] {
  return withTable(parts, table, Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')), rows);
}

/** The same archive without one table. */
export function withoutTable(parts: ArchivePart[], table: string): ArchivePart[] {
  const name = `tables/${table}.jsonl`;
  const others = parts.filter((part) => part.name !== name);
  return withManifest(others, ({ entries, tables }) => {
    delete entries[name];
    delete tables[table];
  });
}

/** The rows of a table in an archive. */
export function rowsOf(parts: ArchivePart[], table: string): PortableRow[] {
  const lines = parts.find(({ name }) => name === `tables/${table}.jsonl`)?.content.toString() ?? '';
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PortableRow);
}
