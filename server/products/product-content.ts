import type { ContentKind } from '#server/content/content-write-service.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import type { Product } from '#shared/kinds/product.ts';
import { productInputSchema } from '#shared/site-content-input.ts';

/** Editing rules of products. */
export const productContent = {
  entity: 'product',
  queries: kindTables.product,
  input: productInputSchema,
  files: {
    mainImage: { type: 'image', required: 'product_main_image_required' },
    galleryImages: { type: 'image', isList: true, required: 'product_gallery_required' },
  },
  notFound: 'product_not_found',
  title: 'name',
} satisfies ContentKind<Product>;
