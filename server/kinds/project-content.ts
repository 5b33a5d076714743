import type { ContentKind } from '#server/content/content-write-service.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import type { Project } from '#shared/kinds/project.ts';
import { projectInputSchema } from '#shared/site-content-input.ts';

/** Editing rules of projects. */
export const projectContent = {
  entity: 'project',
  queries: kindTables.project,
  input: projectInputSchema,
  files: { image: { type: 'image' } },
  notFound: 'project_not_found',
  title: 'title',
} satisfies ContentKind<Project>;
