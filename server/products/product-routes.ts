import type { FastifyInstance } from 'fastify';
import { contentWriteRoutes } from '#server/content/content-write-routes.ts';
import { presentContent, replyWithRecord } from '#server/http/content-reply.ts';
import { readFilter } from '#server/http/read-list-query.ts';
import { replyWithContents } from '#server/http/whole-lists.ts';
import { productContent } from './product-content.ts';
import { productPartsRoutes } from './product-parts-routes.ts';
import type { ProductService } from './product-service.ts';

/** GET /products (`?industry=`, also as `?category=`) and /products/:id with its related products, for anyone; their changes, for administrators. */
export function productRoutes(api: FastifyInstance, { products }: { products: ProductService }): void {
  api.get('/products', async (request, reply) => {
    const industry = readFilter(request, 'industry') ?? readFilter(request, 'category');
    return replyWithContents(request, reply, (query) => products.listProducts(query, { industry }));
  });

  api.get<{ Params: { id: string } }>('/products/:id', async (request, reply) => {
    const product = await products.getProduct(request.params.id);
    const related = await products.listRelatedProducts(product);
    return replyWithRecord(request, reply, product, {
      related: related.map((other) => presentContent(request, other)),
    });
  });

  contentWriteRoutes(api, {
    path: '/products',
    kind: productContent,
    writes: products.writes,
    deleted: 'product_deleted',
  });
  productPartsRoutes(api, products);
}
