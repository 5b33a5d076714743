import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { readApi, toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { textProps } from '#app/office/components/both-languages.tsx';
import { ProtectedImage } from '#app/office/components/protected-image.tsx';
import { useTabName } from '#app/office/components/tab-name.ts';
import { ArticlePreview } from '#app/office/posts/article-preview.tsx';
import styles from '#app/office/posts/draft-page.module.css';
import { Film } from '#app/site/posts/post-media.tsx';
import { readingMinutes } from '#app/site/posts/reading-minutes.ts';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { mediaAddress } from '#shared/content/picture.ts';
import { staffPostAnswer } from '#shared/kinds/content-answers.ts';
import type { Post } from '#shared/kinds/post.ts';
import { type Language, toLanguage } from '#shared/language.ts';
import type { Route } from './+types/draft-preview';

export const handle = { title: m.admin_nav_blogs };

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { post: toOutcome(readApi(`/blogs/${params.id}`, staffPostAnswer), m.blog_error_fetching()) };
}

export default function DraftPreview({ loaderData }: Route.ComponentProps) {
  return <AwaitData outcome={loaderData.post}>{(post) => <DraftPage post={post} />}</AwaitData>;
}

/** A post as returned to staff; a draft's video has a link valid for ten minutes. */
type StaffPost = Post & { videoLink?: string | undefined };

const pictureHeight = 360;

function Media({ post, title }: { post: StaffPost; title: string }) {
  if (post.video) {
    return <Film title={title} address={post.videoLink ?? mediaAddress(post.video)} className={styles.video} />;
  }
  return post.image ? (
    <div className={styles.picture}>
      <ProtectedImage path={post.image} alt="" height={pictureHeight} />
    </div>
  ) : null;
}

function Article({ post, language }: { post: StaffPost; language: Language }) {
  const { title, summary, content, tags, createdAt } = localise(post, language);
  const minutes = readingMinutes(content);
  return (
    <article className={styles.article} {...textProps(language)}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.summary}>{summary}</p>
      <p className="small muted">
        {formatDate(createdAt, language)} · {m.blog_reading_time({ minutes }, { locale: language })}
      </p>
      <Media post={post} title={title} />
      <ArticlePreview content={content} language={language} />
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={m.blog_tags({}, { locale: language })}>
          {tags.map((tag, place) => (
            <li key={post.tags[place]}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** A post as visitors will see it, in either language, for staff only. */
function DraftPage({ post }: { post: StaffPost }) {
  const [language, setLanguage] = useState<Language>(currentLanguage());
  useTabName(localise(post, language).title);
  return (
    <div className={`stack gap-5 ${styles.screen}`}>
      <div className="row gap-3">
        <Link to="/admin/blogs" className={styles.back}>
          <Icon name="back" size={18} mirrors />
          {m.admin_blogs_heading()}
        </Link>
        <p className={styles.note}>
          {post.status === 'draft' ? m.admin_blogs_preview_draft() : m.admin_blogs_preview_published()}
        </p>
        <SegmentedControl
          aria-label={m.admin_text_language()}
          value={language}
          onChange={(value) => setLanguage(toLanguage(value) ?? 'en')}
          data={[
            { value: 'en', label: m.admin_text_english() },
            { value: 'ar', label: m.admin_text_arabic() },
          ]}
        />
      </div>
      <Article post={post} language={language} />
    </div>
  );
}
