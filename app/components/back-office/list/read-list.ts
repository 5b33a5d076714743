import { failureMessage, requestApi } from '../api-client.ts';
import type { Outcome } from '../outcome.ts';

/** Rows on a page. */
const pageSize = 25;

/** One page of a list; `total` counts all records that match. */
export type ListPage<Row> = { items: Row[]; total: number; page: number; pages: number };

/** Where a list comes from. */
export type ListSource<Row, Reply> = {
  /** Below `/api`, for example `/contacts`. */
  path: string;
  /** The parameters of the address that narrow the list, besides `q`. */
  filters?: readonly string[];
  /** Where the answer holds the rows; a plain array needs none. */
  itemsOf?: (reply: Reply) => Row[];
  /** What is told when the list cannot be had. */
  failed: () => string;
  /** How a failure is told: by the server's sentence, unless said, and `failed` where it gives none. */
  whyNot?: (error: unknown, failed: string) => string;
};

/** What an address asks of a list, as the API takes it; paging apart. */
export function listQuery(address: URLSearchParams, filters: readonly string[] = []): URLSearchParams {
  const asked = ['q', 'sort', ...filters].map((name) => [name, address.get(name) ?? ''] as const);
  return new URLSearchParams(asked.filter(([, value]) => value !== '').map(([name, value]) => [name, value]));
}

const pageOf = (address: URLSearchParams) => Math.min(Math.max(1, Math.trunc(Number(address.get('page'))) || 1), 1e6);

/**
 * Reads the page of a list that the address of a request asks for: `?q=&sort=&page=` and the filters. For `clientLoader`s:
 * never rejects, and is not to be awaited there, so that the screen stands while the list comes. A page behind the last
 * becomes the last.
 */
export async function readList<Row, Reply = Row[]>(
  request: Request,
  source: ListSource<Row, Reply>,
): Promise<Outcome<ListPage<Row>>> {
  const address = new URL(request.url).searchParams;
  const { failed, whyNot = failureMessage } = source;
  try {
    return { ok: true, value: await readPage(address, source, pageOf(address)) };
  } catch (error) {
    return { ok: false, message: whyNot(error, failed()) };
  }
}

async function readPage<Row, Reply>(
  address: URLSearchParams,
  source: ListSource<Row, Reply>,
  page: number,
): Promise<ListPage<Row>> {
  const query = listQuery(address, source.filters);
  query.set('page', String(page));
  query.set('limit', String(pageSize));
  const response = await requestApi(`${source.path}?${query}`);
  const reply = (await response.json()) as Reply;
  const items = source.itemsOf ? source.itemsOf(reply) : (reply as unknown as Row[]);
  const total = Number(response.headers.get('x-total-count') ?? items.length);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // Somebody deleted what was here, or the address is old.
  return page > pages ? readPage(address, source, pages) : { items, total, page, pages };
}
