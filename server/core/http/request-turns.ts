import { setImmediate } from 'node:timers';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { clientNetwork } from './client-network.ts';

// At some 30 ms for the dearest page, the last of a network waits a few seconds.
const mostOfNetwork = 250;
const mostInAll = 2_000;
const retryAfterSeconds = 10;

/**
 * Requests begin one after the other, networks taking turns, and the event loop goes round in between: however many
 * arrive at once, timers run, and nobody waits for another network's burst. What is kept in the response cache is
 * answered before. Beyond so many waiting requests the next one is a 503.
 */
export function registerRequestTurns(app: FastifyInstance): void {
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;

  function beginNext(): void {
    const [first] = queues;
    if (!first) return;
    const [network, queue] = first;
    const begin = queue.shift();
    queues.delete(network);
    if (queue.length > 0) queues.set(network, queue);
    waiting -= 1;
    if (waiting > 0) setImmediate(beginNext);
    begin?.();
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const network = clientNetwork(request);
    const queue = queues.get(network) ?? [];
    if (queue.length >= mostOfNetwork || waiting >= mostInAll)
      return done(new AppError('unavailable', 'error_unavailable', { retryAfterSeconds }));
    queue.push(done);
    queues.set(network, queue);
    waiting += 1;
    if (waiting === 1) setImmediate(beginNext);
  });
}
