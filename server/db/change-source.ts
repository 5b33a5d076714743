/** The changed tables, of those that `watchTable` watches, or `all` when unknown. */
export type Changes = ReadonlySet<string> | 'all';

/** The source of changes of one database engine. */
export type ChangeSource = {
  /** Call after an own commit: its changes are signalled before this returns. */
  look(tables: ReadonlySet<string>): void;
  /** Signals other processes' commits so far when that is cheap; otherwise they are signalled on arrival. */
  refresh(): void;
  /** Signals everything committed so far. @returns false when that cannot be known */
  settle(): Promise<boolean>;
  close(): Promise<void>;
};

export type ChangeReporter = {
  /** Called after the commit. */
  report(changes: Changes): void;
  /** Reports errors of watching, which continues by itself. */
  onFailure(error: unknown): void;
};
