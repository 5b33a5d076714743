import type { Company } from '#shared/content/company.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Post } from '#shared/kinds/post.ts';
import type { Product } from '#shared/kinds/product.ts';
import { beginningOf } from '#shared/typography/beginning-of.ts';

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
      fixedPages.map(([title, path, note]) => entry(title, siteUrl + path, note)),
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

const fixedPages = [
  ['Our Story', '/our-story', 'how the company came to be, its markets and values'],
  ['Products', '/products', 'woven bags, jumbo bags, fabric and films, by industry'],
  ['Services', '/services', 'consulting for other factories'],
  ['Projects', '/projects', 'finished work, by field'],
  ['FAQs', '/faqs', 'minimum orders, lead times, printing, food contact and more, with figures'],
  ['Certificates', '/certificates', 'issuer, number and validity, with the documents'],
  ['Markets', '/markets', 'export markets: route, ports, usual transit times, papers and delivery terms'],
  ['Partners', '/partners', 'customers and suppliers'],
  ['Careers', '/careers', 'open positions'],
  ['Request a Consultation', '/consultation', 'a form that an engineer reads'],
  ['Request a quotation', '/quote', 'a form for bags with their specification, quantity and delivery terms'],
  ['Calculator', '/calculator', 'mass of a woven sack, bags in a bale, on a pallet and in a container'],
  ['Bag finder', '/finder', 'what is filled, how heavy and how sealed: the recommended bag with reasons and sources'],
  [
    'Comparison',
    '/compare',
    'up to four products side by side: ?products=<address>&products=<address>, named as in their own addresses',
  ],
  ['Contact Us', '/contact-us', 'departments, map and a form'],
] as const;

function section(title: string, entries: string[]): string[] {
  return entries.length > 0 ? [`## ${title}`, '', ...entries, ''] : [];
}

function entry(title: string, address: string, note: string): string {
  return `- [${oneLine(title).replace(/[[\]]/g, '')}](${address}): ${beginningOf(note, longestNote)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
