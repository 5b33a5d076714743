import { posix } from 'node:path';
import type { SourceModule } from './source-modules.ts';

/**
 * The floors of `server/`, the lowest first: a folder may import, by value or type, what stands below it, and nothing of
 * its own floor or above. `.` is the folder itself: the program and its parts. docs/architecture.md draws this list.
 */
export const floors: readonly (readonly string[])[] = [
  ['config', 'i18n'],
  ['db'],
  ['files'],
  ['http', 'pdf'],
  ['jobs'],
  ['backup', 'media', 'metrics', 'watchdog'],
  ['addresses', 'mail', 'search', 'spam', 'visits'],
  ['accounts', 'content', 'leads'],
  ['company', 'health', 'posts', 'privacy', 'products'],
  ['kinds'],
  ['dashboard', 'datasheets', 'demo', 'discovery', 'share', 'text-checks', 'translations'],
  ['services'],
  ['pages', 'static-copy'],
  ['api'],
  ['.'],
  ['commands'],
];

const floorOf = new Map(floors.flatMap((folders, floor) => folders.map((folder) => [folder, floor] as const)));

/** The folder of `server/` that a file belongs to, whatever folders are in it; undefined elsewhere. */
export function folderOf(path: string): string | undefined {
  const [top, folder, file] = path.split('/');
  if (top !== 'server') return undefined;
  return file === undefined ? '.' : folder;
}

/** The folders that have no floor, and those of the list that are not there. */
export function unknownFolders(modules: readonly SourceModule[]): string[] {
  const found = new Set(modules.flatMap(({ path }) => folderOf(path) ?? []));
  return [...found.symmetricDifference(new Set(floorOf.keys()))].sort();
}

/** The imports that lead to the same floor or a higher one, each as one sentence. */
export function upwardImports(modules: readonly SourceModule[]): string[] {
  return modules.flatMap(({ path, imports }) => {
    const from = folderOf(path);
    return imports.flatMap(({ target, isPackage }) => {
      const to = isPackage ? undefined : folderOf(target);
      if (from === undefined || to === undefined || from === to) return [];
      const isDown = (floorOf.get(to) ?? Number.POSITIVE_INFINITY) < (floorOf.get(from) ?? -1);
      return isDown ? [] : [`${path} may not import ${target}: ${to} does not stand below ${from}`];
    });
  });
}

/** Pairs of folders, at any depth, that import values of each other. */
export function mutualFolders(modules: readonly SourceModule[]): string[] {
  const arrows = new Set(
    modules.flatMap(({ path, imports }) =>
      imports
        .filter(({ target, isPackage, isTypeOnly }) => !isPackage && !isTypeOnly && target.startsWith('server/'))
        .map(({ target }) => [posix.dirname(path), posix.dirname(target)] as const)
        .filter(([from, to]) => from.startsWith('server') && from !== to)
        .map(([from, to]) => `${from} ${to}`),
    ),
  );
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
}
