import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changeTerms } from '#server/content/content-exchange.ts';
import { replyWithChange } from '#server/http/content-reply.ts';
import { withContent } from '#server/http/receive-content.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { productImages } from './product-parts.ts';
import type { ProductService } from './product-service.ts';

type WithId = { Params: { id: string } };
type WithName = { Params: { id: string; name: string } };

/** POST and DELETE /products/:id/images, POST, PUT and DELETE /products/:id/specifications…, for staff. */
export function productPartsRoutes(api: FastifyInstance, products: ProductService): void {
  imageRoutes(api, products);

  api.post<WithId>('/products/:id/specifications', forStaff, async (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, products.addSpecification(id, request.body ?? {}, changeTerms(request)));
  });

  api.put<WithName>('/products/:id/specifications/:name', forStaff, async (request, reply) => {
    const { id, name } = request.params;
    return answer(request, reply, products.changeSpecification(id, name, request.body ?? {}, changeTerms(request)));
  });

  api.delete<WithName>('/products/:id/specifications/:name', forStaff, async (request, reply) => {
    const { id, name } = request.params;
    return answer(request, reply, products.removeSpecification(id, name, changeTerms(request)));
  });
}

function imageRoutes(api: FastifyInstance, products: ProductService): void {
  api.post<WithId>('/products/:id/images', forStaff, async (request, reply) => {
    const { id } = request.params;
    await products.writes.get(id);
    const terms = changeTerms(request);
    return withContent(request, productImages, ({ files }) =>
      answer(request, reply, products.addImages(id, files.images, terms)),
    );
  });

  api.delete<WithId & { Querystring: { path?: unknown } }>('/products/:id/images', forStaff, async (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, products.removeImage(id, request.query.path, changeTerms(request)));
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, product: ReturnType<ProductService['getProduct']>) {
  return replyWithChange(request, reply, await product);
}
