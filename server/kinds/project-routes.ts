import type { FastifyInstance } from 'fastify';
import { contentWriteRoutes } from '#server/content/content-write-routes.ts';
import { replyWithList, replyWithRecord } from '#server/http/content-reply.ts';
import { readCategory, readListQuery } from '#server/http/read-list-query.ts';
import { projectContent } from './project-content.ts';
import type { ProjectService } from './project-service.ts';

/** GET /projects (`?category=`) and /projects/:id, for anyone; their changes, for administrators. */
export function projectRoutes(api: FastifyInstance, { projects }: { projects: ProjectService }): void {
  api.get('/projects', async (request, reply) => {
    const filter = { category: readCategory(request) };
    return replyWithList(request, reply, await projects.listProjects(readListQuery(request), filter));
  });

  api.get<{ Params: { id: string } }>('/projects/:id', async (request, reply) =>
    replyWithRecord(request, reply, await projects.getProject(request.params.id)),
  );

  contentWriteRoutes(api, {
    path: '/projects',
    kind: projectContent,
    writes: projects.writes,
    deleted: 'project_deleted',
  });
}
