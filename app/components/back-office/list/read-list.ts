import type { AnswerSchema } from '#shared/answers/answer-parts.ts';
import { failureMessage, readAnswer } from '../api-client.ts';
import type { Outcome } from '../outcome.ts';

/** Rows on a page. */
const pageSize = 25;

/** One page of a list; `total` counts all records that match. */
export type ListPage<Row> = { items: Row[]; total: number; page: number; pages: number };

/** Where a list comes from. */
export type ListSource<Row> = {
  /** Below `/api`, for example `/contacts`. */
  path: string;
  /** The parameters of the address that narrow the list, besides `q`. */
  filters?: readonly string[];
  /** Reads the rows out of the answer. */
  schema: AnswerSchema<Row[]>;
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
  // An answer without a count is the whole list.
  if (counted === null) return { items, total: items.length, page: 1, pages: 1 };
  const total = Number(counted);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // Somebody deleted what was here, or the address is old.
  return page > pages ? readPage(address, source, pages) : { items, total, page, pages };
}
