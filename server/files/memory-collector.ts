/** Node's options for the processes that use this. */
export const collectorOptions = ['--expose-gc', '--disable-warning=ExperimentalWarning'];

/**
 * A function that collects unused memory and gives it back to the system; undefined without `--expose-gc`.
 * `isThorough`: also the young heap and free pages, in up to a quarter of a second.
 */
export function memoryCollector({ isThorough }: { isThorough: boolean }): (() => void) | undefined {
  const { gc } = globalThis;
  if (!gc) return undefined;
  let trim: (() => void) | undefined;
  return () => {
    if (isThorough) gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    else gc();
    trim ??= allocatorTrim();
    trim();
  };
}

/**
 * Outside JavaScript's heap the C library itself only gives back the end of its own, not the gaps before it: half of
 * 38 MB after a start. `node:ffi` is experimental, and only glibc has the function; without it the gaps stay.
 */
function allocatorTrim(): () => void {
  try {
    const { dlopen } = process.getBuiltinModule('node:ffi');
    const { functions } = dlopen(null, { malloc_trim: { arguments: ['uint64'], return: 'int32' } });
    return () => void functions.malloc_trim(0n);
  } catch {
    return () => {};
  }
}
