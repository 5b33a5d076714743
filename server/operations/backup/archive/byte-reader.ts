/** Reads a stream of bytes in pieces of any length. */
export function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let length = 0;
  let isOver = false;

  async function hold(bytes: number): Promise<void> {
    while (length < bytes && !isOver) {
      const { value, done } = await chunks.next();
      isOver = done === true;
      if (!value) continue;
      held.push(value);
      length += value.length;
    }
  }

  async function take(bytes: number): Promise<Buffer> {
    await hold(bytes);
    const all = Buffer.concat(held);
    held = [all.subarray(bytes)];
    length = Math.max(0, all.length - bytes);
    return all.subarray(0, bytes);
  }

  return {
    /** The next bytes; fewer only at the end. */
    take,
    async isAtEnd(): Promise<boolean> {
      await hold(1);
      return length === 0;
    },
    /** What has not been taken. */
    async *rest(): AsyncGenerator<Buffer> {
      if (length > 0) yield take(length);
      while (!isOver) {
        await hold(1);
        if (length > 0) yield await take(length);
      }
    },
  };
}
