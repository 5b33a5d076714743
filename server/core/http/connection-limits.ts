import { readFileSync } from 'node:fs';
import type { ServerOptions } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { longestLockWaitMilliseconds, withLockTimeout } from '#server/core/db/engines/lock-timeout.ts';
import { AppError } from '#shared/errors.ts';

const seconds = 1000;

// Files and database and outgoing connections need descriptors too.
const descriptorsForOthers = 512;
const mostConnections = 10_000;

/** Time limits for the parts of a request, and the number of connections. */
const usualPatience = {
  /** For the headers; checked every few seconds. */
  headersMilliseconds: 15 * seconds,
  /** A body must make progress in each such window … */
  windowMilliseconds: 20 * seconds,
  /** … of at least this many bytes, below the slowest telephone line; an upload may then take hours. */
  windowBytes: 1024,
  /** For a whole body other than an upload. */
  smallBodyMilliseconds: 120 * seconds,
  /** From the complete body to the first byte of the reply; uploads are processed while they arrive. */
  answerMilliseconds: 30 * seconds,
};

type Patience = typeof usualPatience;

/** The corresponding limits of Node's server. */
export const serverLimits: ServerOptions = {
  headersTimeout: usualPatience.headersMilliseconds,
  connectionsCheckingInterval: 5 * seconds,
  // As much as nginx passes on: other programs of the host may have set many cookies.
  maxHeaderSize: 32 * 1024,
};

/** Disconnects slow senders and ends replies that take too long. */
export function registerConnectionLimits(app: FastifyInstance, patience: Patience = usualPatience): void {
  app.server.maxConnections = Math.min(mostConnections, openFileLimit() - descriptorsForOthers);
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watchSender(request, patience);
    done();
  });
  app.decorateRequest('answerTimer', undefined);
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.isMultipart()) request.answerTimer = giveUpLater(reply, patience);
    // One limit for all lock waits of a request, however many changes it makes.
    withLockTimeout(longestLockWaitMilliseconds, done);
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    clearTimeout(request.answerTimer);
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    answerTimer: NodeJS.Timeout | undefined;
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watchSender(request: FastifyRequest, patience: Patience): void {
  const { raw } = request;
  const begun = performance.now();
  let received = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket;
    const isStuck = bytesRead - received < patience.windowBytes;
    const isLate = !request.isMultipart() && performance.now() - begun > patience.smallBodyMilliseconds;
    received = bytesRead;
    if (raw.complete) clearInterval(timer);
    // No client expects a reply at that rate.
    else if (isStuck || isLate) raw.destroy();
  }, patience.windowMilliseconds).unref();
  raw.once('close', () => clearInterval(timer));
}

function giveUpLater(reply: FastifyReply, { answerMilliseconds }: Patience): NodeJS.Timeout {
  return setTimeout(() => {
    if (!reply.sent) reply.send(new AppError('unavailable', 'error_unavailable'));
  }, answerMilliseconds).unref();
}

/** The number of files the process may open; a large default where the system does not report it. */
function openFileLimit(): number {
  try {
    const limit = /^Max open files +(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return Number(limit) || Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
