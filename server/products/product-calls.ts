import { z } from 'zod';
import { changeCall, contentBody, contentWriteCalls, staffShape } from '#server/http/admin-call.ts';
import { type ApiCall, contentCalls, searchTextsForStaff, stampShape } from '#server/http/api-call.ts';
import type { Localised } from '#shared/content.ts';
import type { Product, ProductWithRelated } from '#shared/kinds/product.ts';
import { specificationSchema } from '#shared/specification.ts';
import { productContent } from './product-content.ts';
import { productImages, specificationChangeSchema } from './product-parts.ts';

const product = z.object({
  ...stampShape,
  name: z.string(),
  industry: z.string(),
  description: z.string(),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  mainImage: z.string().describe('Storage path, served at /media/<path>.'),
  galleryImages: z.array(z.string()),
}) satisfies z.ZodType<Localised<Product>>;

const productWithRelated = product.extend({
  related: z.array(product).describe('Up to three others, those of the same industry first.'),
}) satisfies z.ZodType<ProductWithRelated>;

const about = {
  path: '/products',
  tag: 'Products',
  one: 'a product with related ones',
  shape: { name: 'Product', schema: product, forStaff: searchTextsForStaff },
};

const part = { tag: about.tag, shape: staffShape(about.shape) };
const specification = { name: 'SpecificationInput', schema: specificationSchema };
const specificationChange = { name: 'SpecificationChange', schema: specificationChangeSchema };

const productPartCalls: ApiCall[] = [
  changeCall({
    ...part,
    method: 'post',
    path: '/products/:id/images',
    summary: 'Add pictures to the gallery of a product',
    body: contentBody(productImages, 'ProductImages', true),
    refusals: ['malformed', 'not_found', 'changed', 'too_large', 'wrong_type', 'invalid'],
  }),
  changeCall({
    ...part,
    method: 'delete',
    path: '/products/:id/images',
    summary: 'Remove a picture from the gallery of a product',
    query: [{ name: 'path', description: 'Its storage path.' }],
    refusals: ['not_found', 'changed', 'invalid'],
  }),
  changeCall({
    ...part,
    method: 'post',
    path: '/products/:id/specifications',
    summary: 'Add a specification',
    body: { type: 'application/json', shape: specification },
    refusals: ['malformed', 'not_found', 'conflict', 'changed', 'invalid'],
  }),
  changeCall({
    ...part,
    method: 'put',
    path: '/products/:id/specifications/:name',
    summary: 'Change a specification',
    body: { type: 'application/json', shape: specificationChange },
    refusals: ['malformed', 'not_found', 'conflict', 'changed', 'invalid'],
  }),
  changeCall({
    ...part,
    method: 'delete',
    path: '/products/:id/specifications/:name',
    summary: 'Remove a specification',
    refusals: ['not_found', 'changed', 'invalid'],
  }),
];

export const productCalls: ApiCall[] = [
  ...contentCalls({
    ...about,
    many: 'products',
    detail: { name: 'ProductWithRelated', schema: productWithRelated },
    sortable: ['name', 'industry', 'createdAt', 'updatedAt'],
    filters: [
      { name: 'industry', description: 'The English name of an industry.' },
      { name: 'category', description: 'The same as `industry`.' },
    ],
  }),
  ...contentWriteCalls({ ...about, one: 'a product', kind: productContent }),
  ...productPartCalls,
];
