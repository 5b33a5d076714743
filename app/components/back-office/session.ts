import { tryLocalStorage } from '#app/components/browser-storage.ts';

/** Whoever is signed in, as sign-in answered it. */
type StoredUser = { username: string; role: string };
export type Session = { token: string; user: StoredUser };

// The names are the specification's.
const tokenKey = 'token';
const userKey = 'user';

function toUser(stored: string | null | undefined): StoredUser | undefined {
  try {
    const { username, role } = JSON.parse(stored ?? 'null') as Record<string, unknown>;
    return typeof username === 'string' && typeof role === 'string' ? { username, role } : undefined;
  } catch {
    return undefined;
  }
}

/** The session this browser keeps; undefined unless both token and user are there. */
export function readSession(): Session | undefined {
  const token = tryLocalStorage((storage) => storage.getItem(tokenKey));
  const user = toUser(tryLocalStorage((storage) => storage.getItem(userKey)));
  return token && user ? { token, user } : undefined;
}

export function clearSession(): void {
  tryLocalStorage((storage) => {
    storage.removeItem(tokenKey);
    storage.removeItem(userKey);
  });
}

let destination: string | undefined;

/** Says where to go before it is time: whatever fails meanwhile, such as a list whose token just ended, leads there too. */
export function planToLeaveFor(address: string): void {
  destination = address;
}

/** Loads another document, which replaces this one in the history. Never settles: nothing here matters any more. */
export function leaveFor(address: string): Promise<never> {
  window.location.replace(destination ?? address);
  return new Promise(() => {});
}

/** The name of the event that tells forms that the screen is about to be left for sign-in. */
export const sessionEnd = 'session-end';

/** Leaves for sign-in, which leads back to the screen that is open. */
export function leaveForSignIn(): Promise<never> {
  // Signing out was confirmed, so what was typed may be lost.
  if (destination === undefined) window.dispatchEvent(new Event(sessionEnd));
  clearSession();
  const { pathname, search, hash } = window.location;
  return leaveFor(`/login?${new URLSearchParams({ from: pathname + search + hash })}`);
}

/** Calls `onEnd` when another tab signs out; returns what stops listening. */
export function watchSession(onEnd: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if ((key === null || key === tokenKey) && !readSession()) onEnd();
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
