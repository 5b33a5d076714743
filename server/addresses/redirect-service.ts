import type { Database } from '#server/db/database.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { fixedPageAt } from '#shared/fixed-pages.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { normalPath, type Redirect, type RedirectInput } from '#shared/redirect.ts';
import { redirectQueries } from './redirect-queries.ts';

export type RedirectService = ReturnType<typeof createRedirectService>;

const recordPages: Record<string, 'product' | 'partner' | 'blog_post'> = {
  products: 'product',
  partners: 'partner',
  blog: 'blog_post',
};

// What is answered before anybody looks for a page that moved.
const served =
  /^\/(?:(?:admin|api|assets|login|media|s|share)(?:\/|$)|search$|sitemap[\w-]*\.xml$|feed\.xml$|(?:robots|llms)\.txt$|manifest\.webmanifest$)/;
// The folder `public`.
const files = /^\/(?:apple-touch-icon\.png|favicon\.(?:ico|svg)|icon-\d+\.png|(?:logo|weave-mask)\.svg)$/;

/**
 * Whether something of the site stands at a path, which would never lead elsewhere; a draft will stand there. Pages are
 * found in whatever letter case, records by their exact id.
 */
async function isTaken(db: Database, path: string): Promise<boolean> {
  const small = normalPath(path.toLowerCase());
  if (fixedPageAt(small) || served.test(small) || files.test(small)) return true;
  const [, list = '', id = ''] = /^(?:\/ar)?\/(products|partners|blog)\/([^/]+)$/i.exec(path) ?? [];
  const table = recordPages[list.toLowerCase()];
  return table !== undefined && redirectQueries.hasPage(db, table, id);
}

/** Where pages stand that have moved. `onChange` is called after each change, for what is kept of pages. */
export function createRedirectService({ db, onChange = () => {} }: { db: Database; onChange?: () => void }) {
  return {
    /** Where a page went that nobody finds at `pathname` any more, without language prefix; undefined: nowhere. */
    async findTarget(pathname: string): Promise<string | undefined> {
      if (pathname.includes('\0') || pathname.includes('%00')) return undefined;
      return redirectQueries.findTarget(db, normalPath(pathname));
    },

    /** @throws AppError `malformed` for an unknown sort field */
    listRedirects: (query: ListQuery = {}): Promise<Page<Redirect>> => redirectQueries.list(db, query),

    /**
     * Sends `from` to `to`, or to where `to` itself was sent; whatever led to `from` follows.
     * @throws AppError `conflict` when `from` is sent somewhere already, `invalid` when it would lead to itself or a page stands there
     */
    async addRedirect({ from, to }: RedirectInput): Promise<Redirect> {
      if (await isTaken(db, from)) throw fieldRefused('from', 'redirect_shadows');
      const last = (await redirectQueries.findTarget(db, to)) ?? to;
      if (last.replace(/[?#].*/s, '') === from) throw fieldRefused('to', 'redirect_to_itself');
      const redirect = await db
        .transaction()
        .execute((transaction) => redirectQueries.insert(transaction, { from, to: last }));
      if (!redirect) throw fieldRefused('from', 'redirect_exists', 'conflict');
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
