import { data, useLocation } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { orNull } from '#app/bridge/loader-bridge.ts';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { PostAside } from '#app/site/posts/post-aside.tsx';
import { PostBody } from '#app/site/posts/post-body.tsx';
import { PostMedia } from '#app/site/posts/post-media.tsx';
import { readingMinutes } from '#app/site/posts/reading-minutes.ts';
import { followMoved } from '#app/site/server/moved-address.ts';
import { requireOwnAddress } from '#app/site/server/own-address.ts';
import { memoPerRecord } from '#app/site/server/record-memo.ts';
import { postData } from '#app/site/structured-data/post-data.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import {
  findLanguages,
  findOnlyLanguage,
  localise,
  readEntries,
  type WithTranslations,
} from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Language } from '#shared/language.ts';
import { readOwnHead } from '#shared/site/search-texts.ts';
import { pathIn, pathWithoutLanguage } from '#shared/site/site-paths.ts';
import type { Route } from './+types/blog-post-page';
import styles from './blog-post-page.module.css';
import factStyles from './post-facts.module.css';
import neighbourStyles from './post-neighbours.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, language, siteUrl } = context.get(pageContext);
  const found = await orNull(services.kinds.blog_post.get(params.id));
  if (!found) {
    const status = await followMoved(context.get(pageContext), url);
    return data({ post: null }, { status });
  }
  requireOwnAddress(url, '/blog', found);
  const images = [...(found.image ? [found.image] : []), ...services.kinds.blog_post.contentPictures(found)];
  const [pictures, { older, newer }, short] = await Promise.all([
    services.media.pictures(images, language),
    services.kinds.blog_post.getNeighbours(found),
    services.shortLinks.addressOf(`/blog/${found._id}`),
  ]);
  const { title, summary, content, image, video, createdAt, updatedAt } = localise(found, language);
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
    onlyIn: findOnlyLanguage(found, 'title'),
    languages: findLanguages(found, language, ['title', 'summary', 'content']),
    post: {
      ...{ title, summary, html, video, createdAt, updatedAt },
      date: formatDate(createdAt, language),
      minutes: memoPerRecord(found, `minutes ${language}`, () => readingMinutes(content)),
      inLanguage: findLanguages(found, language, ['content']).content,
      tags: readEntries(found, language, 'tags').map((tag, i) => ({ ...tag, value: found.tags[i] ?? tag.text })),
      picture: pictures[image ?? ''],
      own: readOwnHead(found, language),
      address: siteUrl + pathIn(language, `/blog/${addressedBy(found)}`),
      shortLink,
    },
    older: older && neighbour(older, language),
    newer: newer && neighbour(newer, language),
  };
}

/** A post before or after this one, and the language of its title. */
const neighbour = (
  post: Parameters<typeof addressedBy>[0] & WithTranslations & { title: string },
  language: Language,
) => ({
  address: addressedBy(post),
  title: localise(post, language).title,
  language: findLanguages(post, language, ['title']).title,
});

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

type Found = Extract<Route.ComponentProps['loaderData'], { older: unknown }>;

/** A post's date and reading time. */
function PostFacts({ post: { createdAt, date, minutes } }: Pick<Found, 'post'>) {
  return (
    <p className={factStyles.facts}>
      <time dateTime={createdAt}>{date}</time>
      <span className={factStyles.minutes}>
        <Icon name="clock" size={16} />
        <span>{m.blog_reading_time({ minutes })}</span>
      </span>
    </p>
  );
}

/** The posts before and after this one. */
function PostNeighbours({ older, newer }: Pick<Found, 'older' | 'newer'>) {
  if (!older && !newer) return null;
  return (
    <nav className={`${neighbourStyles.neighbours} no-print`} aria-label={m.blog_neighbours()}>
      {older && (
        <SiteLink to={`/blog/${older.address}`} rel="prev">
          <span className={neighbourStyles.way}>
            <Icon name="back" size={18} mirrors />
            {m.blog_older()}
          </span>
          <span className={neighbourStyles.title} {...foreignText(older.language)}>
            {older.title}
          </span>
        </SiteLink>
      )}
      {newer && (
        <SiteLink to={`/blog/${newer.address}`} rel="next" className={neighbourStyles.newer}>
          <span className={neighbourStyles.way}>
            {m.blog_newer()}
            <Icon name="forward" size={18} mirrors />
          </span>
          <span className={neighbourStyles.title} {...foreignText(newer.language)}>
            {newer.title}
          </span>
        </SiteLink>
      )}
    </nav>
  );
}

/** A failed post page; Retry reloads it. */
function PostError() {
  const { pathname } = useLocation();
  return (
    <EmptyState asPage title={m.blog_error_fetching()} text={m.blog_error_text()}>
      <a href={pathname} className="button">
        {m.retry()}
      </a>
    </EmptyState>
  );
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.post) {
    const link = { to: '/blog', label: m.blog_all() };
    return <EmptyState asPage title={m.blog_not_found()} text={m.blog_not_found_text()} link={link} />;
  }
  const { post, languages, older, newer } = loaderData;
  return (
    <>
      <PageHeading
        title={post.title}
        lead={post.summary}
        languages={{ title: languages.title, lead: languages.summary }}
        crumbs={crumbs()}
      >
        <PostFacts post={post} />
      </PageHeading>
      <div className="container">
        <div className={`stack gap-7 ${styles.layout}`}>
          <article className="stack gap-6">
            <PostMedia title={post.title} picture={post.picture} video={post.video} />
            <div {...foreignText(languages.content)}>
              <PostBody html={post.html} />
            </div>
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
