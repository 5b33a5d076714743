import { Card } from '#app/site/components/card.tsx';
import { keptPart } from '#app/site/components/kept-part.tsx';
import type { Language } from '#shared/language.ts';
import type { Picture } from '#shared/picture.ts';
import { CompareBox } from './compare-form.tsx';

type ProductCardProps = {
  address: string;
  name: string;
  industry: string;
  text: string;
  figures: readonly string[];
  picture: Picture | undefined;
  languages: { title: Language; kicker: Language; text: Language };
  isFirst: boolean;
};

function View({ address, name, industry, ...card }: ProductCardProps) {
  return (
    <Card to={`/products/${address}`} title={name} kicker={industry} {...card}>
      <CompareBox address={address} name={name} language={card.languages.title} />
    </Card>
  );
}

/** A product of the catalogue, which can be chosen for a comparison. */
export const ProductCard = keptPart('product-card', View);
