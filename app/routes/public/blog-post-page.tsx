import { data } from 'react-router';
import { EmptyState } from '#app/components/empty-state.tsx';
import { PageHeading } from '#app/components/page-heading.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { pageContext } from '#app/context.ts';
import { PostAside } from '#app/features/posts/post-aside.tsx';
import { PostBody } from '#app/features/posts/post-body.tsx';
import { PostError } from '#app/features/posts/post-error.tsx';
import { PostFacts } from '#app/features/posts/post-facts.tsx';
import { PostMedia } from '#app/features/posts/post-media.tsx';
import { PostNeighbours } from '#app/features/posts/post-neighbours.tsx';
import { readingMinutes } from '#app/features/posts/reading-minutes.ts';
import { formatDate } from '#app/i18n/format.ts';
import { orNull } from '#app/loader-bridge.ts';
import { followMoved } from '#app/moved-address.ts';
import { pageMeta } from '#app/page-meta.ts';
import { memoPerRecord } from '#app/record-memo.ts';
import { postData } from '#app/structured-data/post-data.ts';
import { m } from '#messages';
import { lacksArabic, localise } from '#shared/content.ts';
import { ownHeadOf } from '#shared/search-texts.ts';
import { pathIn, pathWithoutLanguage } from '#shared/site-paths.ts';
import type { Route } from './+types/blog-post-page';
import styles from './blog-post-page.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, language, siteUrl } = context.get(pageContext);
  const found = await orNull(services.kinds.blog_post.get(params.id));
  if (!found) {
    await followMoved(context.get(pageContext), url);
    return data({ post: null }, { status: 404 });
  }
  const images = [...(found.image ? [found.image] : []), ...services.kinds.blog_post.contentPictures(found)];
  const [pictures, { older, newer }, short] = await Promise.all([
    services.media.pictures(images, language),
    services.kinds.blog_post.getNeighbours(found),
    services.shortLinks.addressOf(`/blog/${found._id}`),
  ]);
  const { title, summary, content, tags, image, video, createdAt, updatedAt } = localise(found, language);
  const html = memoPerRecord(found, `html ${language} ${JSON.stringify(pictures)}`, () =>
    services.kinds.blog_post.renderContent(content, {
      tableLabel: m.blog_table(),
      // A link to a page of ours stays in the reader's language, however the author wrote it.
      localPath: (path) => pathIn(language, pathWithoutLanguage(path)),
      pictures,
    }),
  );
  const shortLink = short && siteUrl + short;
  return {
    shortLink,
    post: {
      ...{ title, summary, html, video, createdAt, updatedAt },
      date: formatDate(createdAt, language),
      minutes: memoPerRecord(found, `minutes ${language}`, () => readingMinutes(content)),
      inLanguage: lacksArabic(found, ['content']) ? 'en' : language,
      tags: found.tags.map((value, i) => ({ value, label: tags[i] ?? value })),
      picture: pictures[image ?? ''],
      own: ownHeadOf(found, language),
      address: siteUrl + pathIn(language, `/blog/${found._id}`),
      shortLink,
    },
    older: older && localise(older, language),
    newer: newer && localise(newer, language),
  };
}

/** The breadcrumbs. */
const crumbs = () => [{ to: '/blog', label: m.blog_title() }];

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  if (error) return pageMeta({ title: m.blog_error_fetching(), matches, noindex: true });
  if (!loaderData?.post) return pageMeta({ title: m.blog_not_found(), matches, noindex: true });
  const { post } = loaderData;
  return pageMeta({
    title: post.title,
    description: post.summary,
    own: post.own,
    matches,
    type: 'article',
    changedAt: post.updatedAt,
    crumbs: crumbs(),
    data: import.meta.env.SSR && ((page) => postData(page, { ...post, summary: post.own.description ?? post.summary })),
  });
}

function PostNotFound() {
  return (
    <EmptyState asPage title={m.blog_not_found()} text={m.blog_not_found_text()}>
      <SiteLink to="/blog" className="button">
        {m.blog_all()}
      </SiteLink>
    </EmptyState>
  );
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.post) return <PostNotFound />;
  const { post, older, newer } = loaderData;
  return (
    <>
      <PageHeading title={post.title} lead={post.summary} crumbs={crumbs()}>
        <PostFacts time={post.createdAt} date={post.date} minutes={post.minutes} />
      </PageHeading>
      <div className="container">
        <div className={styles.layout}>
          <article className={styles.article}>
            <PostMedia title={post.title} picture={post.picture} video={post.video} />
            <PostBody html={post.html} />
          </article>
          <PostAside title={post.title} address={post.address} shortLink={post.shortLink} tags={post.tags} />
        </div>
        <PostNeighbours older={older} newer={newer} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PostError />;
}
