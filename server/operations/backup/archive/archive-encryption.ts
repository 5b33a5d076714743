import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ArchiveError } from './backup-manifest.ts';
import { byteReader } from './byte-reader.ts';

// The format is described, with a program that reads it, in docs/backup-format.md. Released versions stay readable.

/** The first bytes of an encrypted file. */
const magic = Buffer.from('mansooj-encrypted-1\n');
const cipher = 'aes-256-gcm';
const saltBytes = 16;
const checkBytes = 16;
const tagBytes = 16;
const chunkBytes = 64 * 1024;
/** The base-two logarithm of scrypt's cost: 128 MiB of memory and some 0.3 s. More is refused when reading. */
const cost = 17;
const [lowestCost, highestCost] = [10, 20];
const headerBytes = magic.length + 1 + 2 * saltBytes + checkBytes;

type Chunks = AsyncIterable<Buffer>;
type FileKey = { key: Buffer; check: Buffer };

/** Encrypts a stream of bytes; whatever is cut off, reordered or changed is noticed when it is decrypted. */
export async function* encrypted(source: Chunks, passphrase: string): AsyncGenerator<Buffer> {
  const slow = ownSalt;
  const fileSalt = randomBytes(saltBytes);
  const { key, check } = fileKey(await stretch(passphrase, slow, cost), fileSalt);
  const header = Buffer.concat([magic, Buffer.from([cost]), slow, fileSalt, check]);
  yield header;
  const reader = byteReader(source);
  for (let number = 0; ; number++) {
    const plain = await reader.take(chunkBytes);
    const isLast = await reader.isAtEnd();
    const seal = createCipheriv(cipher, key, makeNonce(number, isLast)).setAAD(header);
    yield Buffer.concat([seal.update(plain), seal.final(), seal.getAuthTag()]);
    if (isLast) return;
  }
}

/**
 * The bytes of a file: decrypted when it is encrypted, else as they are.
 * @throws ArchiveError in plain words when the passphrase is missing or another, or the file is damaged
 */
export async function* decrypted(source: Chunks, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const reader = byteReader(source);
  const begin = await reader.take(magic.length);
  if (!begin.equals(magic)) {
    yield begin;
    return yield* reader.rest();
  }
  const header = Buffer.concat([begin, await reader.take(headerBytes - begin.length)]);
  const key = await openHeader(header, passphrase);
  for (let number = 0; ; number++) {
    const sealed = await reader.take(chunkBytes + tagBytes);
    const isLast = await reader.isAtEnd();
    yield openChunk(sealed, { key, header, nonce: makeNonce(number, isLast) });
    if (isLast) return;
  }
}

async function openHeader(header: Buffer, passphrase: string | undefined): Promise<Buffer> {
  const found = header.readUInt8(Math.min(magic.length, header.length - 1));
  if (header.length < headerBytes || found < lowestCost || found > highestCost) throw damaged();
  if (passphrase === undefined) {
    throw new ArchiveError('The archive is encrypted: set BACKUP_KEY to the passphrase with which it was made.');
  }
  const salts = header.subarray(magic.length + 1);
  const slow = salts.subarray(0, saltBytes);
  const { key, check } = fileKey(await stretch(passphrase, slow, found), salts.subarray(saltBytes, 2 * saltBytes));
  if (timingSafeEqual(check, salts.subarray(2 * saltBytes))) return key;
  throw new ArchiveError('The archive cannot be decrypted: BACKUP_KEY is not the passphrase with which it was made.');
}

type Lock = { key: Buffer; header: Buffer; nonce: Buffer };

function openChunk(sealed: Buffer, { key, header, nonce }: Lock): Buffer {
  if (sealed.length < tagBytes) throw damaged();
  const end = sealed.length - tagBytes;
  const open = createDecipheriv(cipher, key, nonce).setAAD(header).setAuthTag(sealed.subarray(end));
  const plain = open.update(sealed.subarray(0, end));
  try {
    open.final();
  } catch {
    throw damaged();
  }
  return plain;
}

const damaged = () => new ArchiveError('The archive is damaged: a part of what was encrypted is missing or changed.');

/** The number of the chunk in eleven bytes, then 1 for the last chunk: the key belongs to this file alone. */
function makeNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

function fileKey(stretched: Buffer, fileSalt: Buffer): FileKey {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', stretched, fileSalt, `mansooj-encrypted-1 ${purpose}`, length));
  return { key: derive('key', 32), check: derive('check', checkBytes) };
}

/** The salt of all files that this process writes: it stretches its passphrase once. */
const ownSalt = randomBytes(saltBytes);
const mostRemembered = 8;
const remembered = new Map<string, Promise<Buffer>>();

/** Stretches a passphrase; remembered, because the segments of a journal have few salts. */
function stretch(passphrase: string, salt: Buffer, log2Cost: number): Promise<Buffer> {
  const name = `${log2Cost} ${salt.toString('hex')} ${passphrase}`;
  const known = remembered.get(name) ?? runScrypt(passphrase, salt, 2 ** log2Cost);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(name, known);
  known.catch(() => remembered.delete(name));
  return known;
}

function runScrypt(passphrase: string, salt: Buffer, N: number): Promise<Buffer> {
  const maxmem = 256 * N * 8;
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, { N, r: 8, p: 1, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
