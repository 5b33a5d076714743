import type { z } from 'zod';
import type { Role } from '#shared/accounts/roles.ts';
import { listRoles, sectionOfCall } from '#shared/accounts/staff-sections.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** A named shape of the API, for the components of the OpenAPI document. */
export type ReplyShape = {
  name: string;
  schema: z.ZodType;
  /** Additional fields for staff. */
  forStaff?: Record<string, z.ZodType>;
};

export type ApiParameter = { name: string; description: string; schema?: z.ZodType };

export type ApiReply = {
  status: number;
  description: string;
  /** JSON of this shape, or a list of it; undefined for a reply without a body. */
  shape?: ReplyShape;
  isList?: boolean;
  /** Another media type than JSON. */
  contentType?: string;
  headers?: Record<string, string>;
};

/** One API call as data, next to its route; the OpenAPI document is generated from these. */
export type ApiCall = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`, in route syntax: `/products/:id`. */
  path: string;
  tag: string;
  summary: string;
  /** Who may call it. `more for staff`: public, with more fields for staff. `staff`: see `rolesOfCall`. */
  access: 'anyone' | 'more for staff' | 'signed in' | 'staff';
  /** Whether the caller's last proof of who they are must be at most five minutes old. */
  confirmed: boolean;
  query: ApiParameter[];
  headers: ApiParameter[];
  /** With `files` and the type JSON, a multipart body may be sent in its place. */
  body?: { shape: ReplyShape; type: 'application/json' | 'multipart/form-data'; files?: ApiFile[] } | undefined;
  reply: ApiReply;
  refusals: ErrorCode[];
};

/** The roles allowed to make a back-office call, by the section of its address. */
export function rolesOfCall({ path }: Pick<ApiCall, 'path'>): Role[] {
  return listRoles(sectionOfCall(path));
}

export type ApiFile = { field: string; description: string; contentType: string; isRequired: boolean };

export const pagingHeaders = {
  'X-Total-Count': 'How many records match, when pages were asked for.',
  Link: 'Addresses of the first, previous, next and last page (RFC 8288).',
};

/** For reads with conditional requests. */
export const ifNoneMatch: ApiParameter = {
  name: 'If-None-Match',
  description: 'The ETag of an earlier answer; 304 when it still fits.',
};
export const etag = { ETag: 'Changes when the answer does.' };
