import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** Paths of the project's own files that match the patterns, with `/` and from the project's folder. */
export async function sourceFiles(...patterns: string[]): Promise<string[]> {
  const found = await Array.fromAsync(glob(patterns, { cwd: root }));
  return found.map((path) => path.replaceAll('\\', '/')).sort();
}

export function readSource(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);
