import { z } from 'zod';
import { contentWriteCalls } from '#server/http/admin-call.ts';
import { type ApiCall, contentCalls, stampShape } from '#server/http/api-call.ts';
import type { Localised } from '#shared/content.ts';
import type { Project } from '#shared/kinds/project.ts';
import { serviceCategories } from '#shared/service-categories.ts';
import { projectContent } from './project-content.ts';

const project = z.object({
  ...stampShape,
  title: z.string(),
  client: z.string(),
  summary: z.string(),
  description: z.string(),
  category: z.enum(serviceCategories),
  year: z.int(),
  image: z.string().describe('Storage path, served at /media/<path>.'),
}) satisfies z.ZodType<Localised<Project>>;

const about = {
  path: '/projects',
  tag: 'Projects',
  one: 'a project',
  shape: { name: 'Project', schema: project },
};

export const projectCalls: ApiCall[] = [
  ...contentCalls({
    ...about,
    many: 'projects',
    sortable: ['title', 'category', 'year', 'createdAt', 'updatedAt'],
    filters: [{ name: 'category', description: 'One service category.', schema: z.enum(serviceCategories) }],
  }),
  ...contentWriteCalls({ ...about, kind: projectContent }),
];
