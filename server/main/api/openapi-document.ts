import {
  type ApiCall,
  type ApiParameter,
  type ApiReply,
  type ReplyShape,
  rolesOfCall,
} from '#server/core/http/calls/calls.ts';
import { errorTable } from '#server/core/http/replies/error-codes.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { bodySchema, type JsonSchema, outputSchema } from './json-schema.ts';
import { errorShape } from './refusals.ts';

/** OpenAPI 3.1 of `calls` (https://spec.openapis.org/oas/v3.1.1). */
export function openApiDocument(calls: ApiCall[], { version, siteUrl }: { version: string; siteUrl: string }) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method]: operation(call) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Mansooj API',
      version,
      description:
        'Lists of content are plain arrays; those of leads stand in `data`, as their shapes say. Ids are strings in `_id`, times are ISO 8601 UTC. Every refusal has one shape.',
    },
    servers: [{ url: `${siteUrl}/api` }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(calls),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(call: ApiCall) {
  const parameters = [
    ...[...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...call.query.map((parameter) => toParameter(parameter, 'query')),
    ...call.headers.map((parameter) => toParameter(parameter, 'header')),
  ];
  return {
    operationId: operationId(call),
    tags: [call.tag],
    summary: call.summary,
    ...describeCallers(call),
    security: security(call),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: requestBody(call.body) }),
    responses: { [call.reply.status]: toResponse(call.reply), ...notModified(call), ...refusals(call.refusals) },
  };
}

const needsProof = 'The last sign-in or POST /auth/confirm of this token must be at most five minutes old.';

function describeCallers(call: ApiCall) {
  const roles = call.access === 'staff' ? rolesOfCall(call) : undefined;
  const sentences = [...(roles ? [`For ${roles.join(', ')}.`] : []), ...(call.confirmed ? [needsProof] : [])];
  return {
    ...(sentences.length > 0 && { description: sentences.join(' ') }),
    ...(roles && { 'x-roles': roles }),
    ...(call.confirmed && { 'x-confirmed': true }),
  };
}

function operationId({ method, path }: ApiCall): string {
  const words = path.split(/[/:.-]+/).filter(Boolean);
  return method + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

function security({ access }: ApiCall): object[] {
  if (access === 'anyone') return [];
  // An empty requirement in addition to the bearer makes the token optional.
  return access === 'more for staff' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function toParameter({ name, description, schema }: ApiParameter, place: 'query' | 'header') {
  return { name, in: place, required: false, description, schema: schema ? outputSchema(schema) : { type: 'string' } };
}

function requestBody({ shape, type, files = [] }: NonNullable<ApiCall['body']>) {
  if (files.length === 0) return { required: true, content: { [type]: { schema: reference(shape) } } };
  const required = files.filter(({ isRequired }) => isRequired).map(({ field }) => field);
  const properties = Object.fromEntries(
    files.map(({ field, description, contentType }) => [
      field,
      { type: 'string', contentMediaType: contentType, description },
    ]),
  );
  const encoding = Object.fromEntries(files.map(({ field, contentType }) => [field, { contentType }]));
  const schema = { allOf: [reference(shape), { type: 'object', properties, required }] };
  const withFiles = { 'multipart/form-data': { schema, encoding } };
  const alone = type === 'application/json' ? { [type]: { schema: reference(shape) } } : {};
  return { required: true, content: { ...alone, ...withFiles } };
}

function toResponse({ description, shape, isList, contentType = 'application/json', headers = {} }: ApiReply) {
  const described = Object.entries(headers).map(([name, text]) => [
    name,
    { description: text, schema: { type: 'string' } },
  ]);
  const schema = shape && (isList ? { type: 'array', items: reference(shape) } : reference(shape));
  return {
    description,
    ...(described.length > 0 && { headers: Object.fromEntries(described) }),
    ...((schema || contentType !== 'application/json') && { content: { [contentType]: schema ? { schema } : {} } }),
  };
}

function notModified({ method, reply }: ApiCall) {
  return method === 'get' && reply.headers?.ETag ? { 304: { description: 'The caller holds just this.' } } : {};
}

function refusals(codes: ErrorCode[]) {
  const content = { 'application/json': { schema: reference(errorShape) } };
  const byStatus = Map.groupBy(
    codes.map((code) => errorTable[code]),
    ({ status }) => status,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => [
      status,
      { description: errors.map(({ meaning }) => meaning).join(' '), content },
    ]),
  );
}

const reference = ({ name }: ReplyShape) => ({ $ref: `#/components/schemas/${name}` });

function componentSchemas(calls: ApiCall[]): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = { [errorShape.name]: outputSchema(errorShape.schema) };
  for (const { body, reply } of calls) {
    if (body) schemas[body.shape.name] = bodySchema(body.shape);
    if (reply.shape) schemas[reply.shape.name] = outputSchema(reply.shape.schema);
  }
  return schemas;
}
