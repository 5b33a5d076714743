import { EmptyState } from '#app/components/empty-state.tsx';
import { FilterChips } from '#app/components/filter-chips.tsx';
import { PageHeading } from '#app/components/page-heading.tsx';
import { pageContext } from '#app/context.ts';
import { ProjectEntry } from '#app/features/projects/project-entry.tsx';
import { categoryChoices, categoryLabel, toCategory } from '#app/i18n/category-label.ts';
import { readListAddress } from '#app/loader-bridge.ts';
import { pageMeta } from '#app/page-meta.ts';
import { m } from '#messages';
import { localise } from '#shared/content.ts';
import type { Route } from './+types/project-list';
import styles from './list-page.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const category = toCategory(readListAddress(request.url).category);
  const { items } = await services.projects.listProjects({}, { ...(category && { category }) });
  const pictures = await services.media.pictures(
    items.map((project) => project.image),
    language,
  );
  const projects = items.map((project) => {
    const { _id, title, client, summary, description, year, image } = localise(project, language);
    return { _id, title, client, summary, description, year, category: project.category, picture: pictures[image] };
  });
  return { category, projects };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: m.projects_title(), description: m.projects_lead(), matches });
}

export default function ProjectListPage({ loaderData: { category, projects } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={m.projects_title()} lead={m.projects_lead()} />
      <div className={`container ${styles.list}`}>
        <FilterChips label={m.projects_filter()} path="/projects" choices={categoryChoices()} current={category} />
        {projects.length === 0 && <EmptyState title={m.projects_empty()} />}
        {projects.map(({ _id, category: field, ...project }) => (
          <ProjectEntry key={_id} id={_id} {...project} categoryLabel={categoryLabel(field)} />
        ))}
      </div>
    </>
  );
}
