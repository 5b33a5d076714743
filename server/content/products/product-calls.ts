import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changeTerms, type Shown, storedChange } from '#server/content/records/content-exchange.ts';
import { describeKind } from '#server/content/records/kind-shapes.ts';
import { callsFor, jsonOrForm } from '#server/core/http/calls/calls.ts';
import { contentChange } from '#server/core/http/calls/content-body.ts';
import { presentContent } from '#server/core/http/replies/content-reply.ts';
import { product } from '#shared/kinds/product.ts';
import { specificationSchema } from '#shared/trade/specification.ts';
import { productImages, specificationChangeSchema } from './product-parts.ts';
import type { ProductService } from './product-service.ts';

type Services = { kinds: { product: ProductService } };

const shape = describeKind(product);
const related = z
  .array(shape.schema)
  .describe(
    'The products that staff chose, up to six; where these are fewer than three, filled up to three with others. Those of the same industry come first.',
  );

/** A single product comes with related ones. */
export const productReads = {
  summaryOfRead: 'Read a product with related ones',
  detail: { ...shape, name: 'ProductWithRelated', schema: shape.schema.extend({ related }) },
  async read(id: string, { kinds }: Services, request: FastifyRequest): Promise<Shown> {
    const record = await kinds.product.get(id);
    const others = await kinds.product.listRelated(record);
    return { record, beside: { related: others.map((other) => presentContent(request, other)) } };
  },
};

const call = callsFor<Services>(product.api.tag);
const part = { reply: storedChange(shape) };
const isThere = ({ params }: { params: { id: string } }, { kinds }: Services) => kinds.product.writes.get(params.id);

/** The gallery and the specifications of a product, one by one. */
export const productCalls = [
  call('POST /products/:id/images', {
    ...part,
    summary: 'Add pictures to the gallery of a product',
    body: contentChange(productImages, 'ProductImages', { isNew: true }),
    before: isThere,
    handle: ({ params, body, request }, { kinds }) =>
      kinds.product.addImages(params.id, body.files.images, changeTerms(request)),
  }),
  call('DELETE /products/:id/images', {
    ...part,
    summary: 'Remove a picture from the gallery of a product',
    query: { path: { description: 'Its storage path.', schema: z.string().optional() } },
    refusals: ['invalid'],
    handle: ({ params, query, request }, { kinds }) =>
      kinds.product.removeImage(params.id, query.path, changeTerms(request)),
  }),
  call('POST /products/:id/specifications', {
    ...part,
    summary: 'Add a specification',
    body: jsonOrForm('SpecificationInput', specificationSchema),
    refusals: ['conflict'],
    before: isThere,
    handle: ({ params, body, request }, { kinds }) =>
      kinds.product.addSpecification(params.id, body, changeTerms(request)),
  }),
  call('PUT /products/:id/specifications/:name', {
    ...part,
    summary: 'Change a specification',
    body: jsonOrForm('SpecificationChange', specificationChangeSchema),
    refusals: ['conflict'],
    before: ({ params }, { kinds }) => kinds.product.requireSpecification(params.id, params.name),
    handle: ({ params, body, request }, { kinds }) =>
      kinds.product.changeSpecification(params.id, params.name, { change: body, terms: changeTerms(request) }),
  }),
  call('DELETE /products/:id/specifications/:name', {
    ...part,
    summary: 'Remove a specification',
    refusals: ['invalid'],
    handle: ({ params, request }, { kinds }) =>
      kinds.product.removeSpecification(params.id, params.name, changeTerms(request)),
  }),
];
