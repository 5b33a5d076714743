/**
 * Read by glibc when a process starts: without them it keeps what threads have freed, 365 MB instead of 160 after all
 * pages were read (docs/decisions/0041). Settings of the operator have precedence.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/**
 * Node's own: a small young heap (docs/decisions/0026), and access to the collector (`server/quiet-collection.ts`),
 * which also calls a function of glibc, without Node's warning that this is experimental.
 */
export const memoryFlags = ['--max-semi-space-size=8', '--expose-gc', '--disable-warning=ExperimentalWarning'];
