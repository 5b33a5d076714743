/** How many products are compared at most. */
export const mostCompared = 4;
/** Names that an address may hold; the others are not looked up. */
const mostNamed = 12;
const longestName = 200;

/** The address of a comparison, without language prefix; products by their addresses, in this order. */
export function compareAddress(products: readonly string[]): string {
  const parameters = new URLSearchParams(products.map((product) => ['products', product]));
  return parameters.size > 0 ? `/compare?${parameters}` : '/compare';
}

/** The products that an address names, by whatever name. */
export function readCompareAddress(url: string): string[] {
  const given = new URL(url).searchParams.getAll('products').map((name) => name.trim().slice(0, longestName));
  return given.filter(Boolean).slice(0, mostNamed);
}
