import { setTimeout as passed } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { ImapAddress } from '#server/core/config/mail-server-address.ts';
import { JobFailure } from '#server/core/jobs/job-kind.ts';
import { kibibyte, mebibyte } from '#shared/units.ts';

/** Longer letters are read up to `beginning`: their texts come first. */
const mostBytes = { whole: 20 * mebibyte, beginning: 512 * kibibyte };

/** A letter as it lies in the folder; `isWhole`: not cut. */
export type FetchedLetter = { source: Buffer; isWhole: boolean; arrivedAt: Date };

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Runs something with the server. @throws JobFailure with a class of failure: the server's own words may hold names */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof JobFailure ? error : new JobFailure(reasonOfImap(error));
  }
}

type ImapError = { code?: string; authenticationFailed?: boolean; mailboxMissing?: boolean; message?: string };

function reasonOfImap(error: unknown): 'tls' | 'auth' | 'folder' | 'unreachable' {
  const {
    code = '',
    message = '',
    authenticationFailed,
    mailboxMissing,
  }: ImapError = error instanceof Error ? error : {};
  if (authenticationFailed) return 'auth';
  if (mailboxMissing) return 'folder';
  return /CERT|SELF_SIGNED|TLS|SSL/i.test(`${code} ${message}`) ? 'tls' : 'unreachable';
}

async function connect(imap: ImapAddress): Promise<ImapFlow> {
  // Only a site that reads mail loads it.
  const { ImapFlow } = await import('imapflow');
  const { timeoutMilliseconds: timeout, user, password = '' } = imap;
  const client = new ImapFlow({
    host: imap.host,
    port: imap.port,
    secure: imap.isTls,
    ...(!imap.isTls && imap.tls !== 'offered' && { doSTARTTLS: imap.tls === 'required' }),
    tls: { rejectUnauthorized: imap.isVerified },
    auth: { user, pass: password },
    logger: false,
    clientInfo: { name: false },
    disableAutoIdle: true,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    maxLiteralSize: 2 * mostBytes.whole,
    maxResponseSize: 3 * mostBytes.whole,
    maxLineLength: mebibyte,
  });
  // The caller gets failures through its question; an unhandled `error` event would end the program.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.mailboxOpen(imap.folder);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Opens the folder of a mailbox. @throws JobFailure `unreachable`, `tls`, `auth`, `folder` */
export async function openMailbox(imap: ImapAddress) {
  const client = await asked(connect(imap));
  const { uidValidity = 0n } = client.mailbox || {};
  let hasNews = false;
  let wake = () => {};
  const noteNews = () => {
    hasNews = true;
    wake();
  };
  client.on('exists', noteNews).on('close', noteNews);

  async function list(query: { uid: string } | { since: Date }): Promise<number[]> {
    hasNews = false;
    const found = await asked(client.search(query, { uid: true }));
    return [...(found || [])].sort((one, other) => one - other);
  }

  return {
    /** Numbers of letters mean the same as long as this stays. */
    uidValidity: String(uidValidity),

    /** The numbers of the letters after one, in their order. */
    async listAfter(uid: number): Promise<number[]> {
      // `*` is the last one, even if it is not after.
      return (await list({ uid: `${uid + 1}:*` })).filter((each) => each > uid);
    },

    listSince: (since: Date): Promise<number[]> => list({ since }),

    /** A letter, which stays unread; undefined for one that is gone. */
    async fetch(uid: number): Promise<FetchedLetter | undefined> {
      const one = (query: object) => asked(client.fetchOne(String(uid), query, { uid: true }));
      const facts = await one({ size: true, internalDate: true });
      if (!facts) return undefined;
      const isWhole = (facts.size ?? 0) <= mostBytes.whole;
      const letter = await one({ source: isWhole || { start: 0, maxLength: mostBytes.beginning } });
      const arrivedAt = new Date(facts.internalDate ?? Date.now());
      const source = letter ? letter.source : undefined;
      return source && { source, isWhole, arrivedAt };
    },

    async markRead(uid: number): Promise<void> {
      await asked(client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }));
    },

    /** Waits until a letter arrives, the connection ends, or the time has passed. */
    async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
      if (hasNews || signal.aborted) return;
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      signal.addEventListener('abort', wake, { once: true });
      client.idle().catch(() => {});
      const over = new AbortController();
      await Promise.race([woken, passed(milliseconds, undefined, { signal: over.signal })]);
      over.abort();
      signal.removeEventListener('abort', wake);
    },

    close: () => client.close(),
  };
}
