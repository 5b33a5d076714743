import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { FileFields } from '#server/files/file-fields.ts';
import { bulkRoute } from '#server/http/bulk-routes.ts';
import { replyWithChange } from '#server/http/content-reply.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { withContent } from '#server/http/receive-content.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { contentOrderSchema } from '#shared/content-order.ts';
import type { MessageKey } from '#shared/message-key.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { changeTerms } from './content-exchange.ts';
import type { AnyContent, ContentWrites } from './content-write-service.ts';

type Writing<Content> = {
  path: string;
  kind: { input: z.ZodObject; files: FileFields };
  writes: ContentWrites<Content>;
  /** What is said after a deletion. */
  deleted: MessageKey;
  /** The statuses of a kind that has some. */
  statuses?: readonly [string, ...string[]];
};
type WithId = { Params: { id: string } };

/** POST, PUT, DELETE and changes of several records of one kind of content, and its order where it has one, for staff. */
export function contentWriteRoutes<Content extends AnyContent & { _id: string }>(
  api: FastifyInstance,
  { path, kind, writes, deleted, statuses }: Writing<Content>,
): void {
  api.post(path, forStaff, async (request, reply) => {
    const content = await withContent(request, kind, (change) => writes.create(change, changeTerms(request)));
    reply.status(201).header('location', `/api${path}/${content._id}`);
    return replyWithChange(request, reply, content);
  });

  api.put<WithId>(`${path}/:id`, forStaff, async (request, reply) => {
    const { id } = request.params;
    // Nobody uploads files for a record that is not there.
    await writes.get(id);
    const terms = changeTerms(request);
    const content = await withContent(request, kind, (change) => writes.update(id, change, terms));
    return replyWithChange(request, reply, content);
  });

  api.delete<WithId>(`${path}/:id`, forStaff, async (request, reply) => {
    await writes.remove(request.params.id, changeTerms(request));
    return replyWithSuccess(request, reply, deleted);
  });

  bulkRoute(api, path, {
    remove: (ids, request) => writes.removeAll(ids, changeTerms(request)),
    ...(statuses && {
      setStatus: {
        statuses,
        change: (ids, status, { request }) => writes.setStatusOfAll(ids, status, changeTerms(request)),
      },
    }),
  });

  if ('position' in kind.input.shape) orderRoute(api, path, writes);
}

/** PUT of the order of the records of a kind that has positions. */
function orderRoute(
  api: FastifyInstance,
  path: string,
  { putInOrder }: Pick<ContentWrites<never>, 'putInOrder'>,
): void {
  api.put(`${path}/order`, forStaff, async (request, reply) => {
    const { ids } = parseOrRefuse(contentOrderSchema, request.body);
    await putInOrder(ids, changeTerms(request));
    return replyWithSuccess(request, reply, 'order_saved');
  });
}
