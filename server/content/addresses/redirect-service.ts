import type { Database } from '#server/core/db/database.ts';
import { normalPath, type Redirect, type RedirectInput } from '#shared/content/redirect.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { kindsWithPages } from '#shared/kinds/kinds.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { publicPageAt } from '#shared/site/fixed-pages.ts';
import { redirectQueries } from './redirect-queries.ts';

export type RedirectService = ReturnType<typeof createRedirectService>;

// Paths that are answered before redirects are looked up.
const served =
  /^\/(?:(?:admin|api|assets|login|media|s|share)(?:\/|$)|sitemap[\w-]*\.xml$|feed\.xml$|(?:robots|llms)\.txt$|manifest\.webmanifest$)/;
// The folder `public`.
const files = /^\/(?:apple-touch-icon\.png|favicon\.(?:ico|svg)|icon-\d+\.png|(?:logo|weave-mask)\.svg)$/;

/**
 * Whether the site serves something at this path (including drafts), so that it cannot redirect. Page paths match in
 * any letter case, as addresses of records do; ids exactly.
 */
async function isTaken(db: Database, path: string): Promise<boolean> {
  const small = normalPath(path.toLowerCase());
  if (publicPageAt(small) || served.test(small) || files.test(small)) return true;
  const [, folder = '', id = ''] = /^(?:\/ar)?(\/[^/]+)\/([^/]+)$/i.exec(path) ?? [];
  const kind = kindsWithPages.find((each) => each.folder === folder.toLowerCase());
  return kind !== undefined && redirectQueries.hasPage(db, kind.name, id);
}

/** Whether redirects lead from an address, which may have a query, to a path. */
async function leadsTo(db: Database, address: string, path: string): Promise<boolean> {
  const visited = new Set<string>();
  for (let next: string | undefined = address; next !== undefined; ) {
    const at = next.replace(/[?#].*/s, '');
    if (at === path) return true;
    if (visited.has(at)) return false;
    visited.add(at);
    next = await redirectQueries.findTarget(db, at);
  }
  return false;
}

/** Redirects of moved pages. `onChange` is called after each change so that cached pages can be dropped. */
export function createRedirectService({ db, onChange = () => {} }: { db: Database; onChange?: () => void }) {
  return {
    /**
     * The new path of a page that is not found at `pathname`, without language prefix; undefined when there is none.
     */
    async findTarget(pathname: string): Promise<string | undefined> {
      if (pathname.includes('\0') || pathname.includes('%00')) return undefined;
      return redirectQueries.findTarget(db, normalPath(pathname));
    },

    /** @throws AppError `malformed` for an unknown sort field */
    listRedirects: (query: ListQuery = {}): Promise<Page<Redirect>> => redirectQueries.list(db, query),

    /**
     * Redirects `from` to `to`, or to where `to` itself redirects; existing redirects to `from` are updated.
     * @throws AppError `conflict` when `from` is already redirected, `invalid` when it would redirect to itself or the
     * site serves a page there
     */
    async addRedirect({ from, to }: RedirectInput): Promise<Redirect> {
      if (await isTaken(db, from)) throw fieldRefused('from', 'redirect_shadows');
      const redirect = await db.transaction().execute(async (transaction) => {
        const stored = await redirectQueries.insert(transaction, { from, to });
        if (!stored) throw fieldRefused('from', 'redirect_exists', 'conflict');
        if (await leadsTo(transaction, to, from)) throw fieldRefused('to', 'redirect_to_itself');
        const last = (await redirectQueries.findTarget(transaction, to)) ?? to;
        await redirectQueries.pointTo(transaction, { from, to: last });
        return { ...stored, to: last };
      });
      onChange();
      return redirect;
    },

    /** @throws AppError `not_found` */
    async removeRedirect(id: string): Promise<void> {
      if (!(await redirectQueries.remove(db, id))) throw new AppError('not_found', 'redirect_not_found');
      onChange();
    },
  };
}
