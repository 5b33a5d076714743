import type { ContentWrites } from '#server/content/records/content-write-service.ts';
import type { Database } from '#server/core/db/database.ts';
import { isAppError } from '#shared/errors.ts';
import type { Post } from '#shared/kinds/post.ts';
import { postQueries } from './post-queries.ts';

type Publication = { db: Database; writes: ContentWrites<Post>; now: () => Date };

class NotDueError extends Error {}

/**
 * Publishes due drafts, including those that became due while no process ran. Each is checked again under its lock, so
 * that only one process publishes it and a schedule withdrawn at the last moment is respected.
 */
export async function publishDuePosts({ db, writes, now }: Publication): Promise<void> {
  const time = now().toISOString();
  for (const id of await postQueries.listDue(db, time)) {
    await writes
      .edit(id, { terms: { by: null }, act: 'published', values: (post) => published(post, time) })
      .catch((error: unknown) => {
        const isDone = error instanceof NotDueError || (isAppError(error) && error.code === 'not_found');
        if (!isDone) throw error;
      });
  }
}

/** For readers a post dates from its publication: lists and neighbours are ordered by `createdAt`. */
function published(post: Post, time: string): Post {
  const { status, publishAt, createdAt } = post;
  if (status !== 'draft' || publishAt === null || publishAt > time) throw new NotDueError();
  const isNewer = publishAt > createdAt;
  return { ...post, status: 'published', publishAt: null, createdAt: isNewer ? publishAt : createdAt };
}
