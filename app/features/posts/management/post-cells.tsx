import { Badge } from '@mantine/core';
import { type ListColumn, sortable } from '#app/components/back-office/list/list-column.ts';
import { formatDate, formatDateTime } from '#app/i18n/format.ts';
import { localised } from '#app/i18n/localised.ts';
import { m } from '#messages';
import { lacksArabic } from '#shared/content.ts';
import type { Post } from '#shared/kinds/post.ts';
import styles from './post-cells.module.css';
import { postStatusLabel } from './post-status.tsx';

const texts = ['title', 'summary', 'content', 'tags'];

/** The title in the reader's language. */
export const postTitle = (post: Post): string => localised(post).title;

type ChipProps = { colour: string; children: string };
function Chip({ colour, children }: ChipProps) {
  return (
    <Badge className={styles.chip ?? ''} color={colour} variant="light" tt="none">
      <bdi>{children}</bdi>
    </Badge>
  );
}

function TitleCell({ post }: { post: Post }) {
  return (
    <span className={styles.chips}>
      <bdi>{postTitle(post)}</bdi>
      {lacksArabic(post, texts) && <Chip colour="yellow">{m.admin_arabic_missing()}</Chip>}
    </span>
  );
}

function StatusCell({ post: { status, publishAt } }: { post: Post }) {
  return (
    <span className={styles.status}>
      <Chip colour={status === 'published' ? 'green' : 'gray'}>{postStatusLabel(status)}</Chip>
      {publishAt && (
        <small className={styles.note}>{m.admin_blogs_scheduled({ time: formatDateTime(publishAt) })}</small>
      )}
    </span>
  );
}

function TagsCell({ post }: { post: Post }) {
  const { tags } = localised(post);
  if (tags.length === 0) return <Nothing />;
  return (
    <span className={styles.chips}>
      {tags.map((tag, place) => (
        <Chip key={post.tags[place]} colour="blue">
          {tag}
        </Chip>
      ))}
    </span>
  );
}

function MediaCell({ post: { image, video } }: { post: Post }) {
  if (!image && !video) return <Nothing />;
  return (
    <span className={styles.chips}>
      {image && <Chip colour="blue">{m.admin_blogs_image()}</Chip>}
      {video && <Chip colour="green">{m.admin_blogs_video()}</Chip>}
    </span>
  );
}

function Nothing() {
  return (
    <span className={styles.note} aria-label={m.admin_none()} role="img">
      –
    </span>
  );
}

/** The columns of the specification's table. */
export function postColumns(): ListColumn<Post>[] {
  return [
    sortable('title', m.admin_blogs_title(), (post) => <TitleCell post={post} />),
    sortable('status', m.admin_blogs_status(), (post) => <StatusCell post={post} />),
    { key: 'tags', label: m.admin_blogs_tags(), cell: (post) => <TagsCell post={post} /> },
    { key: 'media', label: m.admin_blogs_media(), cell: (post) => <MediaCell post={post} /> },
    sortable('createdAt', m.admin_blogs_created_at(), ({ createdAt }) => formatDate(createdAt)),
  ];
}
