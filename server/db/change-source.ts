/** What changed: tables that `watchTable` watches, or `all` when it can no longer be told. */
export type Changes = ReadonlySet<string> | 'all';

/** Where changes come from: one of the databases. */
export type ChangeSource = {
  /** To be called after an own commit: what it changed is told before this returns. */
  look(tables: ReadonlySet<string>): void;
  /** Tells what others have committed by now, if that costs next to nothing; else it is told when it is heard of. */
  refresh(): void;
  /** Tells what is committed by now. @returns false when that cannot be told */
  settle(): Promise<boolean>;
  close(): Promise<void>;
};

export type Telling = {
  /** Called after the commit. */
  tell(changes: Changes): void;
  /** What went wrong while watching, which goes on by itself. */
  onFailure(error: unknown): void;
};
