import { m } from '#messages';
import type { Dashboard } from '#shared/leads/dashboard.ts';

/** What waits for staff: its name in the reply, its title, and the address of a list of as many as the card counts. */
export const dashboardCards = [
  ['contacts', m.admin_dashboard_messages, '/admin/contacts?status=pending&only=open'],
  ['careers', m.admin_dashboard_applications, '/admin/careers?status=pending&only=open'],
  ['consultations', m.admin_nav_consultations, '/admin/consultations?only=open'],
  ['quotes', m.admin_nav_quotes, '/admin/quotes?status=pending&only=open'],
  ['drafts', m.admin_dashboard_drafts, '/admin/blogs?status=draft'],
  ['arabic', m.admin_arabic_missing, undefined],
  ['stale', m.admin_dashboard_stale, '/admin/translations?state=stale'],
  ['look', m.admin_dashboard_look, '/admin/translations?state=look'],
] as const;

/** The cards of records of several kinds. */
export const mixedCards: readonly string[] = ['arabic', 'stale', 'look'];

/** What each card shows; those are missing that the caller's role may not see. */
export const readCards = ({ waiting, stale, look }: Dashboard) => ({ ...waiting, stale, look });

/** How many leads wait for staff: each number, its label, and the query of the desk that lists them. */
export function writeDeskWays({ us, late, steps, mine, nobody }: NonNullable<Dashboard['desk']>) {
  return [
    [us, m.desk_tab_us(), ''],
    [late, m.dashboard_late(), '?due=late'],
    ...(steps > 0 ? [[steps, m.desk_steps_due(), '?due=step'] as const] : []),
    [mine, m.desk_mine(), '?owner=mine'],
    [nobody, m.desk_nobody(), '?owner=nobody'],
  ] as const;
}

/** Where the applications are listed that are anonymised soon. */
export const expiringCvsPath = '/admin/careers?only=expiring&sort=createdAt';
