import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { shareConnections } from './connection-shares.ts';

// An idle turn of the event loop takes about ten microseconds.
const quietMilliseconds = 0.1;

type Waiting = {
  /** Counts arrivals; must not grow during the turn. */
  arrivals?: () => number;
  /** After this time any turn will do. */
  longestMilliseconds?: number;
};

/**
 * Calls `act` after an event loop turn in which hardly anything arrived: earlier input has been read by then. While the
 * process stays busy the condition is relaxed over some seconds, but at least six turns are tried before one in which
 * `arrivals` grew is accepted: rendering a single uncached page may fill the first ones.
 */
function atIdleTurn(act: () => void, { arrivals = () => 0, longestMilliseconds = 6_000 }: Waiting = {}): void {
  const asked = performance.now();
  // The current turn may be half over and is not measured.
  let begun = Number.NEGATIVE_INFINITY;
  let counted = arrivals();
  setImmediate(function look() {
    const now = performance.now();
    const isQuiet = now - begun < quietMilliseconds + (now - asked) / 10 && arrivals() === counted;
    if (isQuiet || now - asked > longestMilliseconds) return act();
    begun = now;
    counted = arrivals();
    setImmediate(look);
  });
}

const seconds = 1000;

const usualPatience = {
  /** Time limits of stopping: for running requests, and for slow senders and readers. */
  longestMilliseconds: 10 * seconds,
  /** An idle connection is closed after this time; an active one gets `Connection: close` with its next reply. */
  idleMilliseconds: 1 * seconds,
  /** Instances may be stopped together: a client sent away by one should not reach another that is closing. */
  beforeSendingAwayMilliseconds: 100,
  lookEveryMilliseconds: 50,
};

type Patience = typeof usualPatience;

type Connection = {
  requests: number;
  /** The reply to its current request. */
  latest: ServerResponse | undefined;
  quietSince: number;
  /** Bytes read at the end of the last reply; more means that a request has begun. */
  bytesRead: number;
};

/**
 * Tracks the active connections of a server, so that it can stop without dropping requests, and no network takes all;
 * `mostOfNetwork`: how many one may have.
 */
export function watchConnections(server: Server, mostOfNetwork: number, patience: Patience = usualPatience) {
  const connections = new Map<Socket, Connection>();
  const shares = shareConnections(server, mostOfNetwork);
  let accepted = 0;
  let isSendingAway = false;
  server.on('connection', (socket: Socket) => {
    accepted++;
    if (!shares.open(socket)) return;
    connections.set(socket, { requests: 0, latest: undefined, quietSince: performance.now(), bytesRead: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const watch = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    beginRequest(connection, response);
    shares.beginRequest(socket);
    if (isSendingAway) sayClose(connection);
    response.once('close', () => {
      endRequest(connection, socket);
      if (connection.requests === 0) shares.endRequest(socket);
    });
  };
  // Registered before the application, which may reply at once.
  server.prependListener('request', watch).prependListener('checkExpectation', watch);
  return {
    /**
     * Stops listening, answers running and arriving requests with `Connection: close`, and closes the rest after ten
     * seconds. Requests sent before their connection was closed are answered until then.
     */
    async end(): Promise<void> {
      const until = performance.now() + patience.longestMilliseconds;
      await closeDoor(server, () => accepted);
      await wait(patience.beforeSendingAwayMilliseconds);
      isSendingAway = true;
      for (const connection of connections.values()) sayClose(connection);
      while (connections.size > 0 && performance.now() < until) {
        await closeIdle(connections, patience, until);
        await wait(patience.lookEveryMilliseconds);
      }
      for (const socket of connections.keys()) socket.destroy();
    },
  };
}

function beginRequest(connection: Connection, response: ServerResponse): void {
  connection.requests++;
  connection.latest = response;
}

function endRequest(connection: Connection, socket: Socket): void {
  connection.requests--;
  if (connection.requests === 0) connection.latest = undefined;
  connection.quietSince = performance.now();
  connection.bytesRead = socket.bytesRead;
}

/** Node adds `Connection: close` to replies without keep-alive, and closes afterwards. */
function sayClose({ latest }: Connection): void {
  if (latest && !latest.headersSent) latest.shouldKeepAlive = false;
}

/** Connections still in the accept queue are reset when a listening socket closes: there should be none. */
function closeDoor(server: Server, accepted: () => number): Promise<void> {
  return new Promise((resolve) => {
    atIdleTurn(
      () => {
        // http's own `close` would also drop connections that are idle at this moment.
        TcpServer.prototype.close.call(server);
        resolve();
      },
      { arrivals: accepted },
    );
  });
}

function closeIdle(connections: Map<Socket, Connection>, { idleMilliseconds }: Patience, until: number): Promise<void> {
  const longestMilliseconds = Math.max(0, until - performance.now());
  return new Promise((resolve) => {
    atIdleTurn(
      () => {
        const before = performance.now() - idleMilliseconds;
        for (const [socket, { requests, quietSince, bytesRead }] of connections) {
          if (requests === 0 && quietSince < before && socket.bytesRead === bytesRead) socket.destroy();
        }
        resolve();
      },
      { longestMilliseconds },
    );
  });
}
