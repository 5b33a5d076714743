/**
 * Browsers may block storage, so that it cannot even be named, have none, or find it full; what a page does with it is then
 * left out, and the page works all the same.
 */
function attempt<Result>(open: () => Storage, work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(open());
  } catch {
    return undefined;
  }
}

/** Does something with what this browser keeps for good. @returns its result, or undefined where that is impossible */
export function tryLocalStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  return attempt(() => localStorage, work);
}

/** The same with what is kept as long as the tab is open. */
export function trySessionStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  return attempt(() => sessionStorage, work);
}
