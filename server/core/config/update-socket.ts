import { once } from 'node:events';
import { connect } from 'node:net';
import { join, relative } from 'node:path';

/**
 * Where the process that keeps the site on `dataDir` running takes orders. Paths of sockets are limited to about 100
 * bytes; the relative one may be shorter.
 */
export function updateSocket(dataDir: string): string {
  const path = join(dataDir, 'update.sock');
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

/** Whether a site is kept running on `dataDir`. */
export async function isKeptRunning(dataDir: string): Promise<boolean> {
  const connection = connect(updateSocket(dataDir));
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}
