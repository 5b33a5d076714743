import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StatusesSet } from '#server/core/db/change-each.ts';
import { bulkChangeSchema } from '#shared/content/bulk-change.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import type { Call, CallMaker } from './call.ts';
import { json } from './call-bodies.ts';
import { successWith } from './call-replies.ts';

const bulkOutcome = z.object({
  changed: z.int().describe('How many of the records were changed.'),
  ids: z.array(z.string()).optional().describe('Of a deletion with `isListed`, their ids; the others were gone.'),
});

export type Statuses = readonly [string, ...string[]];
/** `remove` returns the ids of those that it deleted. */
type Bulk<Services> = {
  path: string;
  name: string;
  statuses?: Statuses | undefined;
  remove: (ids: string[], services: Services, request: FastifyRequest) => Promise<string[]>;
  setStatus?: (change: StatusChange, services: Services, request: FastifyRequest) => Promise<StatusesSet>;
};
type StatusChange = { ids: string[]; status: string; seen?: Record<string, string> | undefined };

/** The change of up to 100 records at once; `name` is that of the record's shape. */
export function bulkCall<Services>(
  call: CallMaker<Services>,
  { path, name, statuses, remove, setStatus }: Bulk<Services>,
): Call<Services> {
  return call(`POST ${path}/bulk`, {
    summary: statuses ? 'Delete several records at once, or give them a status' : 'Delete several records at once',
    body: json(`${name}BulkChange`, bulkChangeSchema(statuses)),
    reply: successWith('All of them are changed.', {
      name: 'BulkOutcome',
      key: 'bulk_deleted',
      fields: { data: bulkOutcome },
    }),
    async handle({ body, request }, services) {
      if (body.action === 'delete' || !setStatus) {
        const ids = await remove(body.ids, services, request);
        request.audited = { ids, action: 'deleted', fields: [] };
        const listed = body.action === 'delete' && body.isListed ? { ids } : {};
        return { data: { changed: ids.length, ...listed }, parameters: { changed: ids.length, left: 0 } };
      }
      const { ids, changed } = await setStatus(body, services, request);
      request.audited = { ids: changed, action: 'status_changed', fields: ['status'] };
      const count = ids.length;
      const left = body.seen ? body.ids.length - count : 0;
      const key: MessageKey = left > 0 ? 'bulk_status_left' : 'bulk_status_updated';
      return { data: { changed: count }, key, parameters: { changed: count, left } };
    },
  });
}
