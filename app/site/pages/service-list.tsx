import { pageContext } from '#app/bridge/context.ts';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Section } from '#app/site/components/section.tsx';
import { ButtonLink } from '#app/site/components/site-link.tsx';
import { TextGrid } from '#app/site/components/text-grid.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { categoryLabel } from '#app/ui/i18n/category-label.ts';
import { m } from '#messages';
import { findLanguages, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { serviceCategories } from '#shared/content/service-categories.ts';
import type { Route } from './+types/service-list';
import styles from './list-page.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const [{ items }, profile] = await Promise.all([services.kinds.service.list(), services.company.getCompany()]);
  const paths = items.map(({ image }) => image);
  const pictures = await services.media.pictures(paths, language);
  const { consultingName, consultingIntro, consultingValues } = localise(profile, language);
  // Those of one field beside each other, in the order of staff.
  const byField = serviceCategories.flatMap((field) => items.filter(({ category }) => category === field));
  const offerings = byField.map((service) => {
    const { _id, name: title, summary: text, image } = localise(service, language);
    const own = findLanguages(service, language, ['name', 'summary']);
    const languages = { title: own.name, text: own.summary };
    const to = `/services/${addressedBy(service)}`;
    return { _id, to, languages, title, text, category: service.category, picture: pictures[image] };
  });
  return { consulting: { name: consultingName, intro: consultingIntro, values: consultingValues }, offerings };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches });
}

export default function ServiceListPage({ loaderData: { consulting, offerings } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={m.services_title()} lead={m.services_lead({ brand: consulting.name })}>
        <p className={styles.beside}>
          <ButtonLink to="/consultation">{m.services_request()}</ButtonLink>
        </p>
      </PageHeading>
      <div className={`container ${styles.list}`}>
        <p className={styles.intro}>{consulting.intro}</p>
        {offerings.length === 0 && <EmptyState title={m.services_empty()} />}
        <CardGrid isCompact>
          {offerings.map(({ _id, category, ...card }, position) => (
            <Card key={_id} kicker={categoryLabel(category)} isFirst={position === 0} isCompact {...card} />
          ))}
        </CardGrid>
      </div>
      <Section title={m.services_values_title()} isBand>
        <TextGrid entries={consulting.values} />
      </Section>
    </>
  );
}
