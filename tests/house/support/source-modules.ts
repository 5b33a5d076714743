import { posix } from 'node:path';
import { parseSync } from 'vite';
import { readSource } from './source-files.ts';

/** One import: a file of the project, or the name of a package (`node:fs`, `@fastify/static`). */
export type Import = { target: string; isPackage: boolean; isTypeOnly: boolean };
export type SourceModule = { path: string; imports: Import[] };

const aliases: [string, string][] = [
  ['#shared/', 'shared/'],
  ['#server/', 'server/'],
  ['#app/', 'app/'],
  ['#content/', 'content/'],
  ['#messages/runtime', 'generated/messages/runtime.js'],
  ['#messages/', 'generated/message-groups/'],
  ['#messages', 'generated/messages/messages.js'],
];

/** The import `specifier` of the module at `path`, told apart into file and package. */
export function resolveImport(path: string, specifier: string, isTypeOnly: boolean): Import {
  const clean = specifier.replace(/\?.*$/, '');
  if (clean.startsWith('.')) {
    return { target: posix.join(posix.dirname(path), clean), isPackage: false, isTypeOnly };
  }
  const alias = aliases.find(([name]) => clean === name || (name.endsWith('/') && clean.startsWith(name)));
  if (alias) return { target: clean.replace(alias[0], alias[1]), isPackage: false, isTypeOnly };
  const [scopeOrName = '', name = ''] = clean.split('/');
  const packageName = clean.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
  return { target: packageName, isPackage: true, isTypeOnly };
}

/** What a TypeScript source imports and re-exports, dynamic imports of a plain string included. */
export function importsOf(path: string, source: string): Import[] {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => {
    const isTypeOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    return resolveImport(path, moduleRequest.value, isTypeOnly);
  });
  const reExports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest ? [resolveImport(path, moduleRequest.value, isType)] : []));
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .flatMap((text) => (/^'[^']+'$|^"[^"]+"$/.test(text) ? [resolveImport(path, text.slice(1, -1), false)] : []));
  return [...imports, ...reExports, ...dynamic];
}

export function readModule(path: string): SourceModule {
  return { path, imports: importsOf(path, readSource(path)) };
}

/** Import cycles, types included, as the files they pass through; a file is reported once. */
export function findCycles(modules: SourceModule[]): string[][] {
  const importsByPath = new Map(modules.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const target of importsByPath.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of importsByPath.keys()) visit(path, []);
  return cycles;
}
