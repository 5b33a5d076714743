import type { ContentWriteService } from '#server/content/content-write-service.ts';
import type { FieldValue } from '#server/db/content-table.ts';
import type { Database } from '#server/db/database.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import { AppError } from '#shared/errors.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { commonTerms, countTerms, type Term } from '#shared/term.ts';
import { productContent } from './product-content.ts';
import { createProductParts } from './product-parts.ts';

export type ProductService = ReturnType<typeof createProductService>;
/** `industry` is the English value. */
export type ProductFilter = { industry?: string | undefined };

const relatedProducts = 3;

/** The rules about products. Records come in English with `translations`; `localise` gives a reader's language. */
export function createProductService({ db, contents }: { db: Database; contents: ContentWriteService }) {
  const writes = contents.writesOf<Product>(productContent);
  return {
    /** What staff may change, and its gallery and specifications one by one. */
    writes,
    ...createProductParts(writes),

    listProducts(query: ListQuery = {}, filter: ProductFilter = {}): Promise<Page<Product>> {
      return kindTables.product.list(db, query, filter);
    },

    /** @throws AppError `not_found` 'Product not found.' */
    async getProduct(id: string): Promise<Product> {
      const product = await kindTables.product.find(db, id);
      if (!product) throw new AppError('not_found', 'product_not_found');
      return product;
    },

    /** Up to three other products, those of the same industry first. */
    listRelatedProducts(product: Product): Promise<Product[]> {
      return kindTables.product.listOthers(db, product, 'industry', relatedProducts);
    },

    /** The industries of the catalogue in list order; limited to the most common when there are very many. */
    async listIndustries(): Promise<Term[]> {
      return commonTerms(termsOf(await kindTables.product.listValues(db, 'industry')));
    },

    /** The newest product of each industry, then the newest of all, so that a few show the breadth of the catalogue. */
    async listFamilies(limit: number): Promise<Product[]> {
      const industries = termsOf(await kindTables.product.listValues(db, 'industry')).slice(0, limit);
      const names = industries.map(({ name }) => name);
      const firsts = await kindTables.product.listFirsts(db, 'industry', names);
      if (firsts.length === limit) return firsts;
      const { items } = await kindTables.product.list(db, { page: 1, limit: 2 * limit });
      const others = items.filter(({ _id }) => !firsts.some((first) => first._id === _id));
      return [...firsts, ...others].slice(0, limit);
    },
  };
}

function termsOf(values: FieldValue[]): Term[] {
  return countTerms(values.flatMap(({ entries, count }) => entries.map((entry) => ({ ...entry, count }))));
}
