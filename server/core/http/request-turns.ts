import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { multiplied } from '#shared/leads/spam-limits.ts';
import { clientNetwork } from './client-network.ts';

// At some 30 ms for the dearest page, the last of a network waits a quarter of a minute.
const waitingOfNetwork = 500;
const waitingInAll = 2_000;
const leastWaiting = 100;
const retryAfterSeconds = 10;
/** Node accepts one connection in each turn of the event loop; with a single turn between requests, later visitors would wait for a whole burst. */
const turnsBetween = 8;

const tooMany = () => new AppError('unavailable', 'error_unavailable', { retryAfterSeconds });

type Waiting = { raw: IncomingMessage; begin: (error?: Error) => void };

/**
 * Requests begin one after the other, networks taking turns, and the event loop goes round in between: however many
 * arrive at once, timers run, and nobody waits for another network's burst. Plain reads of kept pages are answered
 * before, and who asks whether the site works does not wait. Beyond so many waiting requests, times
 * `rateLimitFactor`, the next one is a 503.
 */
export function registerRequestTurns(app: FastifyInstance, { rateLimitFactor = 1 } = {}): void {
  const mostOfNetwork = multiplied(waitingOfNetwork, rateLimitFactor, leastWaiting);
  const mostInAll = multiplied(waitingInAll, rateLimitFactor, leastWaiting);
  const queues = new Map<string, Waiting[]>();
  let waiting = 0;

  function beginNext(): void {
    const [first] = queues;
    if (!first) return;
    const [network, queue] = first;
    const request = queue.shift();
    queues.delete(network);
    if (queue.length > 0) queues.set(network, queue);
    waiting -= 1;
    if (waiting > 0) goRound(turnsBetween);
    // Nothing is made for who has gone.
    request?.begin(request.raw.destroyed ? tooMany() : undefined);
  }

  function goRound(turns: number): void {
    setImmediate(() => (turns > 1 ? goRound(turns - 1) : beginNext()));
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'OPTIONS' || request.routeOptions.url === '/api/health') return done();
    const network = clientNetwork(request);
    const queue = queues.get(network) ?? [];
    if (queue.length >= mostOfNetwork || waiting >= mostInAll) return done(tooMany());
    queue.push({ raw: request.raw, begin: done });
    queues.set(network, queue);
    waiting += 1;
    if (waiting === 1) goRound(1);
  });
}
