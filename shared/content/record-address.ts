/** The longest address that is made from a name, and the longest that staff may type. */
export const addressLength = { made: 60, typed: 100 } as const;

// Parts of page and API addresses that stand where a record's address does.
const reserved: ReadonlySet<string> = new Set([
  ...['admin', 'all', 'api', 'ar', 'bulk', 'edit', 'en', 'feed', 'history', 'index', 'latest', 'new', 'order'],
  ...['page', 'preview', 'restore', 'search', 'sitemap', 'trash'],
]);

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
// UUIDs and other long hexadecimal ids, and plain numbers.
const idLike = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]*|[0-9a-f]{24,}|\d+)$/;

/** Whether a text is written as an address: small Latin letters and digits, joined by single hyphens. */
export const isAddressForm = (text: string): boolean => form.test(text);

/** Whether an address could be taken for an id, or for a route of the site. */
export const isReservedAddress = (address: string): boolean => reserved.has(address) || idLike.test(address);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of our ids, which no address has. */
export const isRecordId = (text: string): boolean => uuid.test(text);

/** What a record is named by in addresses: its own address, or its id until it has one. */
export const addressedBy = ({ address, _id }: { address?: string | undefined; _id: string }): string => address || _id;
