import type { FastifyRequest } from 'fastify';
import type { MediaService } from '#server/content/media/media-service.ts';
import { blogReads, postCalls } from '#server/content/posts/post-calls.ts';
import { productCalls, productReads } from '#server/content/products/product-calls.ts';
import { type ContentCalls, contentCalls } from '#server/content/records/content-calls.ts';
import type { AnyContent } from '#server/content/records/content-kind.ts';
import type { KindService } from '#server/content/records/kind-service.ts';
import { describeKind, filterParameters, listStatuses } from '#server/content/records/kind-shapes.ts';
import { usesSection } from '#server/core/http/calls/authentication.ts';
import type { Call, ValuesOf } from '#server/core/http/calls/calls.ts';
import { type AnyKind, nameSection } from '#shared/kinds/kind.ts';
import { type KindName, kindList } from '#shared/kinds/kinds.ts';
import type { KindServices } from './kind-services.ts';
import { storedKinds } from './stored-kinds.ts';

type Services = { kinds: KindServices; media: MediaService };
type Filters = ReturnType<typeof filterParameters>;
type KindCalls = ContentCalls<Services, AnyContent & { _id: string }, Filters>;

/** Reads that answer with more than the fields of the record. */
const ownReads: { [Name in KindName]?: Partial<KindCalls> } = { blog_post: blogReads, product: productReads };
const furtherCalls: { [Name in KindName]?: Call<Services>[] } = { blog_post: postCalls, product: productCalls };

/** The calls of every kind. */
export const kindCalls: Call<Services>[] = kindList.flatMap((kind) => [
  ...contentCalls<Services, AnyContent & { _id: string }>()({ ...usualCalls(kind), ...ownReads[kind.name] }),
  ...(furtherCalls[kind.name] ?? []),
]);

function usualCalls(kind: AnyKind & { name: KindName }): KindCalls {
  const [first = 'createdAt', ...rest] = kind.sortable;
  const statuses = listStatuses(kind);
  // The types cannot tell that this service belongs to this kind; `faq` represents any of them.
  const findService = ({ kinds }: Services) => kinds[kind.name] as unknown as KindService<'faq'>;
  return {
    ...kind.api,
    path: kind.path,
    shape: describeKind(kind),
    sortable: [first, ...rest],
    filters: filterParameters(kind),
    ...(kind.visible && { staffReadMore: 'list and record' }),
    kind: storedKinds[kind.name],
    deleted: kind.says.deleted,
    ...(statuses && { statuses }),
    writes: (services) => findService(services).writes as unknown as ReturnType<KindCalls['writes']>,
    list(query, { filter, request }, services) {
      const isStaff = findsAll(request, kind);
      const asked = isStaff ? filter : forVisitors(filter, kind);
      return isStaff ? findService(services).listAll(query, asked) : findService(services).list(query, asked);
    },
    async read(id, services, request) {
      const service = findService(services);
      // Staff read what is stored: saving it must not change a field that visitors see in another form.
      return { record: await (findsAll(request, kind) ? service.writes.get(id) : service.get(id)) };
    },
  };
}

const findsAll = (request: FastifyRequest, kind: AnyKind) =>
  kind.visible !== null && usesSection(request, nameSection(kind));

/** The filters without those that only staff may use. */
function forVisitors(filter: ValuesOf<Filters>, { filters }: AnyKind): ValuesOf<Filters> {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !filters[name]?.forStaff));
}
