import type { Readable } from 'node:stream';

/** First and last byte, both inclusive. */
export type ByteRange = { start: number; end: number };

export type ListedFile = { path: string; bytes: number; storedAt: Date };

/** The backend of the file store: a folder, or a bucket. Paths are validated before. */
export type StorageBackend = {
  put(path: string, file: string, options: { mayMove: boolean }): Promise<void>;
  read(path: string, range?: ByteRange): Promise<Readable>;
  /** Bytes; undefined when there is no such file. */
  size(path: string): Promise<number | undefined>;
  remove(path: string): Promise<void>;
  /** @throws Error while the place cannot be reached or written to */
  check(): Promise<void>;
  list(folder: string): AsyncIterable<ListedFile>;
};

export type S3Settings = {
  bucket: string;
  endpoint?: string;
  region?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
};
