import { ActionIcon } from '@mantine/core';
import { Link } from 'react-router';
import { ActIcon } from '#app/components/back-office/act-icon.tsx';
import { m } from '#messages';
import type { BlogPost } from '#shared/blog.ts';
import { postTitle } from './post-cells.tsx';

/** A link to the preview of a post, published or not. */
export function PreviewLink({ post }: { post: BlogPost }) {
  return (
    <ActionIcon
      component={Link}
      to={`/admin/blogs/${post._id}/preview`}
      variant="subtle"
      size={40}
      title={m.admin_blogs_preview()}
      aria-label={m.admin_blogs_preview_named({ name: postTitle(post) })}
    >
      <ActIcon name="view" />
    </ActionIcon>
  );
}
