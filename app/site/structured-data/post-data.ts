import type { Localised } from '#shared/content/content.ts';
import type { Post } from '#shared/kinds/post.ts';
import type { Language } from '#shared/language.ts';
import { companyReference, type PageFacts, type StructuredData } from './page-facts.ts';

type PostFacts = Pick<Localised<Post>, 'title' | 'summary' | 'createdAt' | 'updatedAt' | 'video'> & {
  /** The language of the text, which is English on the Arabic page of a post without translation. */
  inLanguage: Language;
  tags: { text: string }[];
  picture: { path: string } | undefined;
};

/** A post and, where it has one, its film. */
export function postData(page: PageFacts, post: PostFacts): StructuredData[] {
  const company = companyReference(page);
  const image = post.picture ? `${page.siteUrl}/media/${post.picture.path}` : page.picture;
  const article: StructuredData = {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    image: [image],
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: post.inLanguage,
    keywords: post.tags.map(({ text }) => text),
    author: company,
    publisher: company,
    mainEntityOfPage: page.address,
  };
  return post.video ? [article, filmData(page, { ...post, image, video: post.video })] : [article];
}

function filmData({ siteUrl }: PageFacts, film: PostFacts & { image: string; video: string }): StructuredData {
  return {
    '@type': 'VideoObject',
    name: film.title,
    description: film.summary,
    thumbnailUrl: [film.image],
    uploadDate: film.createdAt,
    contentUrl: `${siteUrl}/media/${film.video}`,
  };
}
