import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const left = new Set(['.git', 'node_modules', 'data', 'tests', 'docs', 'bench', '.react-router', '.cache']);

/**
 * Copies the project with its build into `folder`, as a later release whose migration runs `statements`, a function
 * body with `db`.
 */
export async function makeNextRelease(folder: string, statements: string): Promise<void> {
  await cp(root, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !left.has(relative(root, source)),
  });
  await linkPackages(join(folder, 'node_modules'));
  const file = join(folder, 'server/core/db/migrator.ts');
  const code = await readFile(file, 'utf8');
  const entry = `'9999-next-release': { async up(db: Kysely<unknown>) { ${statements} } },`;
  const changed = code.replace(/(?<=migrations: Record<string, ForwardMigration> = \{)/, `\n  ${entry}`);
  if (changed === code) throw new Error('The migrations were not found.');
  await writeFile(file, changed);
}

/** One link per package: an installation into the copy would empty a linked folder. */
async function linkPackages(target: string): Promise<void> {
  const packages = join(root, 'node_modules');
  await mkdir(target);
  for (const name of await readdir(packages)) await symlink(join(packages, name), join(target, name));
}
