import type { PageContext } from '#app/bridge/context.ts';
import { cardFigures } from '#app/site/products/card-figures.ts';
import { findLanguages, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Product } from '#shared/kinds/product.ts';
import { columnTexts } from '#shared/trade/catalogue-columns.ts';
import { describeAddition } from './line-request.ts';
import { memoPerRecord } from './record-memo.ts';
import { makeSaying } from './trade-saying.ts';

/** Products as cards and as rows of a table, in the reader's language and in their order. */
export async function productCards(
  products: readonly Product[],
  { services, language }: Pick<PageContext, 'services' | 'language'>,
) {
  const paths = products.map(({ mainImage }) => mainImage);
  const pictures = await services.media.pictures(paths, language);
  return products.map((product) => {
    const { _id, name: title, industry: kicker, mainImage } = localise(product, language);
    const own = findLanguages(product, language, ['name', 'industry']);
    const languages = { title: own.name, kicker: own.industry };
    const figures = cardFigures(product.attributes, { language, most: 3 });
    const columns = memoPerRecord(product, `columns ${language}`, () => columnTexts(product.attributes, language));
    const address = addressedBy(product);
    const to = `/products/${address}`;
    const addition = describeAddition(product, makeSaying(language));
    return { _id, address, to, languages, title, kicker, figures, columns, addition, picture: pictures[mainImage] };
  });
}
