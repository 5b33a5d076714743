import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import tar from 'tar-stream';
import { UpdateFailure } from '../shared/operations/update-failures.ts';

const { ZSTD_c_compressionLevel: level, ZSTD_c_checksumFlag: checksum, ZSTD_c_nbWorkers: workers } = constants;

/**
 * Writes `files` (path in the release → a file's path) as an archive whose bytes depend on them alone: sorted, without
 * owner, all of the same `time`.
 */
export async function packRelease({ archive, name, files, time }) {
  const pack = tar.pack();
  const compress = createZstdCompress({ params: { [level]: 12, [checksum]: 1, [workers]: 0 } });
  const written = pipeline(pack, compress, createWriteStream(archive));
  for (const path of [...files.keys()].sort()) await add(pack, `${name}/${path}`, { file: files.get(path), time });
  pack.finalize();
  await written;
}

async function add(pack, name, { file, time }) {
  const state = lstatSync(file);
  const header = { name, mode: state.mode & 0o100 ? 0o755 : 0o644, mtime: time, uid: 0, gid: 0 };
  const isLink = state.isSymbolicLink();
  const entry = isLink ? { ...header, type: 'symlink', linkname: readlinkSync(file) } : header;
  await new Promise((done, fail) => {
    pack.entry(entry, isLink ? '' : readFileSync(file), (error) => (error ? fail(error) : done()));
  });
}

const folderName = /^mansooj-[\w.-]+$/;
/** A release has 0.2 GB; more is none of ours, and may be made to fill the disk. */
const mostBytes = 2 * 1024 ** 3;

/**
 * Unpacks a release archive into the folder that its entries name in `parent`, whole or not at all.
 * @returns the folder
 * @throws UpdateFailure for an archive that is damaged, cut off or none, and for a folder that is there already
 */
export async function unpackRelease(archive, parent) {
  const part = join(parent, `.unpacking-${process.pid}`);
  let name;
  let bytes = 0;
  const taken = new Set();
  await removeLeftovers(parent);
  try {
    await readEntries(archive, async (header, entry) => {
      name ??= nameOf(header, parent);
      bytes += header.size;
      if (bytes > mostBytes) throw notOurs('It is larger than any release.');
      await unpackEntry({ header, entry, name, part, taken });
    });
    if (!name) throw notOurs('It is empty.');
    if (!existsSync(join(part, 'build/program/main.js'))) throw notOurs('It holds no program.');
    // Without it, a power cut soon afterwards would leave empty files.
    spawnSync('sync', ['-f', part]);
    await rename(part, join(parent, name));
    return join(parent, name);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    const { failure, message } = explain(error);
    const reason = `${basename(archive)} could not be unpacked, and nothing was changed. ${message}`;
    throw new UpdateFailure(failure, reason, { cause: error });
  }
}

/** Removes what processes left that were ended while they unpacked. */
async function removeLeftovers(parent) {
  for (const name of await readdir(parent)) {
    const [, pid] = /^\.unpacking-(\d+)$/.exec(name) ?? [];
    if (pid && !existsSync(`/proc/${pid}`)) await rm(join(parent, name), { recursive: true, force: true });
  }
}

const notOurs = (message) => new UpdateFailure('no_release', message);

/** What to do about errors of the disk and of the formats; ours say it themselves. */
function explain(error) {
  const { code = '', message } = error;
  if (code === 'ENOSPC') return new UpdateFailure('full_disk', 'The disk is full: make room, then try again.');
  const isDamaged = /^Z/.test(code) || /^(unexpected end|invalid tar)/i.test(message);
  return isDamaged ? notOurs('It is damaged, cut off, or no such archive: fetch it again.') : error;
}

function nameOf(header, parent) {
  const name = header.name.split('/', 1)[0];
  if (!folderName.test(name)) throw notOurs(`${header.name} is no file of a release.`);
  const [, machine = process.arch] = /-linux-(x64|arm64)$/.exec(name) ?? [];
  if (machine !== process.arch)
    throw new UpdateFailure('other_machine', `It is made for ${machine}, and this machine is ${process.arch}.`);
  if (existsSync(join(parent, name)))
    throw new UpdateFailure(
      'present',
      `${join(parent, name)} is there already: let that one take over, or remove it first.`,
    );
  return name;
}

async function readEntries(archive, take) {
  const extract = tar.extract();
  const read = pipeline(createReadStream(archive), createZstdDecompress(), extract);
  const taken = (async () => {
    for await (const entry of extract) await take(entry.header, entry);
  })();
  await Promise.all([read, taken]);
}

async function unpackEntry({ header, entry, name, part, taken }) {
  const path = normalize(header.name);
  const inside = path.slice(name.length + 1);
  const isKnownType = header.type === 'file' || header.type === 'symlink';
  if (!isKnownType || !path.startsWith(`${name}/`) || !inside || path.includes('..') || isTaken(inside, taken))
    throw notOurs(`${header.name} is no file of a release.`);
  taken.add(inside);
  const file = join(part, inside);
  await mkdir(dirname(file), { recursive: true });
  if (header.type === 'symlink') {
    if (leadsElsewhere(inside, header.linkname)) throw notOurs(`${header.name} leads elsewhere.`);
    await symlink(header.linkname, file);
    entry.resume();
    return;
  }
  await pipeline(entry, createWriteStream(file, { flags: 'wx' }));
  await chmod(file, header.mode & 0o755);
}

/** Whether there is an entry of this path, or a file or link in the place of a folder above it: writing would follow it. */
const isTaken = (path, taken) => path !== '.' && (taken.has(path) || isTaken(dirname(path), taken));

/** Links lead from packages to packages; one that is written in a roundabout way may go up behind another link. */
function leadsElsewhere(path, target) {
  const isPlain = !isAbsolute(target) && target === normalize(target);
  return !isPlain || !join(dirname(path), target).startsWith('node_modules/');
}
