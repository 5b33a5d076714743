import { z } from 'zod';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { artworkUpload, cvUpload } from '#server/core/files/upload-rules.ts';
import {
  type BodyKind,
  bulkCall,
  type Call,
  type CallMaker,
  callsFor,
  choiceFilter,
  csv,
  file,
  forNextChange,
  ifMatch,
  jsonOrForm,
  jsonOrMultipart,
  listParameters,
  madeFile,
  multipart,
  pick,
  type ReplyShape,
  success,
  successWith,
  uncheckedJson,
} from '#server/core/http/calls/calls.ts';
import { clientNetwork } from '#server/core/http/client-network.ts';
import { expectedVersions, setVersion } from '#server/core/http/replies/content-reply.ts';
import { writeCsv } from '#server/core/http/replies/csv-export.ts';
import { fileRules } from '#server/leads/files/file-intake.ts';
import { idempotencyKey, readIdempotencyKey } from '#server/leads/forms/form-key.ts';
import type { Sender } from '#server/leads/forms/sender.ts';
import type { LeadKindDescription, LeadRecord, StatusesOf, StoredLead } from '#server/leads/kinds/lead-kind.ts';
import { leadDescriptions } from '#server/leads/kinds/lead-kinds.ts';
import { sortableFields } from '#server/leads/kinds/lead-queries.ts';
import { type QuotePapers, quoteFileName } from '#server/leads/quotes/quote-paper.ts';
import type { Language } from '#shared/language.ts';
import { type LeadKind, leadChoices, sectionOfLead, suspicionFilters } from '#shared/leads/lead.ts';
import { cvType } from '#shared/limits.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { visitField } from '#shared/site/visit-field.ts';
import { oneOf } from '#shared/text/text-schema.ts';
import { csvColumns } from './lead-export.ts';
import { changed, leadList, oneLead } from './lead-reply.ts';
import type { LeadService, LeadsByKind, LeadsOfKind } from './lead-service.ts';

type Services = { leads: LeadService; files: FileStore; quotePapers: QuotePapers };

/** What the calls of one kind have in common. */
type CallParts<Kind extends LeadKind> = {
  description: LeadKindDescription<Kind>;
  call: CallMaker<Services>;
  path: string;
  shape: ReplyShape & { schema: z.ZodObject };
  leadsOf: (services: Services) => LeadsOfKind<Kind>;
};

function makeCalls<Kind extends LeadKind>(description: LeadKindDescription<Kind>): Call<Services>[] {
  const { api, files } = description;
  const parts: CallParts<Kind> = {
    description,
    call: callsFor<Services>(api.tag),
    path: `/${sectionOfLead(description.kind)}`,
    shape: { name: api.name, schema: description.record },
    leadsOf({ leads }) {
      const byKind: LeadsByKind = leads;
      return byKind[description.kind];
    },
  };
  return [sendCall(parts), ...listCalls(parts), ...changeCalls(parts), ...(files === 'cv' ? [cvCall(parts)] : [])];
}

const fileFields = {
  artwork: {
    rule: artworkUpload,
    contentType: 'application/pdf, image/png, image/jpeg',
    description: 'Artwork or drawings: up to three, of at most 5 MiB each.',
  },
  cv: { rule: cvUpload, contentType: cvType, isRequired: true, description: 'A PDF of at most 5 MiB.' },
};

/** A form that a visitor sends: 201 with what was stored. */
function sendCall<Kind extends LeadKind>(parts: CallParts<Kind>): Call<Services> {
  const { input, files: taken } = parts.description;
  const name = `${parts.shape.name}Input`;
  const schema = input.extend({
    [visitField]: z.string().optional().describe('JSON: how the sender came (`referrer`, `campaign`, `page`).'),
  });
  if (!taken)
    return sendCallWith(parts, uncheckedJson(name, schema), (sent, { sender, leads }) =>
      leads.submit(sent, sender(sent)),
    );
  const { field, missing } = fileRules[taken];
  const form = { schema, files: { [field]: fileFields[taken] }, isPublic: true };
  // Without a file that must come, it may come as JSON.
  const body = missing ? multipart(name, form) : jsonOrMultipart(name, form);
  return sendCallWith(parts, body, ({ fields, files }, { sender, leads }) =>
    leads.submit(fields, sender(fields), files[field]),
  );
}

const followShape = z.string().describe('The path of its private page, for its sender alone.');

type Receiving<Kind extends LeadKind> = { leads: LeadsOfKind<Kind>; sender: (fields: object) => Sender };

function sendCallWith<Kind extends LeadKind, Body>(
  { description, call, path, shape, leadsOf }: CallParts<Kind>,
  body: BodyKind<Body>,
  submit: (body: Body, receiving: Receiving<Kind>) => Promise<StoredLead<Kind>>,
): Call<Services> {
  const { kind, api } = description;
  const data = z.object({ [kind]: shape.schema });
  return call(`POST ${path}`, {
    summary: api.summaries.send,
    access: 'anyone',
    headers: [idempotencyKey('The same key is one submission; with a different body it is refused.')],
    body,
    reply: successWith(
      'It is stored.',
      { name: `${shape.name}Sent`, key: `${kind}_sent`, fields: { data, follow: followShape } },
      { status: 201 },
    ),
    refusals: ['too_large', 'too_many', 'ambiguous'],
    async handle({ body: received, request, language }, services) {
      /** The sender of these fields. @throws AppError `malformed` for an invalid Idempotency-Key */
      function sender(sent: object): Sender {
        const key = readIdempotencyKey(request.headers['idempotency-key']);
        return { language, source: 'api', key, network: { address: clientNetwork(request), sent: { ...sent } } };
      }
      const stored = await submit(received, { leads: leadsOf(services), sender });
      const follow = pathIn(language, await leadsOf(services).followPath(stored._id));
      return { data: { [kind]: { ...stored, ...description.added?.(stored, language) } }, follow };
    },
  });
}

const suspicious = choiceFilter(suspicionFilters, '`yes`: only what is suspicious; `no`: only the rest.');
const only = choiceFilter(
  leadChoices,
  '`open`: what is neither done nor suspicious; `expiring`: what is anonymised within 30 days.',
);

/** The list, one record, and the list as CSV. */
function listCalls<Kind extends LeadKind>({
  description,
  call,
  path,
  shape,
  leadsOf,
}: CallParts<Kind>): Call<Services>[] {
  const { kind, statuses, says, added } = description;
  const present =
    added && ((lead: object, language: Language) => ({ ...lead, ...added(lead as LeadRecord<Kind>, language) }));
  const section = sectionOfLead(kind);
  const paging = listParameters(sortableFields(description));
  const ordering = { q: paging.q, sort: paging.sort };
  const filters = {
    ...(statuses && { status: choiceFilter(statuses, 'One status; empty for all.') }),
    suspicious,
    only,
  };
  return [
    call(`GET ${path}`, {
      summary: `List ${section}, newest first`,
      query: { ...filters, ...paging },
      reply: leadList(shape, { name: section, message: says.listed, present }),
      handle({ query }, services) {
        const filter = pick(query, filters);
        return { query: pick(query, paging), list: (asked) => leadsOf(services).list(asked, filter) };
      },
    }),
    call(`GET ${path}/:id`, {
      summary: `Read one ${kind}`,
      reply: oneLead(shape, { name: kind, present }),
      handle: ({ params }, services) => leadsOf(services).get(params.id),
    }),
    call(`GET ${path}/export.csv`, {
      summary: 'Read the whole list as CSV, with headings in the language of the call',
      confirmed: true,
      query: { ...filters, ...ordering },
      reply: csv(section),
      audit: 'exported',
      async handle({ query, language }, services) {
        const { listIds, readMany } = leadsOf(services);
        const ids = await listIds(pick(query, ordering), pick(query, filters));
        return writeCsv<LeadRecord<Kind>>(ids, csvColumns(description, language), readMany);
      },
    }),
  ];
}

/** What staff do with leads. */
function changeCalls<Kind extends LeadKind>(parts: CallParts<Kind>): Call<Services>[] {
  const { description, call, path, shape, leadsOf } = parts;
  const { statuses, says, api } = description;
  return [
    call(`DELETE ${path}/:id`, {
      summary: api.summaries.remove,
      reply: changed('It is deleted for good.', says.deleted),
      handle: ({ params }, services) => leadsOf(services).remove(params.id),
    }),
    call(`DELETE ${path}/:id/suspicion`, {
      summary: 'Take the mark of what is suspicious away',
      audit: 'suspicion_cleared',
      reply: success('It is not marked any more.', 'suspicion_cleared'),
      async handle({ params, request }, services) {
        const isChanged = await leadsOf(services).changeSuspicion(params.id, 'clear', request.account?.id);
        request.audited = { ids: isChanged ? [params.id] : [] };
      },
    }),
    bulkCall(call, {
      path,
      name: shape.name,
      statuses,
      remove: (ids, services) => leadsOf(services).removeMany(ids),
      async setStatus({ ids, status: wanted, seen }, services, { account }) {
        const status = statuses?.find((known) => known === wanted);
        return status
          ? leadsOf(services).changeStatuses(ids, status, { by: account?.id, seen })
          : { ids: [], changed: [] };
      },
    }),
    ...(statuses ? [statusCall(parts, statuses)] : []),
  ];
}

function statusCall<Kind extends LeadKind>(
  { description, call, path, shape, leadsOf }: CallParts<Kind>,
  statuses: StatusesOf<Kind>,
): Call<Services> {
  const { says, api } = description;
  return call(`PATCH ${path}/:id/status`, {
    summary: api.summaries.changeStatus ?? '',
    headers: [ifMatch],
    body: jsonOrForm(`${shape.name}Status`, z.object({ status: oneOf(statuses, 'error_invalid_choice') })),
    reply: changed('It has the status.', says.statusUpdated, { headers: forNextChange }),
    refusals: ['changed'],
    audit: 'status_changed',
    current: ({ params }, services) => leadsOf(services).get(params.id),
    async handle({ params, body, request, reply }, services) {
      const terms = { by: request.account?.id, expected: expectedVersions(request) };
      const lead = await leadsOf(services).changeStatus(params.id, body.status, terms);
      setVersion(reply, lead);
    },
  });
}

function cvCall<Kind extends LeadKind>({ call, path, leadsOf }: CallParts<Kind>): Call<Services> {
  return call(`GET ${path}/:id/cv`, {
    summary: 'Download the CV of an application',
    reply: file('The PDF.', {
      contentType: cvType,
      headers: { 'Content-Disposition': 'The name the applicant gave it, ending in .pdf (RFC 6266).' },
    }),
    audit: 'cv_opened',
    async handle({ params }, services) {
      const { path, name } = await leadsOf(services).getCv(params.id);
      const stored = { path, contentType: cvType, originalName: name, cacheControl: 'no-store' };
      return { file: stored, files: services.files };
    },
  });
}

const quotePdfCall: Call<Services> = callsFor<Services>(leadDescriptions.quote.api.tag)('GET /quotes/:id/pdf', {
  summary: 'Save a quote request as a PDF, in the language of the call',
  reply: madeFile('The PDF.', {
    contentType: 'application/pdf',
    headers: { 'Content-Disposition': 'Its reference, ending in .pdf.' },
  }),
  audit: 'file_opened',
  async handle({ params, language }, { leads, quotePapers }) {
    const quote = await leads.quote.get(params.id);
    return { bytes: await quotePapers.forStaff(quote, language), name: quoteFileName(quote.reference) };
  },
});

const callsByKind: Record<LeadKind, Call<Services>[]> = {
  contact: makeCalls(leadDescriptions.contact),
  consultation: makeCalls(leadDescriptions.consultation),
  career: makeCalls(leadDescriptions.career),
  quote: [...makeCalls(leadDescriptions.quote), quotePdfCall],
};

/** The calls of every kind of lead. */
export const leadCalls = Object.values(callsByKind).flat();
