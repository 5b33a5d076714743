import { Readable } from 'node:stream';

/** `{"dataUrl":"data:…"}` of a file, streamed, so that 25 MiB images are never one string in memory. */
export function dataUrlReply(bytes: AsyncIterable<Buffer>, contentType: string): Readable {
  return Readable.from(jsonParts(bytes, contentType));
}

async function* jsonParts(bytes: AsyncIterable<Buffer>, contentType: string): AsyncGenerator<string> {
  yield `{"dataUrl":"data:${contentType};base64,`;
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const joined = Buffer.concat([rest, chunk]);
    // Base64 encodes three bytes at a time; the remainder is prepended to the next chunk.
    const whole = joined.length - (joined.length % 3);
    rest = joined.subarray(whole);
    yield joined.toString('base64', 0, whole);
  }
  yield `${rest.toString('base64')}"}`;
}
