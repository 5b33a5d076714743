import { pageContext } from '#app/bridge/context.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { TextGrid } from '#app/site/components/text-grid.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import type { Route } from './+types/our-values';
import styles from './our-values.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const profile = await services.company.getCompany();
  const { bandImage } = profile;
  const images = [bandImage, ...profile.values.map(({ image }) => image)].filter(Boolean);
  const pictures = await services.media.pictures(images, language);
  const { name, tagline, values, consultingName, consultingValues } = localise(profile, language);
  return {
    ...{ name, tagline, consultingName, consultingValues },
    picture: pictures[bandImage],
    values: values.map(({ title, text }, place) => ({
      title,
      text,
      picture: pictures[profile.values[place]?.image ?? ''],
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches });
}

type Loaded = Route.ComponentProps['loaderData'];

/** The values, each with its picture where there is one. */
function Values({ values }: Pick<Loaded, 'values'>) {
  return (
    <ul className={`grid-3 ${styles.values}`}>
      {values.map(({ title, text, picture }) => (
        <li key={title}>
          {picture && (
            <PictureView
              picture={picture}
              className={styles.picture}
              upTo={1080}
              sizes="(min-width: 900px) 384px, (min-width: 600px) 46vw, 96px"
            />
          )}
          <div>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export default function OurValuesPage({ loaderData }: Route.ComponentProps) {
  const { name, tagline, picture, values, consultingName, consultingValues } = loaderData;
  return (
    <>
      <PageHeading
        title={m.values_title()}
        lead={m.values_lead()}
        beside={picture && <PictureView picture={picture} sizes="(min-width: 900px) 50vw, 96vw" alt="" isFirst />}
      >
        {tagline && <p className={styles.statement}>{tagline}</p>}
      </PageHeading>
      <Section id="values" title={name}>
        {values.some((value) => value.picture) ? <Values values={values} /> : <TextGrid entries={values} />}
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
