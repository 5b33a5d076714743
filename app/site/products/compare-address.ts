/** How many products are compared at most. */
export const mostCompared = 4;
/** Names that an address may hold; the others are not looked up. */
const mostNamed = 12;
const longestName = 200;

/** The address of a comparison, without language prefix; products by their addresses, in this order. */
export function compareAddress(products: readonly string[], onlyDifferences = false): string {
  const parameters = new URLSearchParams(products.map((product) => ['products', product]));
  if (onlyDifferences) parameters.set('only', 'differences');
  return parameters.size > 0 ? `/compare?${parameters}` : '/compare';
}

/** The products that an address names, by whatever name, and whether only differences are wanted. */
export function readCompareAddress(url: string): { names: string[]; onlyDifferences: boolean } {
  const parameters = new URL(url).searchParams;
  const given = parameters.getAll('products').map((name) => name.trim().slice(0, longestName));
  return {
    names: given.filter(Boolean).slice(0, mostNamed),
    onlyDifferences: parameters.get('only') === 'differences',
  };
}
