import type { ShownCertificate } from '#app/site/products/product-certificates.tsx';
import { companyReference, type PageFacts, type StructuredData } from './page-facts.ts';

type DescribedProduct = {
  _id: string;
  name: string;
  industry: string;
  description: string;
  specifications: readonly { name: string; value: string }[];
  gallery: readonly { path: string }[];
  certificates: readonly ShownCertificate[];
};

/** Certificates as schema.org knows them. */
function certificationData(certificates: readonly ShownCertificate[], siteUrl: string): StructuredData[] {
  return certificates.map(({ name, issuer, number, validFrom, validUntil, file }) => ({
    '@type': 'Certification',
    name,
    issuedBy: { '@type': 'Organization', name: issuer },
    certificationIdentification: number || undefined,
    validFrom,
    expires: validUntil,
    url: file ? siteUrl + file : undefined,
  }));
}

/** A product as schema.org knows it; prices depend on the order, so none is named. */
export function productData(page: PageFacts, product: DescribedProduct): StructuredData {
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
    hasCertification:
      product.certificates.length > 0 ? certificationData(product.certificates, page.siteUrl) : undefined,
  };
}
