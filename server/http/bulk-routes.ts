import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '#server/i18n/say.ts';
import { bulkChangeSchema } from '#shared/bulk-change.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { readJsonObject } from './accepted-bodies.ts';
import { requestLanguage } from './request-language.ts';
import { requireSection } from './signed-in.ts';

type Asked = { request: FastifyRequest; seen?: Record<string, string> | undefined };

/** Bulk actions; each is one transaction and returns the number of records changed. */
type BulkActs = {
  remove(ids: string[], request: FastifyRequest): Promise<number>;
  /** For kinds with a status. */
  setStatus?: {
    statuses: readonly [string, ...string[]];
    /** `seen`: the status of each record when it was selected; kinds with a history may ignore it. */
    change(ids: string[], status: string, asked: Asked): Promise<number>;
  };
};

/** POST `path`/bulk, for staff: `{success, message, data: {changed}}`. Missing records are not counted. */
export function bulkRoute(api: FastifyInstance, path: string, { remove, setStatus }: BulkActs): void {
  const schema = bulkChangeSchema(setStatus?.statuses);
  api.post(`${path}/bulk`, { onRequest: requireSection }, async (request, reply) => {
    const wanted = parseOrRefuse(schema, readJsonObject(request));
    const isStatus = wanted.action === 'status' && setStatus;
    const changed = isStatus
      ? await setStatus.change(wanted.ids, wanted.status, { request, seen: wanted.seen })
      : await remove(wanted.ids, request);
    const left = isStatus && wanted.seen ? wanted.ids.length - changed : 0;
    const done = left > 0 ? 'bulk_status_left' : 'bulk_status_updated';
    const message = say(isStatus ? done : 'bulk_deleted', { changed, left }, requestLanguage(request));
    return reply.header('cache-control', 'no-store').send({ success: true, message, data: { changed } });
  });
}
