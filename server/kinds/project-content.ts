import type { ContentKind } from '#server/content/content-write-service.ts';
import type { Project } from '#shared/kinds/project.ts';
import { projectInputSchema } from '#shared/site-content-input.ts';
import { projectQueries } from './project-queries.ts';

/** Editing rules of projects. */
export const projectContent = {
  entity: 'project',
  queries: projectQueries,
  input: projectInputSchema,
  files: { image: { type: 'image' } },
  notFound: 'project_not_found',
  title: 'title',
} satisfies ContentKind<Project>;
