import { data } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Section } from '#app/site/components/section.tsx';
import { Gallery } from '#app/site/gallery/gallery.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { readAddressed } from '#app/site/server/addressed-record.ts';
import { FactTable } from '#app/ui/fact-table.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import { findLanguages, findOnlyLanguage, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { readOwnHead } from '#shared/site/search-texts.ts';
import type { Route } from './+types/partner-page';
import styles from './partner-page.module.css';
import { CardSection, MissingRecord } from './record-page.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { found, status } = await readAddressed(context.get(pageContext), {
    ...{ kind: 'partner', named: params.id, url },
  });
  if (!found) return data({ partner: null }, { status });
  const others = await services.kinds.partner.listRelated(found);
  const paths = [found.mainImage, ...found.galleryImages, ...others.map((other) => other.mainImage)];
  const pictures = await services.media.pictures(paths, language);
  const { name, industry, specifications, updatedAt } = localise(found, language);
  return {
    onlyIn: findOnlyLanguage(found, 'name'),
    languages: findLanguages(found, language, ['name', 'industry', 'specifications']),
    partner: {
      name,
      industry,
      specifications,
      updatedAt,
      own: readOwnHead(found, language),
      logo: pictures[found.mainImage],
      gallery: found.galleryImages.flatMap((path) => pictures[path] ?? []),
    },
    others: others.map((other) => {
      const { _id, name: title, industry: text } = localise(other, language);
      const languages = findLanguages(other, language, ['name', 'industry']);
      const ofCard = { title: languages.name, text: languages.industry };
      const to = `/partners/${addressedBy(other)}`;
      return { _id, to, languages: ofCard, title, text, picture: pictures[other.mainImage], fit: 'logo' as const };
    }),
  };
}

/** The breadcrumbs. */
const crumbs = () => [{ to: '/partners', label: m.partners_title() }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.partner) return pageMeta({ title: m.partner_not_found(), matches, noindex: true });
  const { name, industry, specifications, updatedAt, own } = loaderData.partner;
  const facts = specifications.map((fact) => `${fact.name}: ${fact.value}`);
  const description = [`${name}: ${industry}`, ...facts].join(' · ');
  return pageMeta({ title: name, description, own, matches, changedAt: updatedAt, crumbs: crumbs() });
}

export default function PartnerPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.partner) {
    const list = { to: '/partners', label: m.partner_all() };
    return <MissingRecord title={m.partner_not_found()} text={m.partner_not_found_text()} list={list} />;
  }
  const { partner, languages, others } = loaderData;
  return (
    <>
      <PageHeading
        title={partner.name}
        lead={partner.industry}
        languages={{ title: languages.name, lead: languages.industry }}
        crumbs={crumbs()}
      />
      <div className={`container ${styles.detail}`}>
        <PictureView
          picture={partner.logo}
          sizes="(min-width: 900px) 500px, 92vw"
          className={styles.logo}
          fit="logo"
          isFirst
        />
        {partner.specifications.length > 0 && (
          <div>
            <h2>{m.partner_details()}</h2>
            <div {...foreignText(languages.specifications)}>
              <FactTable facts={partner.specifications} />
            </div>
          </div>
        )}
      </div>
      {partner.gallery.length > 0 && (
        <Section title={m.partner_gallery_title()}>
          <Gallery pictures={partner.gallery} label={m.partner_gallery({ partner: partner.name })} isWide />
        </Section>
      )}
      <CardSection title={m.partner_others()} cards={others} />
    </>
  );
}
