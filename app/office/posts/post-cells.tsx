import { Badge } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { formatDate, formatDateTime } from '#app/ui/i18n/format.ts';
import { localised } from '#app/ui/i18n/localised.ts';
import { m } from '#messages';
import { lacksArabic } from '#shared/content/content.ts';
import type { Post } from '#shared/kinds/post.ts';
import styles from './post-cells.module.css';
import { postStatusWords } from './post-status.tsx';

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
    <span className="cell-parts">
      <bdi>{postTitle(post)}</bdi>
      {lacksArabic(post, texts) && <Chip colour="yellow">{m.admin_arabic_missing()}</Chip>}
    </span>
  );
}

function StatusCell({ post: { status, publishAt } }: { post: Post }) {
  return (
    <span className="cell-parts">
      <Chip colour={status === 'published' ? 'green' : 'gray'}>{postStatusWords[status]()}</Chip>
      {publishAt && (
        <small className="small muted">{m.admin_blogs_scheduled({ time: formatDateTime(publishAt) })}</small>
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
        <Fragment key={post.tags[place]}>
          <Chip colour="blue">{tag}</Chip>{' '}
        </Fragment>
      ))}
    </span>
  );
}

function MediaCell({ post: { image, video } }: { post: Post }) {
  if (!image && !video) return <Nothing />;
  return (
    <span className="cell-parts">
      {image && <Chip colour="blue">{m.admin_blogs_image()}</Chip>}
      {video && <Chip colour="green">{m.admin_blogs_video()}</Chip>}
    </span>
  );
}

function Nothing() {
  return (
    <span className="small muted" aria-label={m.admin_none()} role="img">
      –
    </span>
  );
}

type PostColumn = { key: string; label?: () => string; isWhole?: boolean; cell: (post: Post) => ReactNode };

/** The columns of the specification's table. */
export const postColumns: PostColumn[] = [
  { key: 'title', cell: (post) => <TitleCell post={post} /> },
  { key: 'status', isWhole: true, cell: (post) => <StatusCell post={post} /> },
  { key: 'tags', cell: (post) => <TagsCell post={post} /> },
  { key: 'media', label: m.admin_blogs_media, isWhole: true, cell: (post) => <MediaCell post={post} /> },
  { key: 'createdAt', label: m.admin_blogs_created_at, isWhole: true, cell: ({ createdAt }) => formatDate(createdAt) },
];
