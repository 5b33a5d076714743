import { dayInWords } from '#server/core/i18n/mail-time.ts';
import { say } from '#server/core/i18n/say.ts';
import type { Paper, PaperPart } from '#server/core/pdf/paper.ts';
import type { Company } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import type { Picture } from '#shared/content/picture.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';
import { coverText, documentKindText, judgeCover } from '#shared/kinds/document-cover.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { Language } from '#shared/language.ts';
import { drawProduct } from '#shared/trade/drawing/product-drawing.ts';
import { keyFigures } from '#shared/trade/first-figures.ts';
import type { Saying } from '#shared/trade/write-value.ts';

/** What a datasheet says; `certificates` are the valid ones of the product. */
export type DatasheetFacts = {
  product: Product;
  company: Company;
  picture: Picture | undefined;
  certificates: readonly Certificate[];
  /** The full short address. */
  shortLink: string | undefined;
  siteUrl: string;
};

/** Without its scheme, as people read it out. */
const shortened = (address: string): string => address.replace(/^https?:\/\//, '');

/** A certificate in one line, on a paper that is kept longer than a page is read. */
function writeLine(certificate: Certificate, { attributes }: Product, { language, say: word }: Saying): string {
  const { name, number, issuer, validUntil } = localise(certificate, language);
  const until = word('certificate_until', { date: dayInWords(validUntil, language) });
  const kind = documentKindText(certificate, word);
  const cover = coverText(judgeCover(certificate, attributes), { language, say: word });
  return [name, kind, number, issuer, until, cover].filter(Boolean).join(' · ');
}

/** The datasheet of a product; `image` is its picture as a JPEG or PNG in base64. */
export function composeDatasheet(facts: DatasheetFacts, language: Language, image?: string): Paper {
  const { product, company, picture, certificates, shortLink, siteUrl } = facts;
  const { name, industry, description, specifications, updatedAt } = localise(product, language);
  const { name: companyName, phone, email, address } = localise(company, language);
  const saying: Saying = { language, say: (key, parameters = {}) => say(key, parameters, language) };
  const word = saying.say;
  const drawing = drawProduct(product.attributes, saying);
  const heading = (text: string): PaperPart => ({ type: 'heading', text });
  const date = word('datasheet_date', { date: dayInWords(updatedAt, language) });
  return {
    language,
    company: companyName,
    kind: word('paper_datasheet'),
    title: name,
    subtitle: industry,
    code: shortLink ? { address: shortLink, label: shortened(shortLink) } : undefined,
    parts: [
      { type: 'figures', rows: keyFigures(product.attributes, { language, most: 4, say }) },
      {
        type: 'pictures',
        picture: image && picture ? { base64: image, alt: picture.alt } : undefined,
        drawing: drawing && { drawing, title: word('drawing_title'), note: word('drawing_units') },
      },
      heading(word('product_specifications')),
      { type: 'rows', rows: specifications },
      ...(certificates.length > 0
        ? [
            heading(word('product_certificates')),
            {
              type: 'text',
              text: certificates.map((certificate) => writeLine(certificate, product, saying)).join('\n'),
            } as const,
          ]
        : []),
      heading(word('product_description')),
      {
        type: 'text',
        text: description,
        note: [date, ...(image && picture?.isRender ? [word('footer_renders')] : [])].join(' '),
      },
    ],
    foot: [phone, email, shortened(siteUrl), address.replace(/\s+/g, ' ')].filter(Boolean),
    signsNote: word('paper_signs'),
    pageLabel: word('paper_page', { page: '{page}', pages: '{pages}' }),
    writtenAt: updatedAt,
  };
}
