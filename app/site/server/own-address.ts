import { redirect } from 'react-router';
import type { PageContext } from '#app/bridge/context.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { type KindName, kindsWithPages } from '#shared/kinds/kinds.ts';
import { pathWithoutLanguage } from '#shared/site/site-paths.ts';

// Browsers keep permanent redirects for ever: a record that is given an earlier address back would lead in a circle.
const asked = { status: 301, headers: { 'cache-control': 'no-cache' } };

/** Leads to a path, given without language prefix; the prefix of the request stays. @throws Response with the redirect */
export function leadTo({ pathname }: Pick<URL, 'pathname'>, path: string): never {
  throw redirect(prefixOf(pathname) + path, asked);
}

/**
 * Leads to the address of a record that was asked for by its id, by a former address or in another spelling; language
 * prefix and query stay.
 * @param folder the path before the address: `/products`
 * @throws Response with the redirect
 */
export function requireOwnAddress(url: URL, folder: string, record: { _id: string; address?: string }): void {
  const path = `${folder}/${encodeURIComponent(addressedBy(record))}`;
  if (pathWithoutLanguage(url.pathname) !== path) leadTo(url, path + url.search);
}

/** The kind and the name of the record at a path without language prefix, such as `/projects/mill`. */
function recordAt(path: string): { kind: KindName; named: string } | undefined {
  const [, folder = '', named = ''] = /^(\/[^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  const kind = kindsWithPages.find((each) => each.folder === folder.toLowerCase());
  return kind && { kind: kind.name, named: decoded(named) };
}

type Services = Pick<PageContext, 'services'>;

/** Where visitors read the record at a path without language prefix, such as `/projects/mill`; undefined for other paths. */
export async function findPlace({ services }: Services, path: string): Promise<string | undefined> {
  const record = recordAt(path);
  return record && services.kinds[record.kind].findPlace(record.named);
}

/** Whether the record at a path without language prefix was deleted after visitors could read it. */
export async function isGone({ services }: Services, path: string): Promise<boolean> {
  const record = recordAt(path);
  return record !== undefined && services.kinds[record.kind].isGone(record.named);
}

const prefixOf = (pathname: string): string => (pathWithoutLanguage(pathname) === pathname ? '' : '/ar');

/** '' for what no address is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('\0', '');
  } catch {
    return '';
  }
}
