import { statSync } from 'node:fs';
import type { DatabaseTrouble } from '#shared/operations/site-status.ts';
import { isDamage, LostDatabaseError } from './infrastructure-errors.ts';

export type DatabaseCondition = ReturnType<typeof watchCondition>;

/**
 * What the work shows of an open database. `file` is that of an embedded one: somebody may delete or replace it, and
 * SQLite then goes on with files that nobody finds again. Its log counts too, because what was committed last is in it.
 */
export function watchCondition(file?: string) {
  const opened = file === undefined ? [] : [file, `${file}-wal`, `${file}-shm`].map((path) => [path, readInode(path)]);
  let isDamaged = false;

  const isLost = (): boolean => opened.some(([path, inode]) => readInode(String(path)) !== inode);

  return {
    /** Remembers until the next start that a query found damage; other errors are none of its business. */
    note(error: unknown): void {
      isDamaged ||= isDamage(error);
    },

    noteDamage(): void {
      isDamaged = true;
    },

    trouble(): DatabaseTrouble | undefined {
      if (isLost()) return 'lost';
      return isDamaged ? 'damaged' : undefined;
    },

    /** @throws LostDatabaseError when what is written now will not be found */
    requireFile(): void {
      if (isLost()) throw new LostDatabaseError();
    },
  };
}

/** The file's number on its disk; undefined without a file. */
function readInode(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
