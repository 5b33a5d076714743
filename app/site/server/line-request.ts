import type { RequestAddition } from '#app/site/products/add-to-request.tsx';
import type { LineRequest } from '#app/site/products/quote-link.tsx';
import { localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Product } from '#shared/kinds/product.ts';
import { lineField } from '#shared/leads/quote-form.ts';
import { fields } from '#shared/trade/trade-fields.ts';
import { writeNumber } from '#shared/trade/write-number.ts';
import { type Saying, writeValue } from '#shared/trade/write-value.ts';
import { lineOfProduct } from './describe-quote-form.ts';

type Values = Readonly<Record<string, string>>;

/** A page of ours with values in its address; empty ones are left out. */
export function addressWith(path: string, values: Values): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** The quote form with these values in a line. */
export function requestLine(line: Values): LineRequest {
  return { to: addressWith('/quote', line), line };
}

/** A line of the quote form for a product, in the reader's language. */
export function productLine(product: Product, saying: Saying): Values {
  return {
    [lineField('title')]: localise(product, saying.language).name,
    [lineField('product')]: product._id,
    [lineField('picture')]: product.mainImage,
    [lineField('minimum')]: writeLeast(product),
    ...lineOfProduct(product.attributes ?? {}, saying),
  };
}

/** The quote form with a product in a line; `filled` says what it is to hold. */
export function requestProduct(product: Product, saying: Saying, filled: Values = {}): LineRequest {
  const to = addressWith('/quote', { product: addressedBy(product), ...filled });
  return { to, line: { ...productLine(product, saying), ...filled } };
}

/** The least that is made of a product, as any language reads it; '' where that is not known. */
function writeLeast({ attributes: { minimumOrder, minimumWeight } = {} }: Product): string {
  if (minimumOrder !== undefined) return String(minimumOrder);
  return minimumWeight === undefined ? '' : `${minimumWeight} kg`;
}

/** What is added to a request of a product: at first the least that is made of it, as a buyer would type it. */
export function describeAddition(product: Product, saying: Saying): RequestAddition {
  const { minimumOrder, minimumWeight } = product.attributes ?? {};
  const pieces = minimumOrder === undefined ? '' : writeNumber(Number(minimumOrder), saying.language);
  const weight = minimumWeight === undefined ? '' : writeValue(fields.minimumWeight, minimumWeight, saying);
  const { name } = localise(product, saying.language);
  return { address: addressedBy(product), name, line: productLine(product, saying), quantity: pieces || weight };
}
