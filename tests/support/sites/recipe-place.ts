import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../../..');

/** The nth block of commands, or of lines of a file, that follows `title` in the operating manual. */
export async function recipe(title: string, nth = 0): Promise<string> {
  const manual = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const [, part = ''] = manual.split(title, 2);
  const block = [...part.matchAll(/^```(?:sh)?\n([\s\S]*?)^```/gm)][nth]?.[1];
  if (!block) throw new Error(`docs/operations.md has no such block after ${title}.`);
  return block;
}

/** What a recipe finds beside the commands of the program; other machines are folders here. */
const stubs = {
  systemctl: 'echo "$@" >> "$CALLS"',
  useradd: 'echo "$@" >> "$CALLS"',
  chown: ':',
  install: 'for last; do :; done; mkdir -p "$last"',
  scp: 'for last; do :; done; cp "$1" "$(echo "$last" | cut -d: -f2)"',
  ssh: 'shift; DATA_DIR="$NEW_DATA_DIR" exec sh -ec "$*"',
  mansooj: `exec "${process.execPath}" "${root}/scripts/mansooj.mjs" "$@"`,
};

export type RecipePlace = Awaited<ReturnType<typeof makeRecipePlace>>;

/** A folder in place of `/` for the recipes of the operating manual. */
export async function makeRecipePlace() {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-recipe-'));
  await mkdir(join(folder, 'bin'));
  for (const [name, text] of Object.entries(stubs)) {
    await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`);
    await chmod(join(folder, 'bin', name), 0o755);
  }
  for (const path of ['etc/systemd/system', 'mnt', 'var/lib/mansooj', 'var/tmp'])
    await mkdir(join(folder, path), { recursive: true });

  return {
    folder,

    /** Runs a recipe line by line until one fails; `changed` puts in what stands for names of an operator. */
    async follow(title: string, environment: Record<string, string>, changed = (commands: string) => commands) {
      const commands = changed(await recipe(title))
        .replaceAll('/opt/mansooj/mansooj', 'mansooj')
        .replaceAll('/opt/mansooj', root)
        .replaceAll(/(?<=[ =:'])\/(?=(?:etc|mnt|var\/\w+)\/)/g, `${folder}/`);
      const env = {
        HOME: folder,
        PATH: `${folder}/bin:${process.env.PATH}`,
        SETTINGS_FILE: 'off',
        CALLS: join(folder, 'calls'),
      };
      const shell = spawn('sh', ['-ec', commands], {
        env: { ...env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = new Promise<number | null>((resolve) => shell.once('close', resolve));
      const [out, err] = await Promise.all([text(shell.stdout), text(shell.stderr)]);
      const status = await ended;
      const calls = await readFile(join(folder, 'calls'), 'utf8').catch(() => '');
      return { status, out, err, calls };
    },

    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}
