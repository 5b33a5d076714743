/**
 * Read by glibc when a process starts: with a pool of memory for each thread it would keep what they have freed
 * (docs/decisions/0041). Settings of the operator have precedence.
 */
export const memorySettings = { MALLOC_ARENA_MAX: '1' };

/** Node's own: a small young heap (docs/decisions/0026). */
export const memoryFlags = ['--max-semi-space-size=8'];
