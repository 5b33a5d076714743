import { isDeepStrictEqual } from 'node:util';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { collectFieldErrors } from '#shared/validation.ts';
import { requestLanguage } from '../request-language.ts';
import type { ApiCall, ApiParameter, ApiReply } from './api-call.ts';

/** A request, its reply, and the caller's language. */
export type Exchange = { request: FastifyRequest; reply: FastifyReply; language: Language };

/** A query parameter: the schema that reads it, and the documented one where that differs. */
export type Parameter<Value = unknown> = { description: string; schema: z.ZodType<Value>; documented?: z.ZodType };
export type Parameters = Record<string, Parameter>;
export type ValuesOf<Query> = {
  [Name in keyof Query]: Query[Name] extends Parameter<infer Value> ? Value : never;
};

/** A body as read; `dispose` runs when the handler is done, before the reply is sent. */
export type Received<Body> = { body: Body; dispose?: () => Promise<void> };

/** A kind of body: its description, and the function that reads it. */
export type BodyKind<Body> = NonNullable<ApiCall['body']> & {
  /** The media types that reach `read`; others are a 415 before a byte is read. `any`: all that the app parses. */
  takes: 'json' | 'multipart' | 'json or multipart' | 'any';
  refusals: readonly ErrorCode[];
  read: (request: FastifyRequest) => Received<Body> | Promise<Received<Body>>;
};

/** A kind of reply: its description, and the function that sends the handler's result. */
export type ReplyKind<Result> = ApiReply & {
  /** Parameters and headers of the request that `send` itself reads. */
  query?: ApiParameter[];
  requestHeaders?: ApiParameter[];
  refusals?: readonly ErrorCode[];
  send: (result: Result, exchange: Exchange) => unknown;
};

/** Method and path below `/api`: `GET /products/:id`. */
type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamNames<More>
    : Rest
  : never;
type ParamSchemas = Record<string, z.ZodType>;
type ParamsOf<Path extends string, Params> = {
  [Name in ParamNames<Path>]: Name extends keyof Params
    ? Params[Name] extends z.ZodType<infer Value>
      ? Value
      : string
    : string;
};

type Input<Path extends Address, Params, Query> = Exchange & {
  params: ParamsOf<Path, Params>;
  query: ValuesOf<Query>;
};

/** A call beside its address; its route and its description are made of both. */
export type CallSpec<Services, Path extends Address, Params, Query, Body, Result> = {
  summary: string;
  /** Who may make it; default `staff`, by the section of the path. */
  access?: ApiCall['access'];
  /** For personal data in bulk, access and backups: the caller must have proven within five minutes who they are. */
  confirmed?: true;
  /** Schemas of path parameters that are not plain text; a value that does not fit is a 404 with the message `notFound`. */
  params?: Params;
  notFound?: MessageKey;
  query?: Query;
  /** Request headers that the handler reads, for the description. */
  headers?: ApiParameter[];
  body?: BodyKind<Body>;
  reply: ReplyKind<Result>;
  /** Refusals beyond those that follow from access, path, query, body and reply. */
  refusals?: readonly ErrorCode[];
  /** Its name in the audit log, if the method does not imply it (see audit-hook.ts). */
  audit?: NonNullable<FastifyContextConfig['audit']>;
  /** Whether an invalid token in the header is ignored. */
  ignoresToken?: boolean;
  /** Whether administrators may make it before they set up their required second factor. */
  duringTotpSetup?: boolean;
  /** The most bytes of a JSON body; default that of the app. */
  bodyLimit?: number;
  /** Runs before the body is read: a missing record is a 404 whatever was sent. */
  before?: (input: Input<Path, Params, Query>, services: Services) => unknown;
  /** What it changes, read after `before` and again at the end: the audit log names the sent fields that differ. */
  current?: (input: Input<Path, Params, Query>, services: Services) => object | Promise<object>;
  handle: (
    input: Input<Path, Params, Query> & { body: Body },
    services: Services,
  ) => NoInfer<Result> | Promise<NoInfer<Result>>;
};

/** A call of the API: its description, and the function that answers it. */
export type Call<Services> = ApiCall & {
  takes: BodyKind<unknown>['takes'];
  config: FastifyContextConfig;
  bodyLimit: number | undefined;
  answer: (request: FastifyRequest, reply: FastifyReply, services: Services) => Promise<unknown>;
};

/** Creates the calls of one domain, whose handlers get its `Services`; the API description lists them under `tag`. */
export function callsFor<Services>(tag: string) {
  return function call<
    const Path extends Address,
    Params extends ParamSchemas = Record<never, never>,
    Query extends Parameters = Record<never, never>,
    Body = undefined,
    Result = void,
  >(address: Path, spec: CallSpec<Services, Path, Params, Query, Body, Result>): Call<Services> {
    const { audit, ignoresToken, duringTotpSetup } = spec;
    return {
      ...describe(address, tag, spec),
      takes: spec.body?.takes ?? 'any',
      bodyLimit: spec.bodyLimit,
      config: {
        ...(audit && { audit }),
        ...(!spec.body && { takesNoBody: true }),
        ...(ignoresToken && { ignoresToken }),
        ...(duringTotpSetup && { duringTotpSetup }),
      },
      answer: answering(spec),
    };
  };
}

export type CallMaker<Services> = ReturnType<typeof callsFor<Services>>;

/** The part of a specification that its description needs. */
type Described = Partial<Pick<ApiCall, 'access' | 'headers' | 'confirmed'>> & {
  summary: string;
  query?: Parameters;
  body?: Omit<BodyKind<never>, 'read'>;
  reply: Omit<ReplyKind<never>, 'send'>;
  refusals?: readonly ErrorCode[];
};

const refusalsOfAccess: Record<ApiCall['access'], ErrorCode[]> = {
  anyone: [],
  'more for staff': [],
  'signed in': ['unauthenticated'],
  staff: ['unauthenticated', 'forbidden'],
};

function describe(address: Address, tag: string, spec: Described): ApiCall {
  const { summary, access = 'staff', confirmed = false, body, reply } = spec;
  const [method = '', path = ''] = address.split(' ');
  const own = Object.entries(spec.query ?? {}).map(([name, { description, schema, documented }]) => ({
    name,
    description,
    schema: documented ?? schema,
  }));
  const refusals = new Set<ErrorCode>([
    ...refusalsOfAccess[access],
    ...(confirmed ? (['confirmation_required'] as const) : []),
    ...(own.length > 0 ? (['malformed'] as const) : []),
    ...(path.includes(':') ? (['not_found'] as const) : []),
    ...(body?.refusals ?? []),
    ...(reply.refusals ?? []),
    ...(spec.refusals ?? []),
  ]);
  return {
    method: method.toLowerCase() as ApiCall['method'],
    path,
    tag,
    summary,
    access,
    confirmed,
    query: [...own, ...(reply.query ?? [])],
    headers: [...(spec.headers ?? []), ...(reply.requestHeaders ?? [])],
    body,
    reply,
    refusals: [...refusals],
  };
}

function answering<Services, Path extends Address, Params extends ParamSchemas, Query extends Parameters, Body, Result>(
  spec: CallSpec<Services, Path, Params, Query, Body, Result>,
): Call<Services>['answer'] {
  const { body: kind, before, current, handle, reply: answer, notFound = 'error_not_found' } = spec;
  const querySchema = z.object(
    Object.fromEntries(Object.entries(spec.query ?? {}).map(([name, { schema }]) => [name, schema])),
  );
  const paramSchema = z.object(spec.params ?? {}).catchall(storable);
  return async (request, reply, services) => {
    const exchange = { request, reply, language: requestLanguage(request) };
    // The types of the schemas, which are lost on the way through `Object.entries`.
    const input = {
      ...exchange,
      params: readParams(paramSchema, request.params, notFound) as ParamsOf<Path, Params>,
      query: readQuery(querySchema, request.query) as ValuesOf<Query>,
    };
    await before?.(input, services);
    const former = await current?.(input, services);
    const { body, dispose } = kind ? await kind.read(request) : { body: undefined as Body };
    // Temporary files are gone before the reply is.
    const result = await settle(() => handle({ ...input, body }, services), dispose);
    if (former && current) request.changed = listChanged(body, former, await current(input, services));
    reply.status(answer.status);
    const sent = await answer.send(result, exchange);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return sent;
  };
}

type Values = Readonly<Record<string, unknown>>;

/** The sent fields whose values differ; one that is never read, such as a secret, counts when it has a value. */
function listChanged(body: unknown, before: object, after: object): string[] {
  const sent: Values = Object(body);
  const [former, latter]: [Values, Values] = [{ ...before }, { ...after }];
  return Object.keys(sent).filter((field) =>
    field in latter ? !isDeepStrictEqual(former[field], latter[field]) : Boolean(sent[field]),
  );
}

async function settle<Result>(run: () => Result | Promise<Result>, dispose?: () => Promise<void>): Promise<Result> {
  try {
    return await run();
  } finally {
    await dispose?.();
  }
}

// PostgreSQL rejects NUL characters in parameters of a query; no id contains one.
const storable = z.string().refine((text) => !text.includes('\0'));

function readParams(schema: z.ZodType, sent: unknown, notFound: MessageKey): unknown {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  throw new AppError('not_found', notFound);
}

/** @throws AppError `malformed` (400) naming the parameters */
function readQuery(schema: z.ZodType, sent: unknown): unknown {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  throw new AppError('malformed', 'error_malformed', { fields: collectFieldErrors(result.error) });
}
