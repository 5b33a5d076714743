import { createPageStore, type Kept } from '#server/cache/page-store.ts';
import { stayFresh } from '#server/cache/stay-fresh.ts';
import type { ChangeSignal } from '#server/db/change-signal.ts';
import type { Services } from '#server/services/services.ts';
import { partsOf } from './parts-read.ts';

/** What pages read again and again, and nobody's own: each is answered from its table and from what is asked alone. */
const readsOfPages: { [Name in keyof Services]?: readonly (keyof Services[Name] & string)[] } = {
  blog: ['getNeighbours', 'getPost', 'listLatestPosts', 'listPosts', 'listTags'],
  certificates: ['listCertificates'],
  company: ['getChangedAt', 'getCompany'],
  faqs: ['listFaqs'],
  media: ['pictures'],
  offerings: ['listServices'],
  openings: ['listOpenings'],
  partners: ['getPartner', 'listOtherPartners', 'listPartners'],
  products: ['getProduct', 'listFamilies', 'listIndustries', 'listProducts', 'listRelatedProducts'],
  projects: ['listProjects'],
  search: ['listPopularCategories', 'searchAll', 'searchGroup'],
  shortLinks: ['addressOf'],
};

type Read = (...asked: unknown[]) => Promise<unknown>;
type Reading = { since: number; parts: Kept['parts'] };
type Question = { key: string; read: Read; asked: unknown[] };
/** What was read, and by which method: where another has taken its place, it is asked. */
type KeptRead = Kept & { answer: unknown; read: Read };

const maxBytes = 8 * 1024 * 1024;
// Objects take more room than their text.
const bytesPerLetter = 4;

/**
 * The services for pages, of which what they read is kept until its table changes: a page with a form, an unknown address
 * and a page nobody asked for lately cost the database nothing. What is kept is frozen, since many are given it.
 */
export function keepPageReads(services: Services, { changes }: { changes: ChangeSignal }) {
  const store = createPageStore<KeptRead>({ maxBytes });
  // Parts of one page that ask alike are given one answer, which is sent once.
  const underWay = new Map<string, { since: number; read: Read; answer: Promise<unknown> }>();
  const freshness = stayFresh(store, { changes });

  function keeping(name: string, readOf: () => Read, parts: Kept['parts']): Read {
    return async (...asked) => {
      freshness.refresh();
      const read = readOf();
      const key = `${name}${JSON.stringify(asked)}`;
      const known = store.get(key);
      if (known?.read === read) return known.answer;
      const since = store.now();
      const joined = underWay.get(key);
      if (joined?.since === since && joined.read === read) return joined.answer;
      const reading = { since, read, answer: readToKeep({ key, read, asked }, { since, parts }) };
      underWay.set(key, reading);
      return reading.answer.finally(() => underWay.get(key) === reading && underWay.delete(key));
    };
  }

  async function readToKeep({ key, read, asked }: Question, { since, parts }: Reading): Promise<unknown> {
    const answer = freeze(await read(...asked));
    // What is not there may come in ways that no table tells.
    if (answer === undefined || answer === null) return answer;
    const bytes = bytesPerLetter * (key.length + JSON.stringify(answer).length);
    store.put(key, { answer, read, parts, bytes }, since);
    return answer;
  }

  const kept = Object.entries(readsOfPages).map(([name, methods]) => {
    const service = services[name as keyof Services] as unknown as Record<string, Read>;
    const known = partsOf[name as keyof Services];
    const parts = known ? new Set(known) : 'all';
    const reads = methods.map((method) => [method, keeping(`${name}.${method}`, () => service[method] as Read, parts)]);
    // Whatever else the service can do is its own.
    return [name, Object.assign(Object.create(service), Object.fromEntries(reads))];
  });
  return { services: { ...services, ...Object.fromEntries(kept) } as Services, close: () => freshness.close() };
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
