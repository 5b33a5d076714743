import { ActionIcon } from '@mantine/core';
import { Link } from 'react-router';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import type { EntryValue, FieldValues } from '#app/office/components/record/record-field.ts';
import type { KindForm } from '#app/office/kinds/kind-form.ts';
import { kindRoute } from '#app/office/kinds/kind-screen.tsx';
import { postColumns, postTitle } from '#app/office/posts/post-cells.tsx';
import { postStatusWords } from '#app/office/posts/post-status.tsx';
import { m } from '#messages';
import type { Post } from '#shared/kinds/post.ts';

/** A link to the preview of a post, published or not. */
function PreviewLink({ post }: { post: Post }) {
  return (
    <ActionIcon
      component={Link}
      to={`/admin/blogs/${post._id}/preview`}
      variant="subtle"
      size={40}
      title={m.admin_blogs_preview()}
      aria-label={m.admin_blogs_preview_named({ name: postTitle(post) })}
    >
      <CommandIcon name="view" />
    </ActionIcon>
  );
}

const tagsIn = ({ tags }: FieldValues) => (tags as EntryValue[]).map(({ text }) => text);
const splitTranslations = ({ translations: { ar }, ...values }: FieldValues) =>
  JSON.stringify({ ...values, tags: [], translations: { ar: { ...ar, tags: [] } } });

/** The message after a change of only the tags: added or removed; undefined for other changes. */
function tagWords(before: FieldValues, after: FieldValues): string | undefined {
  if (splitTranslations(before) !== splitTranslations(after)) return undefined;
  const [old, now] = [tagsIn(before), tagsIn(after)];
  const came = now.some((tag) => !old.includes(tag));
  const went = old.some((tag) => !now.includes(tag));
  if (came === went) return undefined;
  return came ? m.admin_blogs_tag_added() : m.admin_blogs_tag_removed();
}

const form: KindForm<'blog_post'> = {
  name: 'blog_post',
  fields: {
    title: { label: m.admin_blogs_title },
    summary: { label: m.admin_blogs_summary },
    content: { label: m.admin_blogs_content },
    status: { label: m.admin_blogs_status, choices: postStatusWords },
    publishAt: { label: m.admin_blogs_publish_at },
    tags: { label: m.admin_blogs_tags, entry: m.admin_blogs_tags, add: m.admin_blogs_tag_add },
    image: { label: m.admin_blogs_image },
    video: { label: m.admin_blogs_video },
  },
  sentences: {
    blog_title_required: m.blog_title_required,
    blog_summary_required: m.blog_summary_required,
    blog_content_required: m.blog_content_required,
  },
  columns: postColumns,
  filters: { status: { all: m.admin_blogs_all_statuses } },
  pageWords: ({ title, summary }) => ({ title, description: summary }),
  doneWords: tagWords,
  listPath: '/blogs/admin/all',
  rowActions: (post) => <PreviewLink post={post} />,
  hasBulkStatus: true,
  loadFieldset: async () => (await import('#app/office/posts/post-fields.tsx')).PostFields,
  words: {
    heading: m.admin_blogs_heading,
    add: m.admin_blogs_create,
    edit: m.admin_blogs_edit,
    editRow: m.admin_edit,
    empty: m.admin_blogs_empty,
    confirmDelete: m.admin_blogs_confirm_delete,
    isQuestionAlone: true,
    readError: m.blog_error_fetching,
  },
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
