import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Config } from '#server/core/config/config.ts';
import { isRelease } from '#server/core/config/spell-command.ts';
import { readJsonFile } from '#server/core/files/storage/json-file.ts';
import { errorMessage, readErrorCode } from '#shared/caught.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { failureOfUpdate, UpdateFailure } from '#shared/operations/update-failures.ts';
import { releaseName, type UpdateState } from '#shared/operations/updates.ts';
import packageJson from '../../../package.json' with { type: 'json' };

export type UpdateService = ReturnType<typeof createUpdateService>;

type Parts = Pick<Config, 'dataDir' | 'keptBy' | 'updatesByScreen'> & {
  logger: { error(details: object, message: string): void };
};
type Sent = { file: string; originalName: string };

const ending = '.tar.zst';
const noteFile = 'rehearsal.json';
const keptReleases = 3;

/** Updates of the program that administrators ask for; they are carried out by `scripts/update.mjs`, as by command. */
export function createUpdateService({ dataDir, keptBy, updatesByScreen, logger }: Parts) {
  const incoming = join(dataDir, 'updates');
  const releases = join(incoming, 'releases');
  let underWay: UpdateState['underWay'] = null;
  let failed: UpdateState['failed'] = null;

  function wayNow(): UpdateState['way'] {
    if (updatesByScreen === 'off') return 'off';
    if (!isRelease) return 'clone';
    return keptBy === undefined ? 'alone' : updatesByScreen;
  }

  /** @throws AppError `conflict` where the program is not updated from the screen, or while it is */
  function requireFree(): void {
    if (!['on', 'folder'].includes(wayNow())) throw new AppError('conflict', 'update_not_here');
    if (underWay) throw new AppError('conflict', 'update_under_way');
  }

  /** Begins in the background; what it says is shown as it goes on. */
  function begin(name: string, isPreparing: boolean, work: (tell: (line: string) => void) => Promise<void>): void {
    const task = { name, isPreparing, says: '', since: new Date().toISOString() };
    [underWay, failed] = [task, null];
    const tell = (line: string) => {
      task.says = line;
    };
    void work(tell)
      .catch((error: unknown) => {
        const failure = (error instanceof UpdateFailure && error.failure) || null;
        failed = { name, failure, reason: errorMessage(error) };
        logger.error({ release: name, reason: errorMessage(error) }, 'the update failed');
      })
      .finally(() => {
        underWay = null;
      });
  }

  async function prepare(name: string, tell: (line: string) => void): Promise<void> {
    const archive = join(incoming, name + ending);
    try {
      await mkdir(releases, { recursive: true, mode: 0o700 });
      const needed = await neededReleases(dataDir);
      if (needed.includes(await findRealPath(join(releases, name))))
        throw new UpdateFailure('present', `${name} runs, or ran before: it cannot be replaced.`);
      await removeOldReleases(dataDir);
      const says = await runUpdate(['--prepare', archive, releases], tell);
      const note = { says, at: new Date().toISOString() };
      await writeFile(join(releases, name, noteFile), JSON.stringify(note));
    } finally {
      // One that was refused would be refused again.
      await rm(archive, { force: true });
    }
  }

  return {
    async describe(): Promise<UpdateState> {
      const way = wayNow();
      const before = await readBefore(dataDir);
      return {
        ...{ way, folder: incoming, underWay, failed },
        archives: await listArchives(incoming),
        ready: await listReady(dataDir),
        before: before ? await versionIn(before) : null,
      };
    },

    /**
     * Takes an uploaded archive, unpacks it and rehearses it on a copy of the data.
     * @throws AppError `conflict`; `invalid` for a file that is not named as an archive of a release
     */
    async takeArchive(sent: Sent | undefined): Promise<string> {
      requireFree();
      if (wayNow() !== 'on') throw new AppError('conflict', 'update_not_here');
      const name = sent?.originalName.slice(0, -ending.length) ?? '';
      if (!sent?.originalName.endsWith(ending) || !releaseName.test(name))
        throw fieldRefused('archive', 'update_archive_wrong');
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      await moveFile(sent.file, join(incoming, name + ending));
      requireFree();
      begin(name, true, (tell) => prepare(name, tell));
      return name;
    },

    /** Unpacks and rehearses an archive that lies in the folder. @throws AppError `conflict`, `not_found` */
    async prepareArchive(name: string): Promise<void> {
      const known = await listArchives(incoming);
      if (!known.some(({ _id }) => _id === name)) throw new AppError('not_found', 'error_not_found');
      requireFree();
      begin(name, true, (tell) => prepare(name, tell));
    },

    /** Lets a rehearsed release take over. @throws AppError `conflict`, `not_found` */
    async startRelease(name: string): Promise<void> {
      const known = await listReady(dataDir);
      if (!known.some(({ _id }) => _id === name)) throw new AppError('not_found', 'error_not_found');
      requireFree();
      begin(name, false, async (tell) => void (await runUpdate([join(releases, name)], tell)));
    },

    /** Lets the release that served before take over again. @throws AppError `conflict` when it is not there */
    async goBack(): Promise<void> {
      requireFree();
      const before = await readBefore(dataDir);
      if (!before) throw new AppError('conflict', 'update_no_before');
      requireFree();
      begin(await versionIn(before), false, async (tell) => void (await runUpdate([before], tell)));
    },
  };
}

/**
 * Runs the command `update` in the folder of this release; it goes on when this process is replaced.
 * @returns its last line. @throws UpdateFailure with the reason that it tells
 */
async function runUpdate(parameters: string[], tell: (line: string) => void): Promise<string> {
  const child = spawn(process.execPath, ['scripts/mansooj.mjs', 'update', '--by-screen', ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const complaint = text(child.stderr);
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status) => resolve(status ?? 1));
  });
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    last = line;
    tell(line);
  }
  const status = await ended;
  if (status !== 0) throw new UpdateFailure(failureOfUpdate(status), (await complaint).trim() || last);
  return last;
}

async function listArchives(folder: string): Promise<UpdateState['archives']> {
  const names = (await readNames(folder)).filter((name) => name.endsWith(ending));
  const known = names.filter((name) => releaseName.test(name.slice(0, -ending.length)));
  return Promise.all(
    known.map(async (name) => ({
      _id: name.slice(0, -ending.length),
      bytes: (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0,
    })),
  );
}

/** Releases that were rehearsed, without those that serve or served before. */
async function listReady(dataDir: string): Promise<UpdateState['ready']> {
  const folder = await findRealPath(join(dataDir, 'updates/releases'));
  const needed = await neededReleases(dataDir);
  const found: UpdateState['ready'] = [];
  for (const name of await readNames(folder)) {
    const path = join(folder, name);
    const note = needed.includes(path) ? undefined : await readJson(join(path, noteFile));
    if (!note) continue;
    const age = compareReleases(await versionIn(path), packageJson.version);
    found.push({ _id: name, age, says: String(note.says), at: String(note.at) });
  }
  return found.sort((a, b) => b.at.localeCompare(a.at));
}

/** Keeps the newest that were rehearsed, the one that runs, the one before, and the one that the service starts. */
export async function removeOldReleases(dataDir: string): Promise<void> {
  const folder = await findRealPath(join(dataDir, 'updates/releases'));
  const { updatedFrom } = (await readJson(join(dataDir, 'current-release.json'))) ?? {};
  const ready = (await listReady(dataDir)).slice(0, keptReleases - 1).map(({ _id }) => join(folder, _id));
  const kept = [...(await neededReleases(dataDir)), ...ready, await findRealPath(String(updatedFrom))];
  for (const name of await readNames(folder)) {
    const path = join(folder, name);
    if (kept.includes(path)) continue;
    // First: half removed it would still look like one that was rehearsed.
    await rm(join(path, noteFile), { force: true });
    await rm(path, { recursive: true, force: true });
  }
}

/** The folder of the release that served before the last update, if it is there and another one than this. */
async function readBefore(dataDir: string): Promise<string | undefined> {
  const { before, error } = (await readJson(join(dataDir, 'last-update.json'))) ?? {};
  if (error || typeof before !== 'string' || before === process.cwd()) return undefined;
  return existsSync(join(before, 'build/program/main.js')) ? before : undefined;
}

/** The folders of the release that runs and of the one that ran before it, as far as they are there. */
async function neededReleases(dataDir: string): Promise<string[]> {
  const before = await readBefore(dataDir);
  return before ? [process.cwd(), await findRealPath(before)] : [process.cwd()];
}

/** A data folder may be a link. */
const findRealPath = (path: string): Promise<string> => realpath(path).catch(() => path);

function compareReleases(version: string, present: string): UpdateState['ready'][number]['age'] {
  const order = version.localeCompare(present, 'en', { numeric: true });
  if (order === 0) return 'same';
  return order > 0 ? 'newer' : 'older';
}

const versionIn = async (folder: string): Promise<string> =>
  String((await readJson(join(folder, 'package.json')))?.version ?? '');

const readNames = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const readJson = (file: string) => readJsonFile(file, z.record(z.string(), z.unknown()));

/** Uploads may be received on another disk. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (readErrorCode(error) !== 'EXDEV') throw error;
    await copyFile(from, to);
  }
}
