import type { KindParts, KindService } from '#server/content/records/kind-service.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { type Certificate, isValidOn } from '#shared/kinds/certificate.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { Term } from '#shared/terms/term.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { createCatalogue } from './catalogue.ts';
import { findNearest } from './nearness.ts';
import { createProductParts } from './product-parts.ts';

const shownBeside = 3;
/** The newest ones are compared. */
const mostCompared = 60;

type Parts = Pick<KindParts, 'db' | 'now'> & { certificates: Pick<KindService<'certificate'>, 'listNamed'> };

export type ProductService = ReturnType<typeof createProductService>;

/** Features of products that other kinds do not have: gallery and specifications one by one, industries and families. */
export function createProductService(
  base: KindService<'product'>,
  { db, certificates, now = () => new Date() }: Parts,
) {
  const table = kindTables.product;
  return {
    ...base,
    ...createProductParts(base.writes),
    /** The products that fit what visitors chose, a page of them, with counts of each further choice. */
    findCatalogue: createCatalogue({ db }),

    /**
     * The products that staff chose, all of them; where these are fewer than `limit`, filled up to it with others, the
     * nearest by their figures before others. Those of the same industry come first, chosen or not. Products of other
     * industries that are for something else (a cement bag beside flour) are left out unless they are chosen.
     */
    async listRelated(record: Product, limit = shownBeside): Promise<Product[]> {
      const chosen = await base.listNamed(record.relatedProducts);
      // Comparing with the others costs more than all the rest of the page.
      if (chosen.length >= limit) return sortByIndustry(record, chosen);
      const others = await table.listOthers(db, record, 'industry', mostCompared);
      const nearest = findNearest(record, others).filter(({ _id }) => !record.relatedProducts.includes(_id));
      return sortByIndustry(record, [...chosen, ...nearest.slice(0, limit - chosen.length)]);
    },

    /** The certificates and declarations about a product that are valid today, in the order of staff. */
    async listCertificates({ certificates: ids }: Pick<Product, 'certificates'>): Promise<Certificate[]> {
      const today = dayInAmman(now());
      const named = await certificates.listNamed(ids);
      return named.filter((certificate) => isValidOn(certificate, today));
    },

    /** The industries of the catalogue in list order; limited to the most common when there are very many. */
    listIndustries: (): Promise<Term[]> => base.listTerms('industry'),

    /** The newest product of each industry, then the newest of all, so that a few show the breadth of the catalogue. */
    async listFamilies(limit: number): Promise<Product[]> {
      const industries = (await table.listTerms(db, 'industry')).slice(0, limit);
      const names = industries.map(({ name }) => name);
      const firsts = await table.listFirsts(db, 'industry', names);
      if (firsts.length === limit) return firsts;
      const { items } = await table.list(db, { page: 1, limit: 2 * limit });
      const others = items.filter(({ _id }) => !firsts.some((first) => first._id === _id));
      return [...firsts, ...others].slice(0, limit);
    },
  };
}

/** `products`, those of the industry of `record` first. */
const sortByIndustry = ({ industry }: Product, products: readonly Product[]): Product[] =>
  products.toSorted((one, other) => Number(other.industry === industry) - Number(one.industry === industry));
