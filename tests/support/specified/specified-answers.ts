import type { Page, Route } from 'playwright-core';

type Fields = readonly string[];
type Sent = Record<string, unknown>;

const partner = ['_id', 'name', 'industry', 'specifications', 'mainImage', 'galleryImages'];
const person = ['_id', 'fullName', 'email', 'createdAt'];

/** The fields of each entity, word for word those of the specification. */
const specified: Record<string, Fields> = {
  partners: partner,
  products: [...partner, 'description'],
  blogs: ['_id', 'title', 'summary', 'content', 'tags', 'status', 'image', 'video', 'createdAt'],
  contacts: [...person, 'company', 'message', 'status'],
  consultations: [...person, 'company', 'typeOfInquiry'],
  careers: [...person, 'phone', 'cvOriginalName', 'cvSize', 'status'],
};

const only = (record: unknown, fields: Fields): unknown =>
  Object.fromEntries(Object.entries(record as Sent).filter(([name]) => fields.includes(name)));
const onlyOf = (sent: unknown, fields: Fields): unknown =>
  Array.isArray(sent) ? sent.map((record) => only(record, fields)) : only(sent, fields);

/** The specified fields of a reply; unspecified records lose all but their ids. */
function stripped(section: string, sent: unknown): unknown {
  if (section === 'images') return sent;
  const fields = specified[section];
  if (!fields) return onlyOf(sent, ['_id']);
  const { data } = sent as Sent;
  if (data === undefined || Array.isArray(sent)) return onlyOf(sent, fields);
  const [[name, records] = ['', []]] = Object.entries(data as Sent);
  return { success: true, data: { [name]: onlyOf(records, fields) } };
}

async function answerAsSpecified(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.fallback();
  const { pathname } = new URL(route.request().url());
  // The specification knows no stream of events.
  if (pathname.endsWith('/live')) return route.fulfill({ status: 404 });
  const response = await route.fetch();
  const type = response.headers()['content-type'] ?? '';
  if (!type.includes('json') || !response.ok()) return route.fulfill({ response });
  const section = pathname.split('/')[2] ?? '';
  const sent: unknown = await response.json().catch(() => undefined);
  // The page was left meanwhile.
  if (sent === undefined) return route.abort();
  // Neither X-Total-Count nor an ETag.
  await route.fulfill({ json: stripped(section, sent) });
}

/** Makes a back-office page use a server that returns only the specified fields. */
export async function answerOnlyWhatIsSpecified(page: Page): Promise<void> {
  await page.route('**/api/**', answerAsSpecified);
}
