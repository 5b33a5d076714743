import { pageContext } from '#app/bridge/context.ts';
import { readListAddress } from '#app/bridge/loader-bridge.ts';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { BeyondEnd, listAddress, Pagination, pagePart } from '#app/site/components/pagination.tsx';
import { FilterChips } from '#app/site/filters/filter-chips.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { readingMinutes } from '#app/site/posts/reading-minutes.ts';
import { describePaging } from '#app/site/server/canonical-page.ts';
import { memoPerRecord } from '#app/site/server/record-memo.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { findLanguages, localise, readEntries } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { termChoice } from '#shared/terms/term.ts';
import type { Route } from './+types/blog-list';
import styles from './blog-list.module.css';
import cardStyles from './post-card.module.css';

const pageSize = 9;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { category, page } = readListAddress(request.url);
  const [found, tags] = await Promise.all([
    services.kinds.blog_post.list({ page, limit: pageSize }, { tag: category }),
    services.kinds.blog_post.listTags(),
  ]);
  const images = found.items.flatMap((post) => post.image ?? []);
  const pictures = await services.media.pictures(images, language);
  const posts = found.items.map((post) => {
    const { _id, title, summary, content, image, createdAt } = localise(post, language);
    const date = formatDate(createdAt, language);
    return {
      _id,
      address: addressedBy(post),
      languages: findLanguages(post, language, ['title', 'summary']),
      title,
      summary,
      date,
      minutes: memoPerRecord(post, `minutes ${language}`, () => readingMinutes(content)),
      tags: readEntries(post, language, 'tags'),
      picture: pictures[image ?? ''],
    };
  });
  return {
    posts,
    tags: tags.map((tag) => termChoice(tag, language)),
    category,
    ...describePaging({ page, category, total: found.total }, pageSize),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    part: pagePart(loaderData),
    matches,
    noindex: loaderData?.posts.length === 0,
  });
}

type Post = Route.ComponentProps['loaderData']['posts'][number];

/** A post in the list: date, summary and reading time. */
function PostCard({ post, isFirst }: { post: Post; isFirst: boolean }) {
  const { address, languages, title, summary, date, minutes, tags, picture } = post;
  return (
    <Card
      to={`/blog/${address}`}
      title={title}
      languages={{ title: languages.title, text: languages.summary }}
      kicker={date}
      text={summary}
      picture={picture}
      isFirst={isFirst}
    >
      <div className={cardStyles.foot}>
        {tags.length > 0 && (
          <ul className={cardStyles.tags} aria-label={m.blog_tags()}>
            {tags.map(({ text, language }) => (
              <li key={text} {...foreignText(language)}>
                {text}
              </li>
            ))}
          </ul>
        )}
        <p className="muted">{m.blog_reading_time({ minutes })}</p>
      </div>
    </Card>
  );
}

export default function BlogListPage({ loaderData: { posts, tags, category, page, pages } }: Route.ComponentProps) {
  const addressOf = (target: number) => listAddress('/blog', { category, page: target });
  const paging = { page, pages, addressOf };
  const tag = posts.length > 0 && tags.find(({ value }) => value === category);
  return (
    <>
      <PageHeading title={m.blog_title()} lead={m.blog_lead()} />
      <div className={`container stack gap-5 ${styles.list}`}>
        {tags.length > 0 && <FilterChips label={m.blog_filter()} path="/blog" choices={tags} current={category} />}
        <p role="status" className={tag ? 'muted' : 'visually-hidden'}>
          {tag && m.blog_tagged({ tag: tag.label })}
        </p>
        {page > pages && <BeyondEnd {...paging} />}
        {posts.length === 0 && page <= pages && (
          <EmptyState title={m.blog_empty()} link={{ to: '/blog', label: m.blog_all() }} />
        )}
        {posts.length > 0 && (
          <CardGrid>
            {posts.map((post, position) => (
              <PostCard key={post._id} post={post} isFirst={position === 0} />
            ))}
          </CardGrid>
        )}
        <Pagination {...paging} />
      </div>
    </>
  );
}
