import { createHash, randomBytes } from 'node:crypto';
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
import { atField, finishedLines, lineField, quantityField, quoteFormNames } from '#shared/leads/quote-form.ts';
import { quoteLimits } from '#shared/leads/quote-limits.ts';
import { findStep, shownField, stepField } from '#shared/leads/step-field.ts';
import { languageSwitchField } from '#shared/site/language-switch-field.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import { isRecord } from '#shared/typed-entries.ts';
import { productLine } from './line-request.ts';

// The request of a browser without JavaScript is in a cookie: what its form holds, compressed. With JavaScript the form takes
// it over (`quote-form.tsx`).

type Values = Readonly<Record<string, string>>;
type Asking = { request: Request; siteUrl: string; saying: Saying };

const longestQuantity = 40;
const lifetimeSeconds = 24 * 60 * 60;
/** Browsers keep cookies of 4,096 bytes. */
const longestCookie = 3_800;
/** Of the text in it, in bytes. */
const mostBytes = 60_000;
/** In the cookie: hashes of the forms that were sent, the latest last; `+` stands for a product that was added. */
const seenField = 'seen';
const mostSeen = 30;

const isOfBags = (name: string): boolean => /^(?:lines?\b|quantity\.)/.test(name);
/** The fields of the order and of its sender. */
const orderNames = quoteFormNames.filter((name) => !isOfBags(name) && name !== atField);

function readCookie({ headers }: Request): Values {
  const [, text = ''] = /(?:^|;\s*)added=([\w-]{1,4000})/.exec(headers.get('cookie') ?? '') ?? [];
  try {
    const unpacked = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: mostBytes }).toString();
    const held: unknown = JSON.parse(unpacked);
    // A list is one of lines alone.
    const { lines = [], ...others } = isRecord(held) ? held : { lines: held };
    const texts = Object.entries(others).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { ...Object.fromEntries(texts), lines: JSON.stringify(lines) };
  } catch {
    return {};
  }
}

/** Values as the cookie has them, '' for none; undefined where it cannot hold them. */
function packed(values: Values): string | undefined {
  const { [seenField]: _seen, lines: _lines, ...typed } = values;
  const lines = listFinishedLines(values);
  if (lines.length === 0 && !Object.values(typed).some(Boolean)) return '';
  const text = JSON.stringify({ ...values, lines });
  if (Buffer.byteLength(text) > mostBytes) return undefined;
  const short = deflateRawSync(text).toString('base64url');
  return short.length <= longestCookie ? short : undefined;
}

/** What the cookie may hold, the best first: everything; all but the message; the lines alone, then fewer and fewer of them. */
function waysToHold(all: Values): Values[] {
  const { message: _message, ...withoutMessage } = all;
  const lines = allLines(all).slice(0, quoteLimits.lines);
  const fewer = lines.map((_, left) => ({ lines: JSON.stringify(lines.slice(0, lines.length - left)) }));
  return [all, withoutMessage, ...fewer];
}

/** Scripts remove it. */
function writeCookie(text: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${addedCookie}=${text}; Path=/; Max-Age=${text ? lifetimeSeconds : 0}; SameSite=Lax${secure}`;
}

/** The lines of a form, the open one with them. */
function allLines(values: Values): DraftLine[] {
  const open = findOpenLine(values, m.quote_bag());
  return [...listFinishedLines(values), ...(open ? [open] : [])];
}

/** The same values with the open line as a finished one. */
function withoutOpenLine(values: Values): Values {
  const others = Object.entries(values).filter(([name]) => !name.startsWith(lineField('')));
  return withFinished(Object.fromEntries(others), allLines(values));
}

/** The fields of the quote form with what the cookie holds, no line open; products that are gone are left out. */
export async function addedLines(request: Request, { services }: Pick<PageContext, 'services'>): Promise<Values> {
  const { [seenField]: _seen, ...held } = withoutOpenLine(readCookie(request));
  const lines = finishedLines(held);
  const products = await services.kinds.product.listNamed(lines.flatMap(({ product }) => product || []));
  const isThere = (id: string) => products.some(({ _id }) => _id === id);
  return withFinished(held, lines.filter(({ product }) => !product || isThere(product)) as DraftLine[]);
}

/** What a line says of its quantity in a form, by the field's name; `known`: what it said when the form was made. */
type StatedQuantity = { line: DraftLine | undefined; name: string; known: string };

/** The quantities that the request got since a form was made, where another one was not typed into the form itself. */
function laterQuantities(values: Values, held: Values): Values {
  const later = allLines(held);
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
  return Object.fromEntries(changed);
}

/** A random text for each page with a form: without it, two pages with the same values would send the same form. */
export const makePageMark = (): string => randomBytes(6).toString('base64url');

const markOf = (form: Values): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('base64url').slice(0, 8);
const readMarks = (held: Values): string[] => (held[seenField] ?? '').split(' ').filter(Boolean);

/**
 * The fields of a sent form, completed by what was typed since its page was shown: a reader who goes back or reloads sees,
 * or sends, an earlier page. A form that was sent before changes nothing: it only shows the request as it is now. From any
 * other form that does not send the request yet, only the steps that its page showed are taken. With JavaScript, and when
 * the request is sent, the fields stay as they are.
 */
export function withLaterAnswers(values: Values, request: Request): Values {
  const [, shown = ''] = /^([1-3]+)-/.exec(values[shownField] ?? '') ?? [];
  if (!shown) return values;
  const held = readCookie(request);
  const [marks, mark] = [readMarks(held), markOf(values)];
  if (marks.includes(mark) && marks.at(-1) !== mark) {
    const others = Object.entries(values).filter(([name]) => !isOfBags(name));
    const { [stepField]: step = '', [atField]: at = '1' } = values;
    const shows = /^(?:go|family):/.test(step) ? step : `go:${at}`;
    return { ...Object.fromEntries(others), ...held, [stepField]: shows };
  }
  if (!values[stepField] && !values[languageSwitchField]) return values;
  const hidden = orderNames.filter((name) => !shown.includes(`${findStep(name)}`) && held[name] !== undefined);
  const later = Object.fromEntries(hidden.map((name) => [name, held[name] ?? '']));
  return { ...values, ...later, ...(!shown.includes('2') && laterQuantities(values, held)) };
}

/**
 * The `Set-Cookie` with a product added; of one that is there already the quantity changes.
 * @returns undefined where the request is full
 */
export function cookieWithProduct(product: Product, quantity: string, { request, siteUrl, saying }: Asking) {
  const typed = { [lineField('quantity')]: cutText(quantity.trim(), longestQuantity) };
  const held = withoutOpenLine(readCookie(request));
  const values = draftWithLine(held, { ...productLine(product, saying), ...typed }, '');
  const isSeen = held[seenField] && { [seenField]: `${held[seenField]} +` };
  // With every line.
  const text =
    values &&
    waysToHold({ ...values, ...isSeen })
      .slice(0, 3)
      .map(packed)
      .find((each) => each !== undefined);
  return text && writeCookie(text, siteUrl);
}

type Making = { request: Request; siteUrl: string; form?: Values };

/** The `Set-Cookie` with what a form holds; `form`: as it was sent. */
export function cookieOfForm(values: Values, { request, siteUrl, form }: Making): string {
  const marks = readMarks(readCookie(request));
  const mark = form ? markOf(form) : '+';
  const seen = (marks.includes(mark) ? marks : [...marks, mark]).slice(-mostSeen).join(' ');
  const bags = Object.entries(values).filter(([name, value]) => name.startsWith('line.') && value);
  const ofOrder = orderNames.map((name) => [name, values[name] ?? '']);
  const finished = JSON.stringify(listFinishedLines(values));
  const all = { ...Object.fromEntries([...bags, ...ofOrder]), lines: finished, [seenField]: seen };
  const texts = waysToHold(all).map(packed);
  return writeCookie(texts.find((text) => text !== undefined) ?? '', siteUrl);
}

/** The `Set-Cookie` after the request was sent. */
export const cookieWithout = (siteUrl: string): string => writeCookie('', siteUrl);
