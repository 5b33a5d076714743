import { tryLocalStorage } from '#app/ui/browser-storage.ts';

/** The signed-in user, as returned by sign-in. */
type StoredUser = { username: string; role: string };
export type StaffSession = { token: string; user: StoredUser };

// The names are specified.
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

/** The stored session; undefined unless both token and user exist. */
export function readSession(): StaffSession | undefined {
  const token = tryLocalStorage((storage) => storage.getItem(tokenKey));
  const user = toUser(tryLocalStorage((storage) => storage.getItem(userKey)));
  return token && user ? { token, user } : undefined;
}

/** Keeps the session in this browser, for all its tabs. */
export function storeSession({ token, user }: StaffSession): void {
  tryLocalStorage((storage) => {
    storage.setItem(tokenKey, token);
    storage.setItem(userKey, JSON.stringify(user));
  });
}

export function clearSession(): void {
  tryLocalStorage((storage) => {
    storage.removeItem(tokenKey);
    storage.removeItem(userKey);
  });
}

let destination: string | undefined;

/** Plans a redirect: errors until then, such as a list with an expired token, redirect there too. */
export function planToLeaveFor(address: string): void {
  destination = address;
}

/** Loads another document in place of this one. Never settles. */
export function replaceDocument(address: string): Promise<never> {
  window.location.replace(destination ?? address);
  return new Promise(() => {});
}

/** The event that tells forms that an expired session redirects to sign-in. */
export const sessionEnd = 'session-end';

/** The event that tells the layout that a call was refused: the role may be another by now. */
export const callRefused = 'call-refused';

/** Redirects to sign-in, which returns to the current screen. */
export function leaveForSignIn(): Promise<never> {
  // Signing out was confirmed, so unsaved input may be lost.
  if (destination === undefined) window.dispatchEvent(new Event(sessionEnd));
  clearSession();
  const { pathname, search, hash } = window.location;
  return replaceDocument(`/login?${new URLSearchParams({ from: pathname + search + hash })}`);
}

/** Calls `onEnd` when another tab signs out; returns the unsubscribe function. */
export function watchSession(onEnd: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if ((key === null || key === tokenKey) && !readSession()) onEnd();
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
