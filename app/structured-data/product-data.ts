import type { Specification } from '#shared/specification.ts';
import { companyReference, type PageFacts, type StructuredData } from './page-facts.ts';

type ProductFacts = {
  _id: string;
  name: string;
  industry: string;
  description: string;
  specifications: Specification[];
  gallery: { path: string }[];
};

/** A product as schema.org knows it; prices depend on the order, so none is named. */
export function productData(page: PageFacts, product: ProductFacts): StructuredData {
  const company = companyReference(page);
  const pictures = product.gallery.map(({ path }) => `${page.siteUrl}/media/${path}`);
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    category: product.industry,
    image: pictures.length > 0 ? pictures : [page.picture],
    url: page.address,
    productID: product._id,
    brand: { '@type': 'Brand', name: page.company.name },
    manufacturer: company,
    additionalProperty: product.specifications.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
  };
}
