import { PassThrough, type Readable } from 'node:stream';
import type { ChangeSignal } from '#server/core/db/change-signal.ts';
import { minute, second } from '#shared/units.ts';

const watched = ['lead_desk', 'lead_mail', 'lead_note', 'mail'];
const change = 'event: changed\ndata:\n\n';
/** Changes within this many milliseconds are sent as one event. */
const pauseMilliseconds = second / 4;
/** Proxies close what is silent. */
const beatMilliseconds = 15 * second;
/** Browsers then come again, and show that they still may. */
const longestMilliseconds = 10 * minute;

/** Streams of one account; browsers with more ask every other second. */
const mostOfAccount = 10;

export type DeskWatch = ReturnType<typeof createDeskWatch>;

/** Tells browsers that something on the desk has changed, as server-sent events without any data. */
export function createDeskWatch(changes: Pick<ChangeSignal, 'subscribe'>) {
  /** The streams, and whose each is. */
  const open = new Map<PassThrough, string>();
  let timer: NodeJS.Timeout | undefined;
  changes.subscribe((changed) => {
    if (open.size === 0 || timer || (changed !== 'all' && !watched.some((table) => changed.has(table)))) return;
    timer = setTimeout(() => {
      timer = undefined;
      for (const stream of open.keys()) stream.write(change);
    }, pauseMilliseconds).unref();
  });
  return {
    /** A stream of events for an account that ends after ten minutes; at once without `stays`, or beyond ten. */
    open({ account, stays }: { account: string; stays: boolean }): Readable {
      const stream = new PassThrough();
      stream.write('retry: 2000\n\n');
      const isFull = [...open.values()].filter((each) => each === account).length >= mostOfAccount;
      if (!stays || isFull) return stream.end();
      open.set(stream, account);
      const beat = setInterval(() => stream.write(':\n\n'), beatMilliseconds).unref();
      const end = setTimeout(() => stream.end(), longestMilliseconds).unref();
      stream.once('close', () => {
        open.delete(stream);
        clearInterval(beat);
        clearTimeout(end);
      });
      return stream;
    },

    /** Tells some accounts alone, as far as they are connected to this process. */
    tell(accounts: readonly string[]): void {
      for (const [stream, account] of open) if (accounts.includes(account)) stream.write(change);
    },

    /** Ends all streams, so that the process can stop. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      for (const stream of open.keys()) stream.end();
    },
  };
}
