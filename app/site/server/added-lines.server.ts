import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PageContext } from '#app/bridge/context.ts';
import {
  addedCookie,
  type DraftLine,
  draftWithLine,
  findOpenLine,
  isSame,
  listFinishedLines,
  withFinished,
} from '#app/site/forms/quote-draft.ts';
import { m } from '#messages';
import type { Product } from '#shared/kinds/product.ts';
import { atField, finishedLines, lineField, quantityField } from '#shared/leads/quote-form.ts';
import { quoteLimits } from '#shared/leads/quote-limits.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import { productLine } from './line-request.ts';

// The request of a browser without JavaScript is in a cookie: its lines as the form has them, compressed. With JavaScript
// the form takes it over (`quote-form.tsx`).

type Values = Readonly<Record<string, string>>;
type Asking = { request: Request; siteUrl: string; saying: Saying };

const longestQuantity = 40;
const lifetimeSeconds = 24 * 60 * 60;
/** Browsers keep cookies of 4,096 bytes. */
const longestCookie = 3_800;
/** Of the text in it, in bytes. */
const mostBytes = 60_000;

function readCookie({ headers }: Request): Values {
  const [, text = ''] = /(?:^|;\s*)added=([\w-]{1,4000})/.exec(headers.get('cookie') ?? '') ?? [];
  try {
    return { lines: inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: mostBytes }).toString() };
  } catch {
    return {};
  }
}

/** Lines as the cookie has them, '' for none; undefined where it cannot hold them. */
function packed(lines: readonly object[]): string | undefined {
  if (lines.length === 0) return '';
  const text = JSON.stringify(lines);
  if (Buffer.byteLength(text) > mostBytes) return undefined;
  const short = deflateRawSync(text).toString('base64url');
  return short.length <= longestCookie ? short : undefined;
}

/** Scripts remove it. */
function writeCookie(text: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${addedCookie}=${text}; Path=/; Max-Age=${text ? lifetimeSeconds : 0}; SameSite=Lax${secure}`;
}

/** The fields of the quote form with the lines of the cookie; products that are gone are left out. */
export async function addedLines(request: Request, { services }: Pick<PageContext, 'services'>): Promise<Values> {
  const lines = finishedLines(readCookie(request));
  const products = await services.kinds.product.listNamed(lines.flatMap(({ product }) => product || []));
  const isThere = (id: string) => products.some(({ _id }) => _id === id);
  return withFinished({}, lines.filter(({ product }) => !product || isThere(product)) as DraftLine[]);
}

/** What a line says of its quantity in a form, by the field's name; `known`: what it said when the form was made. */
type StatedQuantity = { line: DraftLine | undefined; name: string; known: string };

/**
 * A form that was sent from its first step, with the quantities that the request got since: the browser sends the step again
 * when its reader goes back, or reloads the page. What was typed into the form itself stays.
 */
export function withLaterQuantities(values: Values, request: Request): Values {
  if (values[atField] !== '1') return values;
  const later = listFinishedLines(readCookie(request));
  const finished = listFinishedLines({ lines: values.lines ?? '' });
  const stated: StatedQuantity[] = [
    ...finished.map((line, place) => ({ line, name: quantityField(place), known: line.specified.quantity ?? '' })),
    { line: findOpenLine(values, m.quote_bag()), name: lineField('quantity'), known: '' },
  ];
  const changed = stated.flatMap(({ line, name, known }, place) => {
    const now = later[place];
    const isLater = line && now && isSame(line, now) && (values[name] ?? known).trim() === known;
    return isLater && now.specified.quantity ? [[name, now.specified.quantity] as const] : [];
  });
  return { ...values, ...Object.fromEntries(changed) };
}

/**
 * The `Set-Cookie` with a product added; of one that is there already the quantity changes.
 * @returns undefined where the request is full
 */
export function cookieWithProduct(product: Product, quantity: string, { request, siteUrl, saying }: Asking) {
  const typed = { [lineField('quantity')]: cutText(quantity.trim(), longestQuantity) };
  const values = draftWithLine(readCookie(request), { ...productLine(product, saying), ...typed }, '');
  const text = values && packed(listFinishedLines(values));
  return text && writeCookie(text, siteUrl);
}

/** The `Set-Cookie` with the lines of a form, the open one with them: as many as it holds. */
export function cookieOfForm(values: Values, siteUrl: string): string {
  const open = findOpenLine(values, m.quote_bag());
  const lines = [...listFinishedLines(values), ...(open ? [open] : [])].slice(0, quoteLimits.lines);
  const texts = lines.map((_, left) => packed(lines.slice(0, lines.length - left)));
  return writeCookie(texts.find((text) => text !== undefined) ?? '', siteUrl);
}

/** The `Set-Cookie` after the request was sent. */
export const cookieWithout = (siteUrl: string): string => writeCookie('', siteUrl);
