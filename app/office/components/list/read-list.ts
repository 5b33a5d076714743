import { failureMessage, type Outcome, readAnswer } from '#app/office/components/api-client.ts';
import type { AnswerSchema } from '#shared/answer-parts.ts';

/** Rows on a page. */
const pageSize = 25;

/** One page of a list; `total` counts all records that match. */
export type ListPage<Row> = { items: Row[]; total: number; page: number; pages: number };

type Filters = readonly (string | { name: string })[];

/** The parameters of filters. */
export const filterNames = (filters: Filters = []): string[] =>
  filters.map((filter) => (typeof filter === 'string' ? filter : filter.name));

/** The data source of a list. */
export type ListSource<Row> = {
  /** Below `/api`, for example `/contacts`. */
  path: string;
  /** The filters, besides `q`, or only their parameters. */
  filters?: Filters;
  /** Extracts the rows from the reply. */
  schema: AnswerSchema<Row[]>;
  failed: () => string;
  /** How errors are shown: by default the server's sentence, and `failed` without one. */
  whyNot?: (error: unknown, failed: string) => string;
};

/** The list parameters of an address for the API, without paging. */
export function listQuery(address: URLSearchParams, filters?: Filters): URLSearchParams {
  const asked = ['q', 'sort', ...filterNames(filters)].map((name) => [name, address.get(name) ?? ''] as const);
  return new URLSearchParams(asked.filter(([, value]) => value !== '').map(([name, value]) => [name, value]));
}

const pageOf = (address: URLSearchParams) => Math.min(Math.max(1, Math.trunc(Number(address.get('page'))) || 1), 1e6);

/**
 * Reads the list page for a request's address: `?q=&sort=&page=` and the filters. For `clientLoader`s: never rejects,
 * and should not be awaited, so that the screen renders while the list loads. A page beyond the last becomes the last.
 */
export async function readList<Row>(request: Request, source: ListSource<Row>): Promise<Outcome<ListPage<Row>>> {
  const address = new URL(request.url).searchParams;
  const { failed, whyNot = failureMessage } = source;
  try {
    return { ok: true, value: await readPage(address, source, pageOf(address)) };
  } catch (error) {
    return { ok: false, message: whyNot(error, failed()) };
  }
}

async function readPage<Row>(address: URLSearchParams, source: ListSource<Row>, page: number): Promise<ListPage<Row>> {
  const query = listQuery(address, source.filters);
  query.set('page', String(page));
  query.set('limit', String(pageSize));
  const { answer: items, headers } = await readAnswer(`${source.path}?${query}`, source.schema);
  const counted = headers.get('x-total-count');
  // A reply without a total is the whole list.
  if (counted === null) return { items, total: items.length, page: 1, pages: 1 };
  const total = Number(counted);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // Records were deleted, or the address is old.
  return page > pages ? readPage(address, source, pages) : { items, total, page, pages };
}
