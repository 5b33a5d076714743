import { readFileSync } from 'node:fs';
import type { ServerOptions } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { longestLockWaitMilliseconds, waitAtMost } from '#server/db/lock-wait.ts';
import { AppError } from '#shared/errors.ts';

const seconds = 1000;

// Files, the database and the way out need descriptors too.
const descriptorsForOthers = 512;
const mostConnections = 10_000;

/** How long the parts of a request may take, and how many may come at once. */
const usualPatience = {
  /** For the headers; checked every few seconds. */
  headersMilliseconds: 15 * seconds,
  /** A sender of a body must get on in each such window … */
  windowMilliseconds: 20 * seconds,
  /** … by so many bytes: fewer than the slowest telephone line. An upload that does may go on for hours. */
  windowBytes: 1024,
  /** For a whole body that is no upload. */
  smallBodyMilliseconds: 120 * seconds,
  /** From the whole body to the first byte of the answer; uploads are worked on while they come. */
  answerMilliseconds: 30 * seconds,
};

type Patience = typeof usualPatience;

/** What Node's own server holds connections to. */
export const serverLimits: ServerOptions = {
  headersTimeout: usualPatience.headersMilliseconds,
  connectionsCheckingInterval: 5 * seconds,
};

/** Drops who sends too slowly and gives up on what takes too long to answer, so that neither is in others' way. */
export function registerConnectionLimits(app: FastifyInstance, patience: Patience = usualPatience): void {
  app.server.maxConnections = Math.min(mostConnections, openFileLimit() - descriptorsForOthers);
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watchSender(request, patience);
    done();
  });
  app.decorateRequest('answerTimer', undefined);
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.isMultipart()) request.answerTimer = giveUpLater(reply, patience);
    done();
  });
  // One time limit for all lock waits of a request, however many changes it makes.
  app.addHook('preHandler', (_request, _reply, done) => waitAtMost(longestLockWaitMilliseconds, done));
  app.addHook('onSend', (request, _reply, _payload, done) => {
    clearTimeout(request.answerTimer);
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the wait for a handler that hangs. */
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
    // Nobody is waiting for an answer at that pace.
    else if (isStuck || isLate) raw.destroy();
  }, patience.windowMilliseconds).unref();
  raw.once('close', () => clearInterval(timer));
}

function giveUpLater(reply: FastifyReply, { answerMilliseconds }: Patience): NodeJS.Timeout {
  return setTimeout(() => {
    if (!reply.sent) reply.send(new AppError('unavailable', 'error_unavailable'));
  }, answerMilliseconds).unref();
}

/** How many files the process may hold open; plenty where the system does not tell. */
function openFileLimit(): number {
  try {
    const limit = /^Max open files +(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return Number(limit) || Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
