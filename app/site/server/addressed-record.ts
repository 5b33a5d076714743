import type { PageContext } from '#app/bridge/context.ts';
import { orNull } from '#app/bridge/loader-bridge.ts';
import { type ContentNamed, type KindName, kindsWithPages } from '#shared/kinds/kinds.ts';
import { followMoved } from './moved-address.ts';
import { requireOwnAddress } from './own-address.ts';

type Asked<Name extends KindName> = { kind: Name; named: string; url: URL };
type Read<Name extends KindName> =
  | { found: ContentNamed<Name>; shortLink: string | undefined; status?: undefined }
  | { found?: undefined; shortLink?: undefined; status: 404 | 410 };

/**
 * The record that the address of its page names, and its short link; where there is none, the status of the page.
 * @throws Response with the redirect from its id, a former address or another spelling
 */
export async function readAddressed<Name extends KindName>(
  context: Pick<PageContext, 'services' | 'language' | 'siteUrl'>,
  { kind, named, url }: Asked<Name>,
): Promise<Read<Name>> {
  const { services, siteUrl } = context;
  const reading: Promise<unknown> = services.kinds[kind].get(named);
  // The service of a kind reads its records.
  const found = (await orNull(reading)) as ContentNamed<Name> | null;
  if (!found) return { status: await followMoved(context, url) };
  const folder = kindsWithPages.find(({ name }) => name === kind)?.folder ?? '';
  requireOwnAddress(url, folder, found);
  const short = await services.shortLinks.addressOf(`${folder}/${found._id}`);
  return { found, shortLink: short && siteUrl + short };
}
