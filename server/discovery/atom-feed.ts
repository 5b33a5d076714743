import { xmlText } from './xml-text.ts';

export type FeedEntry = {
  address: string;
  title: string;
  summary: string;
  tags: string[];
  /** ISO 8601, both. */
  publishedAt: string;
  updatedAt: string;
};

export type Feed = {
  /** The feed's own address. */
  address: string;
  /** The page of the feed's posts. */
  page: string;
  /** The feed in the other language. */
  other: { language: string; address: string };
  language: string;
  title: string;
  subtitle: string;
  author: string;
  icon: string;
  updatedAt: string;
  entries: FeedEntry[];
};

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${xmlText(value)}"`);
  return `<link${written.join('')}/>`;
}

/** A feed of Atom (RFC 4287); an entry is known by its address. */
export function writeAtomFeed(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element('id', feed.address),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', feed.updatedAt),
    link({ rel: 'self', type: 'application/atom+xml', href: feed.address }),
    link({ rel: 'alternate', type: 'text/html', hreflang: feed.language, href: feed.page }),
    link({ rel: 'alternate', type: 'application/atom+xml', hreflang: feed.other.language, href: feed.other.address }),
    element('icon', feed.icon),
    `<author>${element('name', feed.author)}</author>`,
    ...feed.entries.map(writeEntry),
    '</feed>\n',
  ].join('\n');
}

function writeEntry({ address, title, summary, tags, publishedAt, updatedAt }: FeedEntry): string {
  return [
    '<entry>',
    element('id', address),
    element('title', title),
    link({ rel: 'alternate', type: 'text/html', href: address }),
    element('published', publishedAt),
    element('updated', updatedAt),
    element('summary', summary),
    ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    '</entry>',
  ].join('\n');
}
