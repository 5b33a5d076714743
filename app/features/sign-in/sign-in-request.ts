import { tryLocalStorage } from '#app/components/browser-storage.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { m } from '#messages';

export type Session = { token: string; user: { username: string; role: string } };
/** `needsCode`: name and password are right, and the code of the second factor is missing or wrong. */
export type SignInOutcome = { ok: true; session: Session } | { ok: false; message: string; needsCode?: boolean };
/** What is typed into the card. */
export type Typed = { username: string; password: string; totp?: string };

function isSession(reply: unknown): reply is Session {
  const { token, user } = (reply ?? {}) as Partial<Session>;
  return typeof token === 'string' && typeof user === 'object' && user !== null;
}

/** The server's own words about a refusal, else 'Login failed'. */
function refusalOf(status: number, reply: unknown): string {
  const { message } = (reply ?? {}) as { message?: unknown };
  // An address that does not exist says nothing about the sign-in.
  return typeof message === 'string' && message && status !== 404 ? message : m.login_failed();
}

/** Whether this browser can keep a session: without, the back office would lead back to sign-in for ever. */
function canKeepSession(): boolean {
  const isKept = tryLocalStorage((storage) => {
    storage.setItem('sign-in', '1');
    storage.removeItem('sign-in');
    return true;
  });
  return isKept ?? false;
}

/** Asks for a session. Never throws: what goes wrong is told in a sentence. */
export async function signIn(typed: Typed): Promise<SignInOutcome> {
  if (!canKeepSession()) return { ok: false, message: m.login_needs_storage() };
  try {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
      body: JSON.stringify(typed),
    });
    const reply: unknown = await response.json().catch(() => undefined);
    if (response.ok && isSession(reply)) return { ok: true, session: reply };
    const needsCode = (reply as { code?: unknown } | undefined)?.code === 'totp_required';
    return { ok: false, message: refusalOf(response.status, reply), needsCode };
  } catch {
    return { ok: false, message: m.login_error() };
  }
}

/** The storage keys are the specification's. */
export function storeSession({ token, user }: Session): void {
  tryLocalStorage((storage) => {
    storage.setItem('token', token);
    storage.setItem('user', JSON.stringify(user));
  });
}
