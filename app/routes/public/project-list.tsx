import { canonicalPageOf } from '#app/canonical-page.ts';
import { EmptyState } from '#app/components/empty-state.tsx';
import { FilterChips } from '#app/components/filter-chips.tsx';
import { PageHeading } from '#app/components/page-heading.tsx';
import { Pagination, pagePart } from '#app/components/pagination.tsx';
import { pageContext } from '#app/context.ts';
import { ProjectEntry } from '#app/features/projects/project-entry.tsx';
import { categoryChoices, categoryLabel, toCategory } from '#app/i18n/category-label.ts';
import { readListAddress } from '#app/loader-bridge.ts';
import { pageMeta } from '#app/page-meta.ts';
import { m } from '#messages';
import { localise } from '#shared/content.ts';
import type { Route } from './+types/project-list';
import styles from './list-page.module.css';

const pageSize = 12;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const address = readListAddress(request.url);
  const category = toCategory(address.category);
  const filter = { ...(category && { category }) };
  const named = new URL(request.url).searchParams.get('project');
  const page = (named && (await services.kinds.project.findPage(named, pageSize, filter))) || address.page;
  const { items, total } = await services.kinds.project.list({ page, limit: pageSize }, filter);
  const pictures = await services.media.pictures(
    items.map((project) => project.image),
    language,
  );
  const projects = items.map((project) => {
    const { _id, title, client, summary, description, year, image } = localise(project, language);
    return { _id, title, client, summary, description, year, category: project.category, picture: pictures[image] };
  });
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { category, projects, page, furtherPage: canonicalPageOf({ page, category }), pages };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = loaderData?.projects.length === 0;
  const part = pagePart(loaderData);
  return pageMeta({ title: m.projects_title(), part, description: m.projects_lead(), matches, noindex });
}

function addressOf(category: string | undefined, page: number): string {
  const parameters = new URLSearchParams({ ...(category && { category }), ...(page > 1 && { page: String(page) }) });
  return parameters.size ? `/projects?${parameters}` : '/projects';
}

export default function ProjectListPage({ loaderData: { category, projects, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={m.projects_title()} lead={m.projects_lead()} />
      <div className={`container ${styles.list}`}>
        <FilterChips label={m.projects_filter()} path="/projects" choices={categoryChoices()} current={category} />
        {projects.length === 0 && <EmptyState title={m.projects_empty()} />}
        {projects.map(({ _id, category: field, ...project }) => (
          <ProjectEntry key={_id} id={_id} {...project} categoryLabel={categoryLabel(field)} />
        ))}
        <Pagination page={page} pages={pages} addressOf={(target) => addressOf(category, target)} />
      </div>
    </>
  );
}
