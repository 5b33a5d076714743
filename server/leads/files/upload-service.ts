import { randomUUID } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { keyedHash } from '#server/core/db/site-secret.ts';
import type { ArtworkType } from '#server/core/files/inspection/artwork-type.ts';
import {
  createFileInspector,
  type FileInspector,
  type UntrustedSource,
} from '#server/core/files/inspection/file-inspector.ts';
import { createVirusScanner, type VirusScanner } from '#server/core/files/inspection/virus-scanner.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { newStoragePath } from '#server/core/files/storage/storage-path.ts';
import { createNetworkPseudonyms } from '#server/core/spam/network-pseudonyms.ts';
import { countsIf, countWithin } from '#server/core/spam/windowed-counts.ts';
import { fieldRefused, isAppError } from '#shared/errors.ts';
import type { FileMark } from '#shared/leads/file-marks.ts';
import { multiplied, storageLimits } from '#shared/leads/spam-limits.ts';
import { limits } from '#shared/limits.ts';
import { normaliseMailbox } from '#shared/text/read-address.ts';
import { kibibyte } from '#shared/units.ts';
import { insertMarks, listMarked, removeMarks } from './file-mark-queries.ts';
import {
  type CvRoom,
  deleteUpload,
  findUpload,
  hasUpload,
  insertUpload,
  type KeptUpload,
  listOldUploads,
  listOwnedUploads,
  moveUpload,
  renameUpload,
  sumKeptUploads,
  type UploadPlace,
} from './upload-queries.ts';

/** The room for kept CVs; one always fits. */
function keptCvRoom(factor: number) {
  const room = ({ bytes, rows }: CvRoom): CvRoom => ({
    bytes: multiplied(bytes, factor, limits.cvBytes),
    rows: multiplied(rows, factor),
  });
  const { perNetwork, inAll, writtenPerNetwork } = storageLimits.keptCvs;
  const written = multiplied(writtenPerNetwork, factor, limits.cvBytes);
  return { perNetwork: room(perNetwork), inAll: room(inAll), written };
}

const exceeds = (held: CvRoom, room: CvRoom): boolean => held.bytes > room.bytes || held.rows > room.rows;

type Parts = { db: Database; files: Pick<FileStore, 'read'>; scanner: VirusScanner };

const atOnce = 20;

/**
 * Rescans files that arrived while the virus scanner was unreachable: clean ones lose the mark, infected ones are
 * marked and blocked. @returns the number of infected ones
 */
async function recheckUploads({ db, files, scanner }: Parts): Promise<number> {
  let infected = 0;
  for (const path of await listMarked(db, 'unchecked', atOnce)) {
    const verdict = await scanner.scan(await files.read(path));
    if (verdict === 'unreachable' || verdict === 'off') break;
    await db.transaction().execute(async (transaction) => {
      await removeMarks(transaction, path, 'unchecked');
      if (verdict === 'infected') await insertMarks(transaction, path, ['infected']);
    });
    if (verdict === 'infected') infected += 1;
  }
  return infected;
}

const noScanner = createVirusScanner(undefined);

export type Uploads = ReturnType<typeof createUploads>;

/** The sender of a file: the typed e-mail address, and the network address. */
type Keeper = { email: string; address: string };

// A form that found its file within the hour can finish before the file is deleted.
const sweepDelayMilliseconds = 10 * 60 * 1000;

/**
 * CVs and artwork without a lead. Every file is registered here before its lead is stored, and handed over in the same
 * transaction, so that after a failure a row still refers to the file for removal.
 */
export function createUploads({ db, files, scanner = noScanner, rateLimitFactor = 1, ...parts }: UploadParts) {
  const { inspector = createFileInspector(), now = () => Date.now() } = parts;
  const since = (): Date => new Date(now() - limits.keptCvMilliseconds);
  const newKey = (): string => `loose-${randomUUID()}`;

  const hashOwner = keyedHash(db, 'upload-owner');
  const networks = createNetworkPseudonyms({ db, now });
  const room = keptCvRoom(rateLimitFactor);

  const ownerOf = (email: string): Promise<string> => hashOwner(normaliseMailbox(email));

  /** The marks of an accepted file. @throws AppError `invalid` (422) naming the field when it is infected */
  async function examine(file: string, type: ArtworkType, from: UntrustedSource): Promise<FileMark[]> {
    const verdict = await scanner.scan(file);
    if (verdict === 'infected') throw fieldRefused(from.field, 'file_infected');
    const marks = type === 'pdf' ? await inspector.inspectCv(file, from) : [];
    return verdict === 'unreachable' ? [...marks, 'unchecked'] : marks;
  }

  /** Removes an upload unless an application owns it; a failed removal is retried by the clean-up. */
  async function discard(upload: KeptUpload): Promise<void> {
    try {
      if (await hasUpload(db, upload.path)) await removeUpload(upload.path);
    } catch {}
  }

  /** The replaced upload is set aside under `oldKey`. */
  async function putInPlace(upload: KeptUpload, place: UploadPlace, oldKey: string): Promise<KeptUpload | undefined> {
    return db.transaction().execute(async (transaction) => {
      await renameUpload(transaction, { key: place.key }, oldKey);
      await moveUpload(transaction, upload.path, place);
      return findUpload(transaction, oldKey, new Date(0));
    });
  }

  /** Restores the upload under `oldKey` in place of `upload`; false when another one has replaced it. */
  async function putBack(upload: KeptUpload, key: string, oldKey: string): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const isThere = await renameUpload(transaction, { key, path: upload.path }, newKey());
      return isThere && renameUpload(transaction, { key: oldKey }, key);
    });
  }

  async function isTooMuch(names: readonly string[], replaced: KeptUpload | undefined): Promise<boolean> {
    if (exceeds(await sumKeptUploads(db, names, replaced?.path), room.perNetwork)) return true;
    return exceeds(await sumKeptUploads(db, undefined, replaced?.path), room.inAll);
  }

  /** Counts the bytes of an upload; false, and not counted, when its network wrote too many within the hour. */
  async function countWritten(names: readonly string[], { size }: KeptUpload): Promise<boolean> {
    const subjects = names.map((name) => `kept:${name}`);
    const counted = { subjects, amount: Math.ceil(size / kibibyte), at: now() };
    return countsIf(
      db,
      async (transaction) =>
        (await countWithin(transaction, counted, storageLimits.windowMilliseconds)) * kibibyte <= room.written,
    );
  }

  /**
   * Stores a received file, which may be moved, with its marks. @throws AppError `invalid` (422) for an infected one
   */
  async function putDown(received: CheckedUpload): Promise<KeptUpload> {
    const { file, network, field = 'cv', type = 'pdf' } = received;
    const marks = await examine(file, type, { field, network });
    const path = newStoragePath(field === 'cv' ? 'cvs' : 'attachments', type);
    const upload = { path, name: received.name, size: received.size };
    await db.transaction().execute(async (transaction) => {
      await insertUpload(transaction, newKey(), upload, new Date(now()));
      await insertMarks(transaction, upload.path, marks);
    });
    try {
      await files.put(upload.path, file);
    } catch (error) {
      await discard(upload);
      throw error;
    }
    return upload;
  }

  return {
    putDown,

    /** Stores received files as `putDown` does. @returns them, and the names of those that the scanner refused */
    async putDownAll(received: readonly CheckedUpload[]): Promise<{ kept: KeptUpload[]; refused: string[] }> {
      const [kept, refused]: [KeptUpload[], string[]] = [[], []];
      for (const file of received) {
        try {
          kept.push(await putDown(file));
        } catch (error) {
          if (!isAppError(error) || error.code !== 'invalid') throw error;
          refused.push(file.name);
        }
      }
      return { kept, refused };
    },

    /**
     * Keeps an upload under a form's key for an hour, replacing the earlier one, unless the limits are reached; then it
     * is removed, and the earlier one stays. `email` is the typed address, `address` the network's.
     */
    async keepUnder(formKey: string, upload: KeptUpload, { email, address }: Keeper): Promise<void> {
      const names = await networks.namesFor(address, limits.keptCvMilliseconds + sweepDelayMilliseconds);
      if (!(await countWritten(names, upload))) return discard(upload);
      const place = { key: formKey, owner: await ownerOf(email), network: names[0] ?? '' };
      const oldKey = newKey();
      const replaced = await putInPlace(upload, place, oldKey);
      // Inserted before the check, so that concurrent uploads cannot exceed the limit.
      const isKept = !(await isTooMuch(names, replaced));
      const isBack = !isKept && (await putBack(upload, formKey, oldKey));
      if (!isKept) await discard(upload);
      if (replaced && !isBack) await discard(replaced);
    },

    async isFull(): Promise<boolean> {
      const { bytes, rows } = await sumKeptUploads(db);
      return exceeds({ bytes: bytes + limits.cvBytes, rows: rows + 1 }, room.inAll);
    },

    findKept: (formKey: string): Promise<KeptUpload | undefined> => findUpload(db, formKey, since()),

    /** The uploads of forms filled in with one of these addresses. */
    findKeptOf: async (emails: readonly string[]): Promise<KeptUpload[]> =>
      listOwnedUploads(db, await Promise.all(emails.map(ownerOf))),

    /** Hands an upload over to a lead in its transaction; false when it no longer exists. */
    takeOver: (transaction: Database, { path }: KeptUpload): Promise<boolean> => deleteUpload(transaction, path),

    /** Takes a file back from a lead deleted in the same transaction; call `discard` afterwards. */
    takeBack: (transaction: Database, upload: KeptUpload): Promise<void> =>
      insertUpload(transaction, newKey(), upload, new Date(now())),

    discard,

    /** Rescans files that the virus scanner has not seen. @returns the number of infected ones */
    recheck: (): Promise<number> => recheckUploads({ db, files, scanner }),

    async sweep(): Promise<void> {
      const until = new Date(since().getTime() - sweepDelayMilliseconds);
      for (const path of await listOldUploads(db, until)) await removeUpload(path);
    },
  };

  async function removeUpload(path: string): Promise<void> {
    // The row is deleted last: until then the file can be found again.
    await files.remove(path);
    await removeMarks(db, path);
    await deleteUpload(db, path);
  }
}

/** A visitor's file that passed the checks, and the network it came from; a CV unless field and type say otherwise. */
export type CheckedUpload = KeptName & { file: string; network: string; field?: string; type?: ArtworkType };
type KeptName = Pick<KeptUpload, 'name' | 'size'>;

type UploadParts = {
  db: Database;
  files: Pick<FileStore, 'put' | 'read' | 'remove'>;
  scanner?: VirusScanner;
  inspector?: FileInspector;
  rateLimitFactor?: number;
  now?: () => number;
};
