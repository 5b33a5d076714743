import { redirect } from 'react-router';
import type { PageContext } from '#app/bridge/context.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { addressedKinds, type KindName } from '#shared/kinds/kinds.ts';
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

type Named = { kind: KindName; parameter: string };

/**
 * The same for a record that a list shows and a parameter of its address names: `/projects?project=mill#project-mill`.
 * A form that was refused is shown where it was sent.
 * @throws Response with the redirect
 */
export async function requireOwnPlace(
  { services, posted }: Pick<PageContext, 'services' | 'posted'>,
  { pathname, searchParams }: URL,
  { kind, parameter }: Named,
): Promise<void> {
  const named = searchParams.get(parameter);
  const place = named && !posted ? await services.kinds[kind].findPlace(named) : undefined;
  if (!place) return;
  const { searchParams: own, hash } = new URL(place, 'http://site');
  const right = own.get(parameter);
  if (!right || right === named) return;
  const parameters = new URLSearchParams(searchParams);
  parameters.set(parameter, right);
  throw redirect(`${pathname}?${parameters}${hash}`, asked);
}

/** The kind and the name of the record at a path without language prefix, such as `/projects/mill`. */
function recordAt(path: string): { kind: KindName; named: string } | undefined {
  const [, folder = '', named = ''] = /^(\/[^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  const kind = addressedKinds.find((each) => each.folder === folder.toLowerCase());
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

/** Leads from `/projects/mill`, by any name of the record, to where its list shows it. @throws Response with the redirect */
export async function leadToPlace(
  context: Pick<PageContext, 'services'>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Promise<void> {
  const place = await findPlace(context, pathWithoutLanguage(pathname));
  if (!place) return;
  const { pathname: path, searchParams, hash } = new URL(place, 'http://site');
  const parameters = new URLSearchParams([...searchParams, ...new URLSearchParams(search)]);
  throw redirect(`${prefixOf(pathname)}${path}${parameters.size > 0 ? `?${parameters}` : ''}${hash}`, asked);
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
