import type { MetaDescriptor } from 'react-router';

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

type PageMetaOptions = {
  title: string;
  description?: string | undefined;
  /** The matches of the page's `meta`; the layout's holds the company's name. */
  matches: Matches;
  noindex?: boolean;
};

function siteName(matches: Matches): string | undefined {
  const layouts = matches.map((match) => match?.loaderData as { company?: { name?: string } } | undefined);
  return layouts.find((loaded) => loaded?.company)?.company?.name;
}

/** Title and description of a page; the company's name follows the title. */
export function pageMeta({ title, description, matches, noindex }: PageMetaOptions): MetaDescriptor[] {
  const site = siteName(matches);
  const entries: MetaDescriptor[] = [{ title: site && site !== title ? `${title} · ${site}` : title }];
  if (description) entries.push({ name: 'description', content: shortened(description) });
  if (noindex) entries.push({ name: 'robots', content: 'noindex' });
  return entries;
}

const longestDescription = 160;

/** The beginning of a text, cut at a word. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longestDescription) return plain;
  return `${plain.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`;
}
