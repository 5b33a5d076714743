import { type CachedValue, createBoundedStore } from '#server/db/bounded-store.ts';
import type { ChangeSignal } from '#server/db/change-signal.ts';
import type { Services } from '#server/services/services.ts';
import { dayInAmman } from '#shared/day-in-amman.ts';

/** Frequent reads of pages that are equal for all visitors: each depends only on its arguments and what visitors see. */
const readsOfPages: { [Name in keyof Services]?: readonly (keyof Services[Name] & string)[] } = {
  company: ['getChangedAt', 'getCompany'],
  media: ['pictures'],
  search: ['listPopularCategories', 'searchAll', 'searchGroup'],
  shortLinks: ['addressOf'],
};

const readsOfKinds = [
  ...['findPage', 'get', 'list', 'listRelated', 'listTerms'],
  ...['getNeighbours', 'listFamilies', 'listIndustries', 'listLatest', 'listTags'],
];

type Read = (...asked: unknown[]) => Promise<unknown>;
type Question = { key: string; read: Read; asked: unknown[] };
/** The cached result and the method it came from: a replaced method is called again. */
type KeptRead = CachedValue & { answer: unknown; read: Read };

const maxBytes = 8 * 1024 * 1024;
// Objects take more memory than their JSON.
const bytesPerLetter = 4;

/**
 * The services for pages, with reads cached until anything that visitors see changes: pages with a form, unknown addresses and
 * uncached pages need few queries. Cached values are frozen, since they are shared.
 */
export function keepPageReads(services: Services, { changes }: { changes: ChangeSignal }) {
  const store = createBoundedStore<KeptRead>({ maxBytes });
  // Concurrent equal reads of one page share one result, which is also serialised once.
  const underWay = new Map<string, { since: number; read: Read; answer: Promise<unknown> }>();
  const close = changes.subscribe((changed) => store.forget(changed));

  function keeping(name: string, readOf: () => Read): Read {
    return async (...asked) => {
      changes.refresh();
      const read = readOf();
      const key = `${dayInAmman(new Date())} ${name}${JSON.stringify(asked)}`;
      const known = store.get(key);
      if (known?.read === read) return known.answer;
      const since = store.now();
      const joined = underWay.get(key);
      if (joined?.since === since && joined.read === read) return joined.answer;
      const reading = { since, read, answer: readToKeep({ key, read, asked }, since) };
      underWay.set(key, reading);
      return reading.answer.finally(() => underWay.get(key) === reading && underWay.delete(key));
    };
  }

  async function readToKeep({ key, read, asked }: Question, since: number): Promise<unknown> {
    const answer = freeze(await read(...asked));
    // Missing records may appear through other tables.
    if (answer === undefined || answer === null) return answer;
    const bytes = bytesPerLetter * (key.length + JSON.stringify(answer).length);
    store.put(key, { answer, read, tables: 'all', bytes }, since);
    return answer;
  }

  function keptReads(name: string, service: object, methods: readonly string[]): object {
    const known = service as Record<string, Read>;
    const reads = methods.map((method) => [method, keeping(`${name}.${method}`, () => known[method] as Read)]);
    // All other methods are passed through.
    return Object.assign(Object.create(service), Object.fromEntries(reads));
  }

  const kinds = Object.entries(services.kinds).map(([name, service]) => {
    const methods = readsOfKinds.filter((method) => method in service);
    return [name, keptReads(`kinds.${name}`, service, methods)];
  });
  const kept = Object.entries(readsOfPages).map(([name, methods]) => [
    name,
    keptReads(name, services[name as keyof Services], methods),
  ]);
  const ofPages = { ...services, ...Object.fromEntries(kept), kinds: Object.fromEntries(kinds) } as Services;
  return { services: ofPages, close };
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
