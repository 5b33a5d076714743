import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { hashingTap } from '#server/core/files/storage/content-hash.ts';
import { errorMessage } from '#shared/caught.ts';
import type { SegmentManifest } from '../journal/journal-segment.ts';
import { encrypted } from './archive-encryption.ts';
import { type BackupManifest, manifestName } from './backup-manifest.ts';

export type Entries = BackupManifest['entries'];

// At this level rows shrink to a tenth; pictures and videos are already compressed.
const level = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 };

/** Begins a tar archive, compressed with Zstandard and, with a passphrase, encrypted, in `file`. */
export function writeArchive(file: string, passphrase: string | undefined) {
  const tar = pack();
  const entries: Entries = {};
  const written = pipeline(
    Readable.from(tar),
    createZstdCompress({ params: level }),
    (compressed: AsyncIterable<Buffer>) => (passphrase ? encrypted(compressed, passphrase) : compressed),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // `finish` awaits this; earlier failures are reported by the entry being written.
  written.catch((error: Error) => tar.destroy(error));

  async function addStream(name: string, bytes: number, content: Readable): Promise<void> {
    const { tap, result } = hashingTap();
    await pipeline(content, tap, tar.entry({ name, size: bytes, mode: 0o600 }));
    entries[name] = result();
  }

  return {
    entries,
    addStream,
    async addFile(name: string, file: string): Promise<void> {
      await addStream(name, (await stat(file)).size, createReadStream(file));
    },
    /** Adds the manifest and resolves when everything is on the disk. */
    async finish(manifest: BackupManifest | SegmentManifest): Promise<void> {
      const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
      await pipeline(Readable.from([text]), tar.entry({ name: manifestName, size: text.length, mode: 0o600 }));
      tar.finalize();
      await written;
    },
    /** Aborts; leaves the incomplete file behind. */
    async abort(reason: unknown): Promise<void> {
      tar.destroy(reason instanceof Error ? reason : new Error(errorMessage(reason)));
      await written.catch(() => {});
    },
  };
}

export type ArchiveWriter = ReturnType<typeof writeArchive>;
