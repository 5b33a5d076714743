import type { KindRules } from '#server/content/content-kind.ts';
import { say } from '#server/i18n/say.ts';
import type { Product } from '#shared/kinds/product.ts';
import { fillSpecifications } from '#shared/trade/fill-specifications.ts';

/** Figures are entered once: the rows of the specifications that say them follow them, in both languages. */
export const productRules: KindRules<Product> = {
  finish(values, { known }) {
    const { specifications, translations } = values;
    const filled = fillSpecifications(
      { en: specifications, ar: translations.ar.specifications ?? [] },
      { before: known?.attributes ?? {}, after: values.attributes ?? {} },
      say,
    );
    if (filled.en === specifications) return values;
    return {
      ...values,
      specifications: [...filled.en],
      translations: { ar: { ...translations.ar, specifications: [...filled.ar] } },
    };
  },
};
