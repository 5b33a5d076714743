import { say } from '#server/core/i18n/say.ts';
import type { Company } from '#shared/content/company.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Post } from '#shared/kinds/post.ts';
import type { Product } from '#shared/kinds/product.ts';
import { publicPages } from '#shared/site/fixed-pages.ts';
import { cutBeginning } from '#shared/typography/cut-beginning.ts';

type LlmsContent = { company: Company; products: Product[]; posts: Post[]; siteUrl: string };

const longestNote = 200;

/** The site for language models (llmstxt.org): a description and links. */
export function writeLlmsText({ company, products, posts, siteUrl }: LlmsContent): string {
  const { name, legalName, establishedYear, productionYear, localSharePercent, exportSharePercent } = company;
  return [
    `# ${oneLine(name)}`,
    '',
    `> ${oneLine(company.promise)} ${oneLine(company.promiseText)}`,
    '',
    `${oneLine(legalName)}, established ${establishedYear}, production since ${productionYear}.`,
    `About ${localSharePercent}% of the output stays in Jordan, ${exportSharePercent}% is exported: ${company.exportMarkets.map(oneLine).join(', ')}.`,
    `Contact: ${company.email}, ${company.phone}, ${oneLine(company.address)}.`,
    `Every page exists in English and, under ${siteUrl}/ar, in Arabic. Lists come as JSON from ${siteUrl}/api (${siteUrl}/api/openapi.json).`,
    '',
    ...section(
      'Pages',
      publicPages.flatMap(({ name, path, llms }) => (llms ? [entry(say(name, {}, 'en'), siteUrl + path, llms)] : [])),
    ),
    ...section(
      'Products',
      products.map((product) =>
        entry(product.name, `${siteUrl}/products/${addressedBy(product)}`, product.description),
      ),
    ),
    ...section(
      'Blog',
      posts.map((post) => entry(post.title, `${siteUrl}/blog/${addressedBy(post)}`, post.summary)),
    ),
    ...section('Optional', [
      entry('Sitemap', `${siteUrl}/sitemap.xml`, 'every page in both languages'),
      entry('Feed', `${siteUrl}/feed.xml`, 'the newest posts'),
    ]),
  ].join('\n');
}

function section(title: string, entries: string[]): string[] {
  return entries.length > 0 ? [`## ${title}`, '', ...entries, ''] : [];
}

function entry(title: string, address: string, note: string): string {
  return `- [${oneLine(title).replace(/[[\]]/g, '')}](${address}): ${cutBeginning(note, longestNote)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
