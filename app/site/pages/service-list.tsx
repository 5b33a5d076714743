import { pageContext } from '#app/bridge/context.ts';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { TextGrid } from '#app/site/components/text-grid.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { categoryLabel } from '#app/ui/i18n/category-label.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import { entriesOf, languagesOf, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { serviceCategories } from '#shared/content/service-categories.ts';
import type { Route } from './+types/service-list';
import styles from './list-page.module.css';
import entryStyles from './service-entry.module.css';
import indexStyles from './service-index.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const [{ items }, profile] = await Promise.all([services.kinds.service.list(), services.company.getCompany()]);
  const paths = items.map(({ image }) => image);
  const pictures = await services.media.pictures(paths, language);
  const { consultingName, consultingIntro, consultingValues } = localise(profile, language);
  const offerings = items.map((service) => {
    const { _id, name, summary, description, image } = localise(service, language);
    return {
      _id,
      address: addressedBy(service),
      languages: languagesOf(service, language, ['name', 'summary', 'description']),
      name,
      summary,
      description,
      deliverables: entriesOf(service, language, 'deliverables'),
      category: service.category,
      picture: pictures[image],
    };
  });
  return { consulting: { name: consultingName, intro: consultingIntro, values: consultingValues }, offerings };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches });
}

type Offering = Omit<Route.ComponentProps['loaderData']['offerings'][number], '_id'>;
type Field = Offering['category'];

/** A consulting service: description, deliverables, and a link to request it. */
function ServiceEntry({ category, name, languages, deliverables, ...offering }: Offering) {
  return (
    <article id={`service-${offering.address}`} className={entryStyles.entry}>
      <PictureView picture={offering.picture} className={entryStyles.picture} sizes="(min-width: 900px) 580px, 92vw" />
      <h3 {...foreignText(languages.name)}>{name}</h3>
      <p className={entryStyles.summary} {...foreignText(languages.summary)}>
        {offering.summary}
      </p>
      <Paragraphs text={offering.description} language={languages.description} />
      <h4>{m.services_deliverables()}</h4>
      <ul className={entryStyles.deliverables}>
        {deliverables.map(({ text, language }) => (
          <li key={text} {...foreignText(language)}>
            <Icon name="check" size={18} />
            {text}
          </li>
        ))}
      </ul>
      <SiteLink
        to={`/consultation?type=${category}`}
        className="button quiet"
        aria-label={`${m.services_request()}: ${name}`}
      >
        {m.services_request()}
      </SiteLink>
    </article>
  );
}

/** What is offered, field by field: each leads to its place below. */
function ServiceIndex({ fields, offerings }: { fields: readonly Field[]; offerings: readonly Offering[] }) {
  return (
    <nav className={`container ${indexStyles.index}`} aria-label={m.services_index()}>
      <ul className={indexStyles.fields}>
        {fields.map((field) => (
          <li key={field}>
            <a href={`#${field.toLowerCase()}`} className={indexStyles.field}>
              {categoryLabel(field)}
            </a>
            <ul className={indexStyles.services}>
              {offerings
                .filter(({ category }) => category === field)
                .map(({ address, name, languages }) => (
                  <li key={address} {...foreignText(languages.name)}>
                    <a href={`#service-${address}`}>{name}</a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function ServiceListPage({ loaderData: { consulting, offerings } }: Route.ComponentProps) {
  const fields = serviceCategories.filter((category) => offerings.some((offering) => offering.category === category));
  return (
    <>
      <PageHeading title={m.services_title()} lead={m.services_lead({ brand: consulting.name })} />
      <p className={`container ${styles.intro}`}>{consulting.intro}</p>
      {fields.length === 0 && <EmptyState title={m.services_empty()} />}
      {fields.length > 1 && <ServiceIndex fields={fields} offerings={offerings} />}
      {fields.map((field) => (
        <Section key={field} id={field.toLowerCase()} title={categoryLabel(field)}>
          <div className={styles.pair}>
            {offerings
              .filter((offering) => offering.category === field)
              .map(({ _id, category, ...offering }) => (
                <ServiceEntry key={_id} category={category} {...offering} />
              ))}
          </div>
        </Section>
      ))}
      <Section title={m.services_values_title()} isBand>
        <TextGrid entries={consulting.values} />
      </Section>
    </>
  );
}
