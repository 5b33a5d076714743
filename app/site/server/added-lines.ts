import type { PageContext } from '#app/bridge/context.ts';
import { orNull } from '#app/bridge/loader-bridge.ts';
import { lineField, withLine } from '#shared/leads/quote-form.ts';
import { quoteLimits } from '#shared/leads/quote-limits.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import { productLine } from './line-request.ts';

type Added = { id: string; quantity: string };

/** Holds the request of a browser without JavaScript: its products by their ids, each with a quantity. */
const cookieName = 'added';
const lifetimeSeconds = 24 * 60 * 60;
const longestQuantity = 40;

function readAdded({ headers }: Request): Added[] {
  const [, text = ''] = /(?:^|;\s*)added=([\w~%.!*'()-]*)/.exec(headers.get('cookie') ?? '') ?? [];
  return text
    .split('~')
    .slice(0, quoteLimits.lines - 1)
    .flatMap((entry) => {
      const [, id, quantity = ''] = /^([\w-]{1,64})\.(.*)$/.exec(entry) ?? [];
      return id ? [{ id, quantity: decoded(quantity) }] : [];
    });
}

function decoded(quantity: string): string {
  try {
    return cutText(decodeURIComponent(quantity), longestQuantity);
  } catch {
    return '';
  }
}

function cookieOf(added: readonly Added[], siteUrl: string): string {
  const text = added
    .map(({ id, quantity }) => `${id}.${encodeURIComponent(quantity).replaceAll('~', '%7E')}`)
    .join('~');
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${text}; Path=/; Max-Age=${text ? lifetimeSeconds : 0}; HttpOnly; SameSite=Lax${secure}`;
}

/** The `Set-Cookie` with a product added; of one that is there already the quantity changes. */
export function cookieWith(request: Request, { id, quantity }: Added, siteUrl: string): string {
  const others = readAdded(request).filter((each) => each.id !== id);
  return cookieOf([...others, { id, quantity: cutText(quantity.trim(), longestQuantity) }], siteUrl);
}

/** The `Set-Cookie` after the request was sent. */
export const cookieWithout = (siteUrl: string): string => cookieOf([], siteUrl);

/** The fields of the quote form with what was added; products that are gone are left out. */
export async function addedLines(
  request: Request,
  { services }: Pick<PageContext, 'services'>,
  saying: Saying,
): Promise<Record<string, string>> {
  const lines = await Promise.all(
    readAdded(request).map(async ({ id, quantity }) => {
      const product = await orNull(services.kinds.product.get(id));
      return product ? [{ ...productLine(product, saying), [lineField('quantity')]: quantity }] : [];
    }),
  );
  return lines.flat().reduce<Record<string, string>>(withLine, {});
}
