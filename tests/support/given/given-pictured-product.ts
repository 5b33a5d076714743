import { join } from 'node:path';
import type { Language } from '#shared/language.ts';
import { makeVariantsNow } from '../files/make-variants.ts';
import type { DemoSite } from '../sites/built-site.ts';
import { givenProduct } from './given-product.ts';

const file = join(import.meta.dirname, '../../../content/pictures/cement-valve-bag-1.webp');

/** Adds a product with a picture in all its variants; all other pictures count as done. @returns its path */
export async function givenPicturedProduct(
  site: Pick<DemoSite, 'database' | 'services'>,
  alt: Record<Language, string>,
): Promise<string> {
  const { services, database } = site;
  const { path } = await services.media.storeImage({ file }, { alt });
  const product = await givenProduct(site, { mainImage: path, galleryImages: [path] });
  const uses = [{ path, isPublic: true }];
  await database.db
    .transaction()
    .execute((transaction) => services.media.setUses(transaction, 'product', product._id, uses));
  await database.db.updateTable('media').set({ variants: 'ready' }).where('path', '!=', path).execute();
  await makeVariantsNow(site);
  return `/products/${product.address}`;
}
