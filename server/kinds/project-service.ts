import type { ContentWriteService } from '#server/content/content-write-service.ts';
import type { Database } from '#server/db/database.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import { AppError } from '#shared/errors.ts';
import type { Project } from '#shared/kinds/project.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { ServiceCategory } from '#shared/service-categories.ts';
import { projectContent } from './project-content.ts';

export type ProjectService = ReturnType<typeof createProjectService>;
/** One of the five service categories. */
export type ProjectFilter = { category?: ServiceCategory | undefined };

/** The rules about projects. Records come in English with `translations`; `localise` gives a reader's language. */
export function createProjectService({ db, contents }: { db: Database; contents: ContentWriteService }) {
  return {
    /** The staff operations. */
    writes: contents.writesOf<Project>(projectContent),

    listProjects(query: ListQuery = {}, filter: ProjectFilter = {}): Promise<Page<Project>> {
      return kindTables.project.list(db, query, filter);
    },

    /** The list page that shows a project; undefined when none does. */
    async findPage(id: string, limit: number, filter: ProjectFilter = {}): Promise<number | undefined> {
      const before = await kindTables.project.countBefore(db, id, filter);
      return before === undefined ? undefined : Math.floor(before / limit) + 1;
    },

    /** @throws AppError `not_found` 'Project not found' */
    async getProject(id: string): Promise<Project> {
      const project = await kindTables.project.find(db, id);
      if (!project) throw new AppError('not_found', 'project_not_found');
      return project;
    },
  };
}
