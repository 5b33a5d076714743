/** A redirect; both paths are without language prefix. */
type RedirectTable = { id: string; from_path: string; to_path: string; created_at: string };

/** The short address `/s/<code>` of a page. */
type ShortLinkTable = { code: string; path: string; created_at: string };

export type AddressTables = { redirect: RedirectTable; short_link: ShortLinkTable };
