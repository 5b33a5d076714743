import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { UpdateFailure } from '../shared/operations/update-failures.ts';
import { nodeOf, runRelease } from './run-release.mjs';

const longestOpeningMilliseconds = 10 * 60_000;

/**
 * Rehearses the release in `folder` on a copy of the data and, after `onRehearsed`, starts it beside the one that serves.
 * @returns the new release, open
 * @throws UpdateFailure with the reason; nothing has changed for the release that serves
 */
export async function switchRelease({ folder, entry, socket, environment, stopping, tell, onRehearsed }) {
  if (!existsSync(join(folder, 'build/program/main.js')))
    throw new UpdateFailure('no_release', `${folder} holds no built release.`);
  tell('Rehearsing the migrations on a copy of the data …');
  await rehearse({ folder, environment, stopping, tell });
  onRehearsed();
  tell('Starting the new release beside the old one …');
  const next = runRelease({ folder, entry, socket, environment, takesOver: true });
  const giveUp = () => next.stop('SIGKILL');
  const timer = setTimeout(giveUp, longestOpeningMilliseconds);
  stopping.addEventListener('abort', giveUp, { once: true });
  try {
    await next.opened;
    return next;
  } catch (error) {
    const reason = `The new release did not start, and the old one goes on serving. ${error.message}`;
    throw new UpdateFailure('start', reason, { cause: error });
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', giveUp);
  }
}

async function rehearse({ folder, environment, stopping, tell }) {
  const child = spawn(nodeOf(folder), ['scripts/rehearse.mjs'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stopping,
  });
  const failed = new Promise((resolve) => child.once('error', ({ message }) => resolve(message)));
  const ended = Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  const [said, complaint, status] = await Promise.race([ended, failed.then((message) => ['', message, 1])]);
  if (status !== 0) {
    const reason = `The rehearsal failed, and the old release goes on serving. ${complaint.trim()}`;
    throw new UpdateFailure('rehearsal', reason);
  }
  tell(said.trim());
}
