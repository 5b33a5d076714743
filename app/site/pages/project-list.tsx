import { pageContext } from '#app/bridge/context.ts';
import { readListAddress } from '#app/bridge/loader-bridge.ts';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { BeyondEnd, listAddress, Pagination, pagePart } from '#app/site/components/pagination.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { FilterChips } from '#app/site/filters/filter-chips.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { describePaging } from '#app/site/server/canonical-page.ts';
import { leadTo } from '#app/site/server/own-address.ts';
import { categoryChoices, categoryLabel, toCategory } from '#app/ui/i18n/category-label.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import { findLanguages, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Route } from './+types/project-list';
import styles from './list-page.module.css';
import entryStyles from './project-entry.module.css';

const pageSize = 12;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const address = readListAddress(request.url);
  const category = toCategory(address.category);
  const filter = { ...(category && { category }) };
  const named = new URL(request.url).searchParams.get('project');
  // Projects had their place in this list before they had pages.
  const place = named && (await services.kinds.project.findPlace(named));
  if (place) leadTo(url, place);
  const { page } = address;
  const { items, total } = await services.kinds.project.list({ page, limit: pageSize }, filter);
  const paths = items.map(({ image }) => image);
  const pictures = await services.media.pictures(paths, language);
  const projects = items.map((project) => {
    const { _id, title, client, summary, year, image } = localise(project, language);
    return {
      _id,
      address: addressedBy(project),
      languages: findLanguages(project, language, ['title', 'client', 'summary']),
      title,
      client,
      summary,
      year,
      category: project.category,
      picture: pictures[image],
    };
  });
  return { category, projects, ...describePaging({ page, category, total }, pageSize) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = loaderData?.projects.length === 0;
  const part = pagePart(loaderData);
  return pageMeta({ part, matches, noindex });
}

type Project = Route.ComponentProps['loaderData']['projects'][number];

/** One finished project, which its page tells more about. */
function ProjectEntry({ project }: { project: Project }) {
  const { address, languages, title, category, client, year, summary, picture } = project;
  return (
    <article className={entryStyles.entry}>
      <PictureView
        picture={picture}
        className={entryStyles.picture}
        sizes="(min-width: 900px) 440px, (min-width: 600px) 38vw, 104px"
      />
      <div className={entryStyles.text}>
        <p className={entryStyles.category}>{categoryLabel(category)}</p>
        <h2 {...foreignText(languages.title)}>{title}</h2>
        <p className="muted" {...foreignText(languages.summary)}>
          {summary}
        </p>
        <dl className={entryStyles.facts}>
          <div>
            <dt>{m.projects_client()}</dt>
            <dd {...foreignText(languages.client)}>{client}</dd>
          </div>
          <div>
            <dt>{m.projects_year()}</dt>
            <dd>{year}</dd>
          </div>
        </dl>
        <SiteLink to={`/projects/${address}`} aria-label={`${m.projects_more()}: ${title}`}>
          {m.projects_more()}
        </SiteLink>
      </div>
    </article>
  );
}

export default function ProjectListPage({ loaderData: { category, projects, page, pages } }: Route.ComponentProps) {
  const addressOf = (target: number) => listAddress('/projects', { category, page: target });
  const paging = { page, pages, addressOf };
  return (
    <>
      <PageHeading title={m.projects_title()} lead={m.projects_lead()} />
      <div className={`container ${styles.list}`}>
        <FilterChips label={m.projects_filter()} path="/projects" choices={categoryChoices()} current={category} />
        {page > pages && <BeyondEnd {...paging} />}
        {projects.length === 0 && page <= pages && <EmptyState title={m.projects_empty()} />}
        {projects.map((project) => (
          <ProjectEntry key={project._id} project={project} />
        ))}
        <Pagination {...paging} />
      </div>
    </>
  );
}
