import { posix } from 'node:path';
import { readSource, sourceFiles } from './source-files.ts';
import type { Import, SourceModule } from './source-modules.ts';

/** A folder that says in its README.md what its files may import, and of what only the types. */
export type Room = { path: string; may: string[]; types: string[] };

const listed = (text: string, label: string) =>
  (new RegExp(`^${label}: (.+)$`, 'm').exec(text)?.[1] ?? '').split(', ').filter(Boolean);

/** The rooms of the house, the lowest first: each after those that it may import. */
export async function readRooms(): Promise<Room[]> {
  const paths = await sourceFiles('{server,app}/*/README.md', 'shared/README.md');
  const rooms = paths.map((path) => {
    const text = readSource(path);
    return { path: posix.dirname(path), may: listed(text, 'May import'), types: listed(text, 'Types of') };
  });
  const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
  const below = ({ path, may }: Room) =>
    rooms.filter(
      (other) => other.path !== path && may.some((name) => isIn(name, other.path) || isIn(other.path, name)),
    );
  const height = (room: Room): number => Math.max(0, ...below(room).map((other) => height(other) + 1));
  return rooms.sort((one, other) => height(one) - height(other) || one.path.localeCompare(other.path));
}

/** The room of a file; undefined for files outside of rooms, such as the entries of `app/`. */
const roomOf = (rooms: readonly Room[], path: string) => rooms.find((room) => path.startsWith(`${room.path}/`));

/** The imports of files that their rooms do not allow, each as one sentence. */
export function importsAcrossRooms(rooms: readonly Room[], modules: readonly SourceModule[]): string[] {
  return modules.flatMap(({ path, imports }) => {
    const room = roomOf(rooms, path);
    if (room === undefined) return [];
    const isAllowed = ({ target, isPackage, isTypeOnly }: Import) =>
      isPackage ||
      target.startsWith('generated/') ||
      target === 'package.json' ||
      [room.path, ...room.may, ...(isTypeOnly ? room.types : [])].some(
        (name) => target === name || target.startsWith(`${name}/`),
      );
    return imports
      .filter((one) => !isAllowed(one))
      .map(({ target }) => `${path} may not import ${target}: ${room.path}/README.md does not say so`);
  });
}

/** Pairs of folders, at any depth, that import values of each other. */
export function mutualFolders(modules: readonly SourceModule[]): string[] {
  const arrows = new Set(
    modules.flatMap(({ path, imports }) =>
      imports
        .filter(({ isPackage, isTypeOnly }) => !isPackage && !isTypeOnly)
        .map(({ target }) => [posix.dirname(path), posix.dirname(target)] as const)
        .filter(([from, to]) => from !== to)
        .map(([from, to]) => `${from} ${to}`),
    ),
  );
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
}
