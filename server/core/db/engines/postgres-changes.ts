import { Client } from 'pg';
import type { ChangeReporter, ChangeSource } from '../change-source.ts';

const askEveryMilliseconds = 10_000;
const longestAnswerMilliseconds = 5_000;
const reconnectAfterMilliseconds = 500;

/**
 * Listens on a dedicated connection. While it is down no changes arrive, so everything counts as changed when it is
 * back; until then cached data stays in use, and pages say so, since usually the whole database is down.
 */
export async function postgresChanges(address: string, { report, onFailure }: ChangeReporter): Promise<ChangeSource> {
  let client: Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<Client> {
    const opened = new Client({
      connectionString: address,
      keepAlive: true,
      connectionTimeoutMillis: longestAnswerMilliseconds,
      query_timeout: longestAnswerMilliseconds,
    });
    opened.on('notification', ({ payload }) => report(payload ? new Set([payload]) : 'all'));
    opened.on('error', (error) => lose(opened, error));
    await opened.connect();
    // On this channel a function of the first migration names the watched tables that a commit changed.
    await opened.query('listen content_change');
    return opened;
  }

  function lose(lost: Client, error: unknown): void {
    if (isClosed || lost !== client || retry) return;
    onFailure(error);
    retry = setTimeout(reconnect, reconnectAfterMilliseconds).unref();
  }

  async function reconnect(): Promise<void> {
    const lost = client;
    lost?.end().catch(() => {});
    try {
      const found = await listen();
      retry = undefined;
      if (isClosed) return void (await found.end());
      client = found;
      report('all');
    } catch {
      retry = isClosed ? undefined : setTimeout(reconnect, reconnectAfterMilliseconds).unref();
    }
  }

  /** The reply to any query arrives after all notifications of earlier commits. */
  async function hearAll(): Promise<boolean> {
    if (!client || retry || isClosed) return false;
    const asked = client;
    try {
      await asked.query('select 1');
      return true;
    } catch (error) {
      lose(asked, error);
      return false;
    }
  }

  client = await listen();
  // A silently broken connection is detected by a query.
  const timer = setInterval(() => {
    const asked = client;
    if (asked && !retry) asked.query('select 1').catch((error: unknown) => lose(asked, error));
  }, askEveryMilliseconds).unref();

  return {
    settle: together(hearAll),
    // The notification of an own commit arrives shortly after it; the author need not wait.
    changed: (...tables) => report(new Set(tables)),
    refresh: () => {},
    isAway: () => retry !== undefined,
    async close() {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

/** Callers during a run of `work` share its next run. */
function together<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;
  const begin = (): Promise<Result> => {
    next = undefined;
    const turn = work().finally(() => {
      if (current === turn) current = undefined;
    });
    current = turn;
    return turn;
  };
  return () => {
    if (!current) return begin();
    next ??= current.then(begin, begin);
    return next;
  };
}
