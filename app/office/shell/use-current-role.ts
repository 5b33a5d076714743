import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { readApi } from '#app/office/components/api-client.ts';
import { callRefused, readSession, storeSession } from '#app/office/components/session.ts';

const ownAnswer = z.object({ user: z.object({ role: z.string() }) });

/** Follows a role that an administrator changes meanwhile: asked for when the window gets the focus, and after a refused call. */
export function useCurrentRole(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function look(): Promise<void> {
      const asked = readSession();
      const { role } = (await readApi('/auth/me', ownAnswer, { signal })).user;
      const session = readSession();
      // Another tab may have signed somebody else in meanwhile.
      if (!session || session.token !== asked?.token || session.user.role === role) return;
      storeSession({ ...session, user: { ...session.user, role } });
      await revalidate();
    }
    const lookNow = () => void look().catch(() => undefined);
    window.addEventListener('focus', lookNow, { signal });
    window.addEventListener(callRefused, lookNow, { signal });
    return () => leaving.abort();
  }, [revalidate]);
}
