import type { PageContext } from '#app/bridge/context.ts';
import { cardFigures } from '#app/site/products/card-figures.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { chooseHero } from '#shared/content/company.ts';
import { findLanguages, localise, readEntries } from '#shared/content/content.ts';
import type { Picture } from '#shared/content/picture.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { isValidOn } from '#shared/kinds/certificate.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';

const shownProducts = 6;
const shownPartners = 12;
const shownCertificates = 4;

type Contents = Pick<PageContext, 'services' | 'language'>;

/** The data of Home, in the reader's language; unknown paths show the same. */
export async function loadHome({ services, language }: Contents) {
  const [profile, families, partners, certificates, posts] = await Promise.all([
    services.company.getCompany(),
    services.kinds.product.listFamilies(shownProducts),
    services.kinds.partner.list({ page: 1, limit: shownPartners }),
    services.kinds.certificate.list(),
    services.kinds.blog_post.listLatest(),
  ]);
  const today = dayInAmman(new Date());
  const valid = certificates.items.filter((certificate) => isValidOn(certificate, today));
  const hero = chooseHero(profile, language);
  const pictures = await services.media.pictures(
    [
      hero.image,
      ...families.map((product) => product.mainImage),
      ...partners.items.map((partner) => partner.mainImage),
      ...posts.flatMap((post) => post.image ?? []),
      ...profile.process.map((step) => step.image),
    ].filter(Boolean),
    language,
  );
  const company = localise(profile, language);
  return {
    languages: findLanguages(profile, language, [
      'promise',
      'promiseText',
      'process',
      'consultingName',
      'consultingIntro',
    ]),
    hero: {
      promise: company.promise,
      text: company.promiseText,
      picture: pictures[hero.image],
      composedFor: hero.composedFor,
    },
    facts: {
      establishedYear: company.establishedYear,
      productionYear: company.productionYear,
      localSharePercent: company.localSharePercent,
      exportSharePercent: company.exportSharePercent,
      exportMarkets: readEntries(profile, language, 'exportMarkets'),
      locality: company.locality,
      coordinates: profile.coordinates,
      openingHours: profile.openingHours,
    },
    products: families.map((product) => {
      const { _id, name, industry } = localise(product, language);
      const own = findLanguages(product, language, ['name', 'industry']);
      return {
        _id,
        address: addressedBy(product),
        languages: { title: own.name, kicker: own.industry },
        name,
        industry,
        figures: cardFigures(product.attributes, { language, most: 2 }),
        picture: pictures[product.mainImage],
      };
    }),
    process: company.process.map((step, i) => ({
      title: step.title,
      text: step.text,
      picture: pictures[profile.process[i]?.image ?? ''],
    })),
    certificates: valid.slice(0, shownCertificates).map((certificate) => {
      const { _id, name, number, issuer } = localise(certificate, language);
      const languages = findLanguages(certificate, language, ['name', 'issuer']);
      return { _id, languages, name, number, issuer, until: formatDate(certificate.validUntil, language) };
    }),
    partners: partners.items.map((partner) => {
      const { _id, name } = localise(partner, language);
      const inLanguage = findLanguages(partner, language, ['name']).name;
      const picture = withoutWords(pictures[partner.mainImage]);
      return { _id, address: addressedBy(partner), name, language: inLanguage, picture };
    }),
    posts: posts.map((post) => {
      const { _id, title, summary } = localise(post, language);
      const date = formatDate(post.createdAt, language);
      const own = findLanguages(post, language, ['title', 'summary']);
      const languages = { title: own.title, text: own.summary };
      return { _id, address: addressedBy(post), languages, title, summary, date, picture: pictures[post.image ?? ''] };
    }),
    consulting: {
      name: company.consultingName,
      intro: company.consultingIntro,
    },
  };
}

/** A picture without its unused name, to reduce the data sent. */
const withoutWords = (picture: Picture | undefined) => picture && { ...picture, alt: '' };

export type HomeContent = Awaited<ReturnType<typeof loadHome>>;
