import { createPostService } from '#server/content/posts/post-service.ts';
import { createProductService } from '#server/content/products/product-service.ts';
import { createKindService, type KindParts, type KindService } from '#server/content/records/kind-service.ts';
import { type KindName, kindNames } from '#shared/kinds/kinds.ts';
import { kindRules } from './kind-rules.ts';
import { storedKinds } from './stored-kinds.ts';

export type KindServices = ReturnType<typeof createKindServices>;

/** The service of every kind; some do more than the others. */
export function createKindServices(parts: KindParts) {
  const serviceOf = <Name extends KindName>(name: Name) =>
    createKindService(name, { stored: storedKinds[name], rules: kindRules[name] }, parts);
  const plain = Object.fromEntries(kindNames.map((name) => [name, serviceOf(name)])) as unknown as {
    [Name in KindName]: KindService<Name>;
  };
  return {
    ...plain,
    blog_post: createPostService(plain.blog_post, parts),
    product: createProductService(plain.product, { ...parts, certificates: plain.certificate }),
  };
}
