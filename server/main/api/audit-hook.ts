import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditService, NewAuditEntry } from '#server/accounts/audit/audit-service.ts';
import type { HistoryService } from '#server/content/records/history/content-history.ts';
import { clientNetwork } from '#server/core/http/client-network.ts';
import { addressOfTarget } from '#server/core/http/request-address.ts';
import type { AuditAction } from '#shared/accounts/audit.ts';
import { sectionOfCall } from '#shared/accounts/staff-sections.ts';
import { type ContentName, findContentName } from '#shared/kinds/kinds.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { isRecord } from '#shared/typed-entries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal, if any. */
    refusal?: MessageKey;
    /** The fields that were refused, if any. */
    refusedFields?: string[];
    /** The sent fields that a call changed; undefined for one that does not compare. */
    changed?: string[];
    /**
     * The ids that a call changed, set by its handler: none where it changed nothing; with the action where a call has
     * several, and the changed fields where they are not those that were sent.
     */
    audited?: { ids: string[]; action?: AuditAction; fields?: string[] };
  }
  interface FastifyContextConfig {
    /** The audit log's name of this call, if its method does not imply it; `none`: it changes nothing. */
    audit?: AuditAction | 'none';
  }
}

type Parts = { audit: AuditService; history: Pick<HistoryService, 'idOf' | 'newest'> };

// Strangers can cause unlimited refusals, which must not grow the log.
const refusalOnceInMilliseconds = 10 * 60 * 1000;
const mostRecords = 100;

/**
 * Records changes by staff and refusals, for every call under /api, before the reply. A reply with personal data is
 * withheld when that fails; a change remains, and the error is logged.
 */
export function registerAudit(app: FastifyInstance, parts: Parts): void {
  app.addHook('onSend', async (request, reply) => {
    const entries = await makeEntries(request, reply, parts.history);
    if (entries.length === 0) return;
    try {
      await parts.audit.record(entries);
    } catch (error) {
      request.log.error({ err: error }, 'the audit log could not be written');
      if (request.method === 'GET' && reply.statusCode < 400) throw error;
    }
  });
}

async function makeEntries(
  request: FastifyRequest,
  reply: FastifyReply,
  history: Parts['history'],
): Promise<NewAuditEntry[]> {
  const { url = '', config } = request.routeOptions;
  const isForeign = request.refusal === 'error_foreign_origin';
  const isCall = url.startsWith('/api/');
  if (!isForeign && (!isCall || config.audit === 'none')) return [];
  const path = isCall ? url.slice('/api'.length) : url;
  const call = `${request.method} ${path}`;
  const section = isCall ? sectionOfCall(path) : 'site';
  const common = { section, by: request.account?.id, call, address: clientNetwork(request) };
  // Asking for a proof is no refusal: the call is repeated with one.
  if (request.refusal === 'confirmation_required') return [];
  if (reply.statusCode === 401 || reply.statusCode === 403) {
    const action = isForeign ? 'foreign_origin' : 'refused';
    const fields = request.refusedFields ?? [];
    return [{ ...common, action, fields, onceInMilliseconds: refusalOnceInMilliseconds }];
  }
  const action = reply.statusCode < 400 && request.account ? findAction(request, path) : undefined;
  if (!action) return [];
  const content = await findContent(request, history);
  const fields = await listFields(request, reply, { action, content, history });
  // Somebody saved, but nothing differs.
  if (!fields) return [];
  return listRecords(request, reply, content?.id).map((record) => ({ ...common, action, record, fields }));
}

/** The action of a back-office call; undefined for one that only reads. */
function findAction({ method, routeOptions, params, audited }: FastifyRequest, path: string): AuditAction | undefined {
  const { audit } = routeOptions.config;
  if (method === 'HEAD' || method === 'OPTIONS' || audit === 'none') return undefined;
  const named = audited?.action ?? audit;
  if (named || method === 'GET') return named;
  if (method === 'DELETE') return path.endsWith('/:id') ? 'deleted' : 'changed';
  return method === 'POST' && Object.keys(Object(params)).length === 0 ? 'created' : 'changed';
}

/** The ids a call is about: of its handler or its address, or of its reply for a new record. */
function listRecords(
  { params, audited }: FastifyRequest,
  reply: FastifyReply,
  contentId: string | undefined,
): (string | undefined)[] {
  if (audited) return audited.ids.slice(0, mostRecords);
  const id = isRecord(params) ? params.id : undefined;
  if (id) return [contentId ?? String(id)];
  return [String(reply.getHeader('location') ?? '').match(/\/([^/]+)$/)?.[1]];
}

/** The content record that a call is about, by its id where an address names it. */
async function findContent({ url }: FastifyRequest, history: Parts['history']): Promise<ContentName | undefined> {
  const named = findContentName(addressOfTarget(url).pathname.replace(/^\/api/, ''));
  return named && { ...named, id: await history.idOf(named) };
}

/**
 * The changed field names: for content from the history, else as the call compared them, or the sent fields; undefined
 * where a change changed nothing.
 */
async function listFields(
  { method, body, account, changed, audited }: FastifyRequest,
  reply: FastifyReply,
  { action, content, history }: { action: AuditAction; content: ContentName | undefined; history: Parts['history'] },
) {
  if (audited?.fields) return audited.fields;
  if (!content) {
    if (method === 'GET') return [];
    const fields = (changed ?? Object.keys(isPlain(body) ? body : {})).filter(isChange);
    return changed && fields.length === 0 ? undefined : fields;
  }
  const newest = await history.newest(content);
  const began = Date.now() - reply.elapsedTime - 1;
  const isThisOne = newest && newest.by === account?.username && Date.parse(newest.at) >= began;
  if (isThisOne) return newest.fields;
  return action === 'changed' && !audited ? undefined : [];
}

/** What somebody saw before a change is no part of it: `seen`, `tagsSeen`. */
export const isChange = (field: string): boolean => !/(?:^s|S)een$/.test(field);

const isPlain = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body);
