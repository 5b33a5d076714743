import { open } from 'node:fs/promises';

/** Bytes of a file from `position`, fewer at its end; a negative position counts from the end. */
export async function readBytes(file: string, position: number, length: number): Promise<Buffer> {
  await using handle = await open(file, 'r');
  const { size } = await handle.stat();
  const start = position < 0 ? Math.max(0, size + position) : position;
  const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - start)));
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
  return bytes.subarray(0, bytesRead);
}
