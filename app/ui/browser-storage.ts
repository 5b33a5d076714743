/** Browsers may block storage entirely, lack it, or have it full; dependent features are then skipped. */
function attempt<Result>(open: () => Storage, work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(open());
  } catch {
    return undefined;
  }
}

/** Runs `act` with localStorage. @returns its result, or undefined where it is unavailable */
export function tryLocalStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  return attempt(() => localStorage, work);
}

/** The same with sessionStorage. */
export function trySessionStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  return attempt(() => sessionStorage, work);
}
