import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';

/**
 * A write stream that never fails: when the disk is full, the rest is discarded so that the following fields are still
 * received; `trouble` holds the error.
 */
export class TolerantFileStream extends Writable {
  trouble: unknown;
  readonly #file: string;
  #handle: FileHandle | undefined;

  constructor(file: string) {
    super();
    this.#file = file;
  }

  override _construct(done: () => void): void {
    const opened = async () => {
      this.#handle = await open(this.#file, 'wx', 0o600);
    };
    void this.#trying(opened).then(done);
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    const work = async () => this.trouble === undefined && this.#handle?.appendFile(chunk);
    void this.#trying(work).then(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    void this.#trying(async () => this.#handle?.close()).then(() => done(error));
  }

  async #trying(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.trouble ??= error;
    }
  }
}
