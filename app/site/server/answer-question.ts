import type { PageContext } from '#app/bridge/context.ts';
import { findLanguages, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { lineField } from '#shared/leads/quote-form.ts';
import { drawProduct } from '#shared/trade/drawing/product-drawing.ts';
import type { FinderQuestion } from '#shared/trade/finder/finder-question.ts';
import { fittingProducts } from '#shared/trade/finder/fit.ts';
import { type Recommendation, recommend } from '#shared/trade/finder/recommend.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import { describePart, describePoint, explained, questionText, requestRecommended } from './describe-finder.ts';
import { requestProduct } from './line-request.ts';

/** How many products are compared, how many are shown, and in how many points they may differ. */
const products = { compared: 200, shown: 3, differing: 2 };

type Services = PageContext['services'];

/** The products nearest to a recommendation, with what fits and what does not. */
async function nearProducts(recommendation: Recommendation, services: Services, saying: Saying) {
  const { language } = saying;
  const { items } = await services.kinds.product.list({ page: 1, limit: products.compared });
  const near = fittingProducts(recommendation, items, { shown: products.shown, most: products.differing });
  const paths = near.map(({ product }) => product.mainImage);
  const pictures = await services.media.pictures(paths, language);
  return near.map(({ product, fit }) => ({
    _id: product._id,
    address: addressedBy(product),
    name: localise(product, language).name,
    language: findLanguages(product, language, ['name']).name,
    picture: pictures[product.mainImage],
    request: requestProduct(product, saying, { [lineField('goods')]: String(recommendation.values.goods ?? '') }),
    misfits: fit.misfits,
    points: fit.points.map((point) => describePoint(point, saying)),
  }));
}

/** What the rules say to a question: a construction with the products near it, or why a person answers. */
export async function answerQuestion(question: FinderQuestion, services: Services, saying: Saying) {
  const name = question.known?.name ? saying.say(question.known.name) : undefined;
  const known = name?.toLowerCase() === question.goods.toLowerCase() ? undefined : name;
  const { recommendation, stopped } = recommend(question);
  if (stopped) return { stopped: stopped.map((stop) => explained(stop, saying)) };
  return {
    stopped: undefined,
    construction: {
      known,
      title: questionText(question, recommendation.family, saying),
      drawing: drawProduct(recommendation.values, saying),
      parts: recommendation.parts.map((part) => describePart(part, saying)),
      notes: recommendation.notes.map((note) => explained(note, saying)),
      request: requestRecommended(recommendation, saying),
    },
    near: await nearProducts(recommendation, services, saying),
  };
}

/** What the finder says to a question. */
export type ShownAnswer = Awaited<ReturnType<typeof answerQuestion>>;
