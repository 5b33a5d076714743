import { useEffect } from 'react';
import {
  type MetaDescriptor,
  Navigate,
  Outlet,
  redirect,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { requestApi } from '#app/office/components/api-client.ts';
import { confirmFirst } from '#app/office/components/confirm.ts';
import { confirmBy, type KnownProof } from '#app/office/components/confirmation.ts';
import { hasDrafts, removeDraftsOfUser } from '#app/office/components/record/record-drafts.ts';
import {
  clearSession,
  leaveForSignIn,
  planToLeaveFor,
  readSession,
  replaceDocument,
  watchSession,
} from '#app/office/components/session.ts';
import { useOpenedName } from '#app/office/components/tab-name.ts';
import { BackOfficeProvider } from '#app/office/shell/back-office-provider.tsx';
import styles from '#app/office/shell/guard-spinner.module.css';
import { RouteAnnouncer } from '#app/office/shell/route-announcer.tsx';
import { firstScreen, mayOpen } from '#app/office/shell/sections.ts';
import { Shell } from '#app/office/shell/shell.tsx';
import type { Shortcut } from '#app/office/shell/shortcut-sheet.tsx';
import { useSiteStatus } from '#app/office/shell/status-line.tsx';
import { useCurrentRole } from '#app/office/shell/use-current-role.ts';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import { PageSpinner } from '#app/ui/page-spinner.tsx';
import { m } from '#messages';
import { isStaff } from '#shared/accounts/roles.ts';
import type { Route } from './+types/admin-layout';

/** The `handle` of a back-office screen: the title for the top bar and the tab, whether it needs the whole width, and its own keys. */
export type AdminHandle = { title: () => string; isDesk?: boolean; shortcuts?: readonly Shortcut[] };

/**
 * The route guard: signed-out users go to sign-in and return, other users to the site, and staff without access to
 * their first section.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = readSession();
  if (!session) return leaveForSignIn();
  // The site is another document with its own styles and scripts.
  if (!isStaff(session.user)) return replaceDocument(localPath('/'));
  const { role } = session.user;
  if (!mayOpen(role, new URL(request.url).pathname)) throw redirect(firstScreen(role));
  return { user: session.user };
}

/** The document contains no personal data, but must not outlive a release in a cache. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

type Matches = readonly ({ handle?: unknown } | undefined)[];

const handleOf = (matches: Matches): AdminHandle | undefined =>
  matches.map((match) => match?.handle as AdminHandle | undefined).findLast((handle) => handle?.title);
const findTitle = (matches: Matches): string => handleOf(matches)?.title() ?? m.admin_title();

export function meta(): MetaDescriptor[] {
  return [{ name: 'robots', content: 'noindex' }];
}

/**
 * The title of the tab: `(3) Lina Haddad · Leads · Mansooj`, on the desk how many leads wait as the menu says it, what is
 * open, the screen and the company. Not in `meta`, which does not know the screen.
 */
function TabTitle({ waiting = 0 }: { waiting?: number }) {
  const screen = findTitle(useMatches());
  const root = useRouteLoaderData('root') as { companyName?: string } | undefined;
  const title = [useOpenedName(), screen, root?.companyName].filter(Boolean).join(' · ');
  return <title>{waiting > 0 ? `(${formatNumber(waiting)}) ${title}` : title}</title>;
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
  await replaceDocument('/login');
}

// Loaded on demand, so that screens load faster.
async function askIdentity(known: KnownProof): Promise<boolean> {
  const dialog = await withImportTimeout(import('#app/office/own-account/confirm-identity.tsx'));
  return dialog.askIdentity(known);
}

export function HydrateFallback() {
  return (
    <>
      <TabTitle />
      <GuardSpinner />
    </>
  );
}

export default function AdminLayout({ loaderData: { user } }: Route.ComponentProps) {
  const matches = useMatches();
  const { pathname } = useLocation();
  const status = useSiteStatus();
  const { isDesk = false, shortcuts } = handleOf(matches) ?? {};
  useCurrentRole();
  useEffect(() => watchSession(leaveForSignIn), []);
  useEffect(() => confirmBy(askIdentity), []);
  return (
    <BackOfficeProvider>
      <TabTitle waiting={isDesk ? (status?.waiting ?? 0) : 0} />
      <PageSpinner />
      <RouteAnnouncer />
      <Shell
        title={findTitle(matches)}
        isDesk={isDesk}
        shortcuts={shortcuts}
        status={status}
        username={user.username}
        onLogout={() => logOut(user.username)}
      >
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
