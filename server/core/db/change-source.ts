/** The changed tables, of those that `trackChanges` watches, or `all` when unknown. */
export type Changes = ReadonlySet<string> | 'all';

/** The source of changes of one database engine. */
export type ChangeSource = {
  /** Called after committing a change of `tables`; they are signalled before this returns. */
  changed(...tables: string[]): void;
  /**
   * Call before reusing data read earlier: with SQLite, everything committed so far is signalled before this returns.
   * Takes microseconds, at most once a millisecond.
   */
  refresh(): void;
  /**
   * Resolves after everything committed so far, in any process, is signalled; a round trip with PostgreSQL. @returns
   * false when this cannot be known, for lack of a connection
   */
  settle(): Promise<boolean>;
  /** Whether the connection is lost: usually the whole database is away. Never with SQLite. */
  isAway(): boolean;
  close(): Promise<void>;
};

export type ChangeReporter = {
  /** Called after the commit. */
  report(changes: Changes): void;
  /** Reports errors of watching, which continues by itself. */
  onFailure(error: unknown): void;
};
