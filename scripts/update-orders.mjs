import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { isKeptRunning, updateSocket } from '../server/core/config/update-socket.ts';
import { UpdateFailure } from '../shared/operations/update-failures.ts';

const longestOrder = 4_000;

/**
 * Accepts orders of `npm run update` on a socket in the data folder, which only its owner and root can reach. An order
 * is one line of JSON; `carryOut(order, tell)` tells lines of progress and returns the last reply.
 * @returns a function that stops it; undefined when another program does so on the same data
 */
export async function acceptOrders(dataDir, carryOut) {
  if (await isKeptRunning(dataDir)) return undefined;
  const path = updateSocket(dataDir);
  rmSync(path, { force: true });
  const server = createServer((connection) => void answer(connection, carryOut));
  server.listen(path);
  try {
    await once(server, 'listening');
    chmodSync(path, 0o600);
  } catch (error) {
    process.stderr.write(`Updates need a stop: ${error.message}\n`);
    return undefined;
  }
  server.unref();
  return () => server.close();
}

async function answer(connection, carryOut) {
  // The one who gave the order may leave.
  connection.on('error', () => {});
  const tell = (reply) => connection.writable && connection.write(`${JSON.stringify(reply)}\n`);
  try {
    tell(await carryOut(await readOrder(connection), (progress) => tell({ progress })));
  } catch (error) {
    tell({ error: error.message, failure: error.failure });
  }
  connection.end();
}

async function readOrder(connection) {
  let said = '';
  for await (const chunk of connection.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (said.includes('\n')) return JSON.parse(said.split('\n', 1)[0]);
    if (said.length > longestOrder) break;
  }
  throw new Error('The order was not understood.');
}

/**
 * Sends an order to the program that keeps the site on `dataDir` running.
 * @returns its last reply
 * @throws Error with its reason, or when there is no such program
 */
export async function giveOrder(dataDir, order, onProgress = () => {}) {
  const connection = connect(updateSocket(dataDir));
  await once(connection, 'connect').catch(() => {
    throw new Error(`No site that can be updated while it runs was found in ${dataDir}; is DATA_DIR the one it uses?`);
  });
  connection.write(`${JSON.stringify(order)}\n`);
  for await (const line of createInterface({ input: connection })) {
    const { progress, error, failure, ...reply } = JSON.parse(line);
    if (error !== undefined) throw new UpdateFailure(failure, error);
    if (progress === undefined) return reply;
    onProgress(progress);
  }
  throw new Error('The site ended during the update.');
}
