import { pageContext } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { TextGrid } from '#app/site/components/text-grid.tsx';
import { m } from '#messages';
import { localise } from '#shared/content.ts';
import type { Route } from './+types/our-values';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { name, values, consultingName, consultingValues } = localise(await services.company.getCompany(), language);
  return { name, values, consultingName, consultingValues };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: m.values_title(), description: m.values_lead(), matches });
}

export default function OurValuesPage({ loaderData }: Route.ComponentProps) {
  const { name, values, consultingName, consultingValues } = loaderData;
  return (
    <>
      <PageHeading title={m.values_title()} lead={m.values_lead()} />
      <Section id="values" title={name}>
        <TextGrid entries={values} />
      </Section>
      <Section
        id="consulting"
        title={consultingName}
        action={<SiteLink to="/services">{m.nav_services()}</SiteLink>}
        isBand
      >
        <TextGrid entries={consultingValues} />
      </Section>
    </>
  );
}
