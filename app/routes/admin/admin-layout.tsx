import { useEffect } from 'react';
import { type MetaDescriptor, Navigate, Outlet, redirect, useLocation, useMatches } from 'react-router';
import { requestApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import {
  hasDrafts,
  hasInterruptedDraft,
  removeDraftsOfUser,
} from '#app/components/back-office/record/record-drafts.ts';
import {
  clearSession,
  leaveFor,
  leaveForSignIn,
  planToLeaveFor,
  readSession,
  watchSession,
} from '#app/components/back-office/session.ts';
import { toastNotice } from '#app/components/back-office/toast.ts';
import { BackOfficeProvider } from '#app/features/back-office/back-office-provider.tsx';
import { firstScreen, mayOpen } from '#app/features/back-office/sections.ts';
import { Shell } from '#app/features/back-office/shell.tsx';
import { PageSpinner } from '#app/features/site/page-spinner.tsx';
import { RouteAnnouncer } from '#app/features/site/route-announcer.tsx';
import { localPath } from '#app/i18n/paths.ts';
import { m } from '#messages';
import { isStaff } from '#shared/account.ts';
import styles from '../../features/back-office/guard-spinner.module.css';
import type { Route } from './+types/admin-layout';

/** The `handle` of a back-office screen: the title for the top bar and the tab. */
export type AdminHandle = { title: () => string };

/**
 * The route guard: signed-out users go to sign-in and return, other users to the site, and staff without access to
 * their first section.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = readSession();
  if (!session) return leaveForSignIn();
  // The site is another document with its own styles and scripts.
  if (!isStaff(session.user)) return leaveFor(localPath('/'));
  const { role } = session.user;
  if (!mayOpen(role, new URL(request.url).pathname)) throw redirect(firstScreen(role));
  return { user: session.user };
}

/** The document contains no personal data, but must not outlive a release in a cache. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

function titleOf(matches: readonly ({ handle?: unknown } | undefined)[]): string {
  const handles = matches.map((match) => match?.handle as AdminHandle | undefined);
  return handles.findLast((handle) => handle?.title)?.title() ?? m.admin_title();
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const title = titleOf(matches as readonly { handle?: unknown }[]);
  const product = m.admin_title();
  return [{ title: title === product ? title : `${title} · ${product}` }, { name: 'robots', content: 'noindex' }];
}

/** Signing out discards unsaved drafts, after confirmation, so that nobody else finds them. */
async function mayLogOut(username: string): Promise<boolean> {
  if (!hasDrafts(username)) return true;
  return confirmFirst({ title: m.unsaved_title(), text: m.unsaved_sign_out(), confirmLabel: m.unsaved_discard() });
}

async function logOut(username: string): Promise<void> {
  if (!(await mayLogOut(username))) return;
  planToLeaveFor('/login');
  // Before the call as well: it never settles when the session has already expired.
  removeDraftsOfUser(username);
  // The browser forgets the session even when the call fails.
  await requestApi('/auth/logout', { method: 'POST' }).catch(() => undefined);
  clearSession();
  removeDraftsOfUser(username);
  await leaveFor('/login');
}

export function HydrateFallback() {
  return <GuardSpinner />;
}

export default function AdminLayout({ loaderData: { user } }: Route.ComponentProps) {
  const title = titleOf(useMatches());
  const { pathname } = useLocation();
  useEffect(() => watchSession(leaveForSignIn), []);
  useEffect(() => {
    if (hasInterruptedDraft(user.username)) toastNotice(m.admin_kept_waiting());
  }, [user.username]);
  return (
    <BackOfficeProvider>
      <PageSpinner />
      <RouteAnnouncer />
      <Shell title={title} username={user.username} onLogout={() => logOut(user.username)}>
        {mayOpen(user.role, pathname) ? <Outlet /> : <Navigate to={firstScreen(user.role)} replace />}
      </Shell>
    </BackOfficeProvider>
  );
}

/** A centred spinner while the session is being checked. */
function GuardSpinner() {
  return (
    <div className={styles.middle} role="status" aria-label={m.loading_page()}>
      <span className={styles.spinner} />
    </div>
  );
}
