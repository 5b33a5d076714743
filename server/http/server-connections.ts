import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { atQuietTurn } from './quiet-turn.ts';

const seconds = 1000;

const usualPatience = {
  /** How long requests under way, and people who send or read slowly, may take. */
  longestMilliseconds: 10 * seconds,
  /** A connection without a request for so long is closed; a busier one hears of it with its next answer. */
  idleMilliseconds: 1 * seconds,
  /** Other workers close their doors meanwhile: who is sent away here does not run into one that is just closing. */
  beforeSendingAwayMilliseconds: 100,
  lookEveryMilliseconds: 50,
};

type Patience = typeof usualPatience;

export type ServerConnections = {
  /**
   * Takes no new connections, answers what is under way or arrives meanwhile with `Connection: close`, and ends what is
   * left after ten seconds. Nothing that was sent before its connection was closed stays without an answer until then.
   */
  end(): Promise<void>;
};

type Connection = {
  requests: number;
  /** The answer to its last request, while that is under way. */
  latest: ServerResponse | undefined;
  quietSince: number;
  /** Bytes read when the last answer was done; more are the beginning of a request. */
  bytesRead: number;
};

/** Knows which connections of a server are in use, so that it can be stopped without cutting anybody off. */
export function watchConnections(server: Server, patience: Patience = usualPatience): ServerConnections {
  const connections = new Map<Socket, Connection>();
  let accepted = 0;
  let isSendingAway = false;
  server.on('connection', (socket: Socket) => {
    accepted++;
    connections.set(socket, { requests: 0, latest: undefined, quietSince: performance.now(), bytesRead: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const watch = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    beginRequest(connection, response);
    if (isSendingAway) sayClose(connection);
    response.once('close', () => endRequest(connection, socket));
  };
  // Before the application, which may answer at once.
  server.prependListener('request', watch).prependListener('checkExpectation', watch);
  return {
    async end() {
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

/** Node writes `Connection: close` to an answer that keeps nothing alive, and closes after it. */
function sayClose({ latest }: Connection): void {
  if (latest && !latest.headersSent) latest.shouldKeepAlive = false;
}

/** Connections that wait to be accepted when a listening socket is closed are reset: there should be none. */
function closeDoor(server: Server, accepted: () => number): Promise<void> {
  return new Promise((resolve) => {
    atQuietTurn(
      () => {
        // What http's own `close` does besides is to cut off connections that are idle for this very moment.
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
    atQuietTurn(
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
