import { Readable } from 'node:stream';

/** `{"dataUrl":"data:…"}` of a file, streamed: 25 MiB of image are never in memory as one text. */
export function dataUrlReply(bytes: AsyncIterable<Buffer>, contentType: string): Readable {
  return Readable.from(jsonParts(bytes, contentType));
}

async function* jsonParts(bytes: AsyncIterable<Buffer>, contentType: string): AsyncGenerator<string> {
  yield `{"dataUrl":"data:${contentType};base64,`;
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const joined = Buffer.concat([rest, chunk]);
    // Three bytes become four letters; what is left over goes with the next part.
    const whole = joined.length - (joined.length % 3);
    rest = joined.subarray(whole);
    yield joined.toString('base64', 0, whole);
  }
  yield `${rest.toString('base64')}"}`;
}
