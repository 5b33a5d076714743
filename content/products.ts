import { agricultureProducts } from './products/agriculture.ts';
import { mineralProducts } from './products/chemicals-and-minerals.ts';
import { constructionProducts } from './products/construction.ts';
import { convertingProducts } from './products/converting-films.ts';
import { foodProducts } from './products/food-and-milling.ts';
import { logisticsProducts, retailProducts } from './products/retail-and-logistics.ts';
import type { DemoProduct } from './types.ts';

/** The catalogue, in the order in which the site shows it. */
export const products: DemoProduct[] = [
  ...constructionProducts,
  ...foodProducts,
  ...agricultureProducts,
  ...mineralProducts,
  ...convertingProducts,
  ...retailProducts,
  ...logisticsProducts,
];
