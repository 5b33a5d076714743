import { z } from 'zod';
import { contentCalls } from '#server/content/content-calls.ts';
import { changed, changeTerms, staffShape } from '#server/content/content-exchange.ts';
import { searchTextsForStaff, stampShape } from '#server/http/api-call.ts';
import { callsFor } from '#server/http/call.ts';
import { jsonOrForm } from '#server/http/call-bodies.ts';
import { textFilter } from '#server/http/call-parameters.ts';
import { contentChange } from '#server/http/content-body.ts';
import { presentContent } from '#server/http/content-reply.ts';
import type { Localised } from '#shared/content.ts';
import type { Product, ProductWithRelated } from '#shared/kinds/product.ts';
import { specificationSchema } from '#shared/specification.ts';
import { productContent } from './product-content.ts';
import { productImages, specificationChangeSchema } from './product-parts.ts';
import type { ProductService } from './product-service.ts';

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

const tag = 'Products';
const shape = { name: 'Product', schema: product, forStaff: searchTextsForStaff };
const changedProduct = changed(staffShape(shape));

type Services = { products: ProductService };
const call = callsFor<Services>();

export const productCalls = [
  ...contentCalls<Services, Product>()({
    path: '/products',
    tag,
    one: 'a product',
    many: 'products',
    summaryOfRead: 'Read a product with related ones',
    shape,
    detail: { name: 'ProductWithRelated', schema: productWithRelated },
    sortable: ['name', 'industry', 'createdAt', 'updatedAt'],
    filters: {
      industry: textFilter('The English name of an industry.'),
      category: textFilter('The same as `industry`.'),
    },
    kind: productContent,
    deleted: 'product_deleted',
    writes: ({ products }) => products.writes,
    list: (query, { filter }, { products }) =>
      products.listProducts(query, { industry: filter.industry ?? filter.category }),
    async read(id, { products }, request) {
      const found = await products.getProduct(id);
      const related = await products.listRelatedProducts(found);
      return { record: found, beside: { related: related.map((other) => presentContent(request, other)) } };
    },
  }),
  call({
    method: 'post',
    path: '/products/:id/images',
    tag,
    summary: 'Add pictures to the gallery of a product',
    body: contentChange(productImages, 'ProductImages', { isNew: true }),
    reply: changedProduct,
    before: ({ params }, { products }) => products.writes.get(params.id),
    handle: ({ params, body, request }, { products }) =>
      products.addImages(params.id, body.files.images, changeTerms(request)),
  }),
  call({
    method: 'delete',
    path: '/products/:id/images',
    tag,
    summary: 'Remove a picture from the gallery of a product',
    query: { path: { description: 'Its storage path.', schema: z.string().optional() } },
    reply: changedProduct,
    refusals: ['invalid'],
    handle: ({ params, query, request }, { products }) =>
      products.removeImage(params.id, query.path, changeTerms(request)),
  }),
  call({
    method: 'post',
    path: '/products/:id/specifications',
    tag,
    summary: 'Add a specification',
    body: jsonOrForm('SpecificationInput', specificationSchema),
    reply: changedProduct,
    refusals: ['conflict'],
    before: ({ params }, { products }) => products.writes.get(params.id),
    handle: ({ params, body, request }, { products }) =>
      products.addSpecification(params.id, body, changeTerms(request)),
  }),
  call({
    method: 'put',
    path: '/products/:id/specifications/:name',
    tag,
    summary: 'Change a specification',
    body: jsonOrForm('SpecificationChange', specificationChangeSchema),
    reply: changedProduct,
    refusals: ['conflict'],
    before: ({ params }, { products }) => products.requireSpecification(params.id, params.name),
    handle: ({ params, body, request }, { products }) =>
      products.changeSpecification(params.id, params.name, { change: body, terms: changeTerms(request) }),
  }),
  call({
    method: 'delete',
    path: '/products/:id/specifications/:name',
    tag,
    summary: 'Remove a specification',
    reply: changedProduct,
    refusals: ['invalid'],
    handle: ({ params, request }, { products }) =>
      products.removeSpecification(params.id, params.name, changeTerms(request)),
  }),
];
