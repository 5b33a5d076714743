import { limits } from '../limits.ts';
import { type ContentOf, headFields, ownAddress, preparation } from './fields.ts';
import { defineKind, noFaults } from './kind.ts';

const industry = { field: 'industry', match: 'value' } as const;

/** A catalogue product. */
export const product = defineKind({
  name: 'product',
  path: '/products',
  roles: ['marketing'],
  api: { tag: 'Products', shape: 'Product', one: 'a product', many: 'products' },
  says: { notFound: 'product_not_found', deleted: 'product_deleted' },
  fields: {
    name: { type: 'text', max: limits.name, missing: 'product_name_required' },
    industry: { type: 'text', max: limits.name, missing: 'product_industry_required' },
    description: { type: 'text', max: limits.content, missing: 'product_description_required' },
    specifications: {
      type: 'pairs',
      missing: 'product_specification_required',
      repeated: 'product_specification_duplicate',
    },
    attributes: {
      type: 'figures',
      about: 'Its figures: `family`, and numbers in kg, mm, g/m², µm, denier, hours or days; may be typed with units.',
    },
    certificates: {
      type: 'records',
      of: 'certificate',
      most: 12,
      about: 'Ids of the certificates and declarations that are about it, in the order in which they are shown.',
    },
    relatedProducts: {
      type: 'records',
      of: 'product',
      most: 6,
      about: 'Ids of the products shown beside it; those chosen first, as `related` of a single product has them.',
    },
    ...ownAddress,
    ...headFields,
    mainImage: { type: 'image', missing: 'product_main_image_required' },
    galleryImages: { type: 'gallery', missing: 'product_gallery_required', hasPrints: true },
    ...preparation,
  },
  title: 'name',
  searchedTitles: ['name'],
  sortable: ['name', 'industry', 'createdAt', 'updatedAt', 'fillWeight'],
  order: '-createdAt',
  filters: {
    industry: { ...industry, about: 'The English name of an industry.' },
    category: { ...industry, about: 'The same as `industry`.' },
  },
  visible: null,
  related: 'industry',
  search: { group: 'products', texts: ['description', 'industry'], word: 'product' },
  address: '/products/:id',
  page: { image: 'mainImage', kicker: 'industry', isLogo: false },
  shownOn: ['/', '/products', '/calculator'],
  faultsOf: noFaults,
});
export type Product = ContentOf<(typeof product)['fields']>;
