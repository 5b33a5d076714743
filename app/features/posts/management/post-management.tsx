import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { useAddressedId } from '#app/components/back-office/list/use-addressed-record.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { EditedRecord } from '#app/components/back-office/record/edited-record.tsx';
import type { ReadRecord } from '#app/components/back-office/record/read-record.ts';
import { useRecordChanges } from '#app/components/back-office/record/use-record-changes.ts';
import { withImportTimeout } from '#app/components/import-timeout.ts';
import { m } from '#messages';
import { postAnswer } from '#shared/answers/content-answers.ts';
import type { Post } from '#shared/kinds/post.ts';
import { postTitle } from './post-cells.tsx';
import { PostList } from './post-list.tsx';
import { type PostValues, postForm, valuesOfPost } from './post-values.ts';
import { postChanges } from './post-words.ts';

type Texts = PostValues | PostValues['translations']['ar'];

const withoutTags = (texts: Texts) => ({ ...texts, tags: [] });
const restOf = (values: PostValues) =>
  JSON.stringify({ ...withoutTags(values), translations: { ar: withoutTags(values.translations.ar) } });
const hasFile = ({ image, video }: PostValues) => Boolean(image ?? video);

/** The message after a change of only the tags: added or removed; undefined for other changes. */
function doneWords(post: Post, values: PostValues): string | undefined {
  if (hasFile(values) || restOf(values) !== restOf(valuesOfPost(post))) return undefined;
  const came = values.tags.some((tag) => !post.tags.includes(tag));
  const went = post.tags.some((tag) => !values.tags.includes(tag));
  if (came === went) return undefined;
  return came ? m.admin_blogs_tag_added() : m.admin_blogs_tag_removed();
}

// Loaded on demand, so that the list loads faster.
const PostDialog = lazy(async () => ({ default: (await withImportTimeout(import('./post-dialog.tsx'))).PostDialog }));

/** The specification's Blog Management. */
export function PostManagement({ posts }: { posts: Promise<Outcome<ListPage<Post>>> }) {
  const { failure, clearFailure, tellFailure, save, remove } = useRecordChanges(postChanges);
  // The edited post; null while the dialog is closed.
  const [edited, setEdited] = useState<{ id?: string } | null>(null);
  const close = () => setEdited(null);

  function open(id?: string): void {
    clearFailure();
    setEdited(id ? { id } : {});
  }
  useAddressedId(open);

  const dialog = (read?: ReadRecord<Post>) => (
    <PostDialog
      post={read?.record}
      failure={failure}
      onSave={(values, sending) =>
        save(read && { _id: read.record._id, etag: read.etag }, postForm(values), {
          ...sending,
          done: read && doneWords(read.record, values),
        })
      }
      onClose={close}
    />
  );
  return (
    <ListScreen
      title={m.admin_blogs_heading()}
      actions={
        <Button data-shortcut="new" onClick={() => open()}>
          {m.admin_blogs_create()}
        </Button>
      }
    >
      {failure && !edited && <ErrorLine {...failure} />}
      <PostList
        posts={posts}
        onEdit={({ _id }) => open(_id)}
        onDelete={(post) => remove(post, postTitle(post))}
        tellFailure={tellFailure}
      />
      {edited && !edited.id && <Suspense>{dialog()}</Suspense>}
      {edited?.id && (
        <EditedRecord<Post>
          schema={postAnswer}
          path={`/blogs/${encodeURIComponent(edited.id)}`}
          title={m.admin_blogs_edit()}
          failed={m.blog_error_fetching()}
          onClose={close}
        >
          {dialog}
        </EditedRecord>
      )}
    </ListScreen>
  );
}
