import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { bytesOfString, isDictionary, isString, type PdfDictionary, type PdfPlace, valueAtKey } from './pdf-values.ts';

/** Decrypts the data of a stream of an object, or of a string in it. */
export type Decrypt = (data: Buffer, object: PdfPlace) => Buffer;
/** How the streams of a file are decrypted, and how its strings. */
type Opened = { stream: Decrypt; string: Decrypt };

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/**
 * How a file is decrypted that opens without a password, as one with only an owner's does (ISO 32000-2, 7.6.4); undefined
 * for one that asks for it, or is protected otherwise.
 */
export function openWithoutPassword(protection: PdfDictionary, id: Buffer): Opened | undefined {
  if (valueAtKey(protection, '/Filter') !== '/Standard') return undefined;
  const revision = Number(valueAtKey(protection, '/R'));
  const [ofStreams, ofStrings] = ['/StmF', '/StrF'].map((name) => readMethod(protection, name));
  if (revision >= 5) {
    const key = keyOfSha(protection, revision);
    const stream: Decrypt | undefined = key && ((data) => decryptedAes(data, key));
    return stream && { stream, string: ofStrings === 'none' ? asItIs : withoutPadding(stream) };
  }
  const key = keyOfMd5(protection, { revision, id });
  if (!key || !opens(protection, { revision, id, key })) return undefined;
  const string = decryptBy(ofStrings, key);
  return { stream: decryptBy(ofStreams, key), string: ofStrings === 'aes' ? withoutPadding(string) : string };
}

const asItIs: Decrypt = (data) => data;

/** AES fills data up to whole blocks, and says in the last byte with how many. */
const withoutPadding =
  (decrypt: Decrypt): Decrypt =>
  (data, object) => {
    const plain = decrypt(data, object);
    return plain.subarray(0, plain.length - Math.min(16, plain.at(-1) ?? 0));
  };

function decryptBy(method: Method | undefined, key: Buffer): Decrypt {
  if (method === 'none') return asItIs;
  return (data, { number, generation }) => {
    const place = Buffer.from(
      [number, number >> 8, number >> 16, generation, generation >> 8].map((byte) => byte & 255),
    );
    const salt = Buffer.from(method === 'aes' ? 'sAlT' : '', 'latin1');
    const own = md5(key, place, salt).subarray(0, Math.min(16, key.length + 5));
    return method === 'aes' ? decryptedAes(data, own) : rc4(data, own);
  };
}

type Method = 'none' | 'rc4' | 'aes';

/** What streams (`/StmF`) or strings (`/StrF`) are encrypted with. */
function readMethod(protection: PdfDictionary, name: string): Method {
  if (Number(valueAtKey(protection, '/V')) < 4) return 'rc4';
  const filters = valueAtKey(protection, '/CF');
  const filter = isDictionary(filters) ? valueAtKey(filters, String(valueAtKey(protection, name))) : undefined;
  if (!isDictionary(filter)) return 'none';
  return valueAtKey(filter, '/CFM') === '/V2' ? 'rc4' : 'aes';
}

function readBytes(protection: PdfDictionary, key: string, length: number): Buffer {
  const value = valueAtKey(protection, key);
  return isString(value) ? bytesOfString(value).subarray(0, length) : Buffer.alloc(0);
}

type Opening = { revision: number; id: Buffer };

function keyOfMd5(protection: PdfDictionary, { revision, id }: Opening): Buffer | undefined {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(Number(valueAtKey(protection, '/P')) | 0);
  const isPlainMetadata = revision >= 4 && valueAtKey(protection, '/EncryptMetadata') === false;
  const bits = Number(valueAtKey(protection, '/Length') ?? 40);
  const length = revision < 3 ? 5 : Math.min(16, Math.max(5, (revision >= 4 ? 128 : bits) >> 3));
  const unhidden = Buffer.alloc(isPlainMetadata ? 4 : 0, 255);
  let key = md5(padding, readBytes(protection, '/O', 32), permissions, id, unhidden).subarray(0, length);
  for (let round = 0; revision >= 3 && round < 50; round++) key = md5(key).subarray(0, length);
  return key;
}

function opens(protection: PdfDictionary, { revision, id, key }: Opening & { key: Buffer }): boolean {
  const expected = readBytes(protection, '/U', 32);
  if (revision < 3) return rc4(padding, key).equals(expected);
  let check = rc4(md5(padding, id), key);
  for (let round = 1; round < 20; round++) check = rc4(check, Buffer.from(key.map((byte) => byte ^ round)));
  return expected.length >= 16 && check.equals(expected.subarray(0, 16));
}

/** The key of a file with 256 bits: `U` holds a hash and two salts, `UE` the key. */
function keyOfSha(protection: PdfDictionary, revision: number): Buffer | undefined {
  const user = readBytes(protection, '/U', 48);
  const packed = readBytes(protection, '/UE', 32);
  if (user.length < 48 || packed.length < 32) return undefined;
  const hash = (salt: Buffer) => (revision >= 6 ? hashOfRevision6(salt) : createHash('sha256').update(salt).digest());
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  const opener = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(16)).setAutoPadding(false);
  return Buffer.concat([opener.update(packed), opener.final()]);
}

/** Algorithm 2.B of ISO 32000-2 for an empty password. */
function hashOfRevision6(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const blocks = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = Buffer.concat([cipher.update(blocks), cipher.final()]);
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(encrypted)
      .digest();
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function decryptedAes(data: Buffer, key: Buffer): Buffer {
  const blocks = data.subarray(16, data.length - (data.length % 16));
  if (blocks.length === 0) return blocks;
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, data.subarray(0, 16)).setAutoPadding(false);
  // The padding after the data is ignored by what unpacks it.
  return Buffer.concat([decipher.update(blocks), decipher.final()]);
}

/** The library of Node has it no more; files of other programs still do. */
function rc4(data: Buffer, key: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (a: number, b: number): void => {
    const kept = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = kept;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  const plain = Buffer.alloc(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    plain[at] = (data[at] ?? 0) ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  }
  return plain;
}
