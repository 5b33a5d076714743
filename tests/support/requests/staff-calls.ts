import type { LightMyRequestResponse } from 'fastify';
import { givenToken } from '../given/given-token.ts';
import type { BuiltSite } from '../sites/build-site.ts';
import { multipartBody } from './multipart-body.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Record<string, string>;

/** What a form may hold: texts, values sent as JSON text, files, and several files of one name. */
export type FormFields = Record<string, unknown>;

/** A form as the back office sends it. */
export function staffForm(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const files = [value].flat();
    if (files.length > 0 && files.every((entry) => entry instanceof File)) {
      for (const file of files) form.append(name, file as File);
    } else if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** Calls to the API of a site by an administrator. */
export async function asAdmin(site: Pick<BuiltSite, 'http' | 'database'>) {
  const token = await givenToken(site);
  const call = async (
    method: Method,
    path: string,
    body?: object,
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> => {
    const sent = body instanceof FormData ? await multipartBody(body) : { payload: body, headers: {} };
    const payload = sent.payload === undefined ? {} : { payload: sent.payload };
    return site.http.inject({
      method,
      url: `/api${path}`,
      ...payload,
      headers: { ...token, ...sent.headers, ...headers },
    });
  };
  return {
    token,
    call,
    get: (path: string, headers?: Headers) => call('GET', path, undefined, headers),
    post: (path: string, fields: FormFields, headers?: Headers) => call('POST', path, staffForm(fields), headers),
    put: (path: string, fields: FormFields, headers?: Headers) => call('PUT', path, staffForm(fields), headers),
    delete: (path: string, headers?: Headers) => call('DELETE', path, undefined, headers),
  };
}

export type AdminCalls = Awaited<ReturnType<typeof asAdmin>>;
