import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { m } from '#messages';
import type { Services } from '#server/site/services/services.ts';
import type { Company } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import { type Language, languages } from '#shared/language.ts';
import { chatNumber } from '#shared/text/dialled-number.ts';
import { collectLinks, rewritePage, rewriteStyle, styleLinks } from './copied-page.ts';
import { isFile, linkBetween, nameCopiedFile, notFoundFile, readFragment, resolveLink } from './copy-address.ts';

/** The department that receives a page's form. */
const readers: Record<string, Company['departments'][number]['key']> = { careers: 'hr' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** The note in place of a form, with the department's addresses. */
function formReplacement(company: Company, address: string): string {
  const language: Language = address === '/ar' || address.startsWith('/ar/') ? 'ar' : 'en';
  const { departments, email, whatsapp, whatsappGreeting } = localise(company, language);
  const reader = readers[address.split('/').at(-1) ?? ''] ?? 'sales';
  const mailbox = departments.find(({ key }) => key === reader)?.email || email;
  const say = { locale: language };
  const number = chatNumber(whatsapp);
  const chat = `https://wa.me/${number}?text=${encodeURIComponent(whatsappGreeting)}`;
  const chatButton = `<a class="button quiet" href="${escaped(chat)}" rel="noopener noreferrer">${escaped(m.whatsapp_tooltip({}, say))}</a>`;
  const people = [mailbox, ...(number ? [whatsapp] : [])].map((each) => `<bdi dir="ltr">${escaped(each)}</bdi>`);
  return `<div data-copy-form>
<p>${escaped(m.static_copy_form({}, say))}</p>
<p><a class="button" href="mailto:${escaped(mailbox)}">${escaped(m.static_copy_mail({}, say))}</a>${number && `\n${chatButton}`}</p>
<p>${people.join(' · ')}</p>
</div>`;
}

type Site = { http: FastifyInstance; services: Services };
type CopyOptions = { folder: string; siteUrl: string };
export type CopyReport = { pages: number; files: number };

type Answer = { kind: 'page' | 'style' | 'file'; address: string; body: Buffer };

/** A missing address in either language. */
const unknownPaths: Record<Language, string> = { en: '/no-such-page', ar: '/ar/no-such-page' };
// Files that no page links to but clients request.
const unlinked = ['/favicon.ico', '/robots.txt', '/sitemap.xml', '/feed.xml', '/ar/feed.xml', '/llms.txt'];

/**
 * Writes every public page and file into `folder`, in both languages, with relative links that also work without a web
 * server.
 * @throws Error when a page links to a missing one
 */
export async function copySite(site: Site, { folder, siteUrl }: CopyOptions): Promise<CopyReport> {
  const copy = await gather(site, siteUrl);
  const company = await site.services.company.getCompany();
  const report: CopyReport = { pages: 0, files: 0 };
  for (const [file, answer] of copy.answers) {
    const relink = (link: string) => relinkFor(link, { answer, file, siteUrl, fileByAddress: copy.fileByAddress });
    const place = join(folder, file);
    await mkdir(dirname(place), { recursive: true });
    report[answer.kind === 'page' ? 'pages' : 'files']++;
    if (answer.kind === 'page') {
      const instead = formReplacement(company, answer.address);
      await writeFile(place, rewritePage(String(answer.body), { relink, insteadOfForm: instead }));
    } else if (answer.kind === 'style') await writeFile(place, rewriteStyle(String(answer.body), relink));
    else await writeFile(place, answer.body);
  }
  for (const path of copy.media) {
    const place = join(folder, 'media', path);
    await mkdir(dirname(place), { recursive: true });
    await pipeline(await site.services.files.read(path), createWriteStream(place));
    report.files++;
  }
  return report;
}

type Gathered = {
  /** By file path in the copy. */
  answers: Map<string, Answer>;
  /** The file of each address; several addresses may share one. */
  fileByAddress: Map<string, string>;
  /** Stored files used by pages; read one by one, since videos are large. */
  media: Set<string>;
};

/** Crawls the site from both Home pages. */
async function gather(site: Site, siteUrl: string): Promise<Gathered> {
  const gathered: Gathered = { answers: new Map(), fileByAddress: new Map(), media: new Set() };
  const waiting = languages.map((language) => ({
    address: language === 'en' ? '/' : `/${language}`,
    from: 'the start',
  }));
  const known = new Set(waiting.map(({ address }) => address));
  for (const address of unlinked) waiting.push({ address, from: '' });
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const answer = await read(site, next, gathered);
    if (!answer) continue;
    for (const link of findLinks(answer)) {
      const address = resolveLink(link, answer.address, siteUrl);
      if (!address || known.has(address)) continue;
      known.add(address);
      waiting.push({ address, from: answer.address });
    }
  }
  for (const language of languages) await gatherNotFound(site, language, gathered);
  return gathered;
}

function findLinks({ kind, body }: Answer): string[] {
  if (kind === 'file') return [];
  return kind === 'page' ? collectLinks(String(body)) : styleLinks(String(body));
}

type Wanted = { address: string; from: string };

/** Adds a reply to the copy; undefined when it is a duplicate, or neither a page nor a style sheet. */
async function read(site: Site, { address, from }: Wanted, gathered: Gathered): Promise<Answer | undefined> {
  const mediaPath = /^\/media\/([^?]+)/.exec(address)?.[1];
  if (mediaPath) return void (await keepMedia(site, mediaPath, { address, gathered }));
  const reply = await site.http.inject({ url: address, headers: { 'accept-language': 'en' } });
  const location = reply.headers.location;
  const end = location ? await follow(site, location) : { address, reply };
  if (end.reply.statusCode !== 200) {
    if (from === '') return undefined;
    throw new Error(`${from} leads to ${address}, which answers ${end.reply.statusCode}.`);
  }
  // A page with a form is equal for every query, since forms are not copied.
  const isForm = /no-store|private/.test(String(end.reply.headers['cache-control']));
  const canonical = isForm ? end.address.replace(/\?.*/s, '') : end.address;
  const file = nameCopiedFile(canonical);
  gathered.fileByAddress.set(address, file);
  if (gathered.answers.has(file)) return undefined;
  const answer = {
    kind: findKind(String(end.reply.headers['content-type'])),
    address: canonical,
    body: end.reply.rawPayload,
  };
  gathered.answers.set(file, answer);
  return answer;
}

/** The target of a redirect within the site, such as a language choice. */
async function follow(site: Site, location: string) {
  const { pathname, search } = new URL(location, 'http://site');
  const address = pathname + search;
  return { address, reply: await site.http.inject({ url: address, headers: { 'accept-language': 'en' } }) };
}

function findKind(contentType: string): Answer['kind'] {
  if (contentType.startsWith('text/html')) return 'page';
  return contentType.startsWith('text/css') ? 'style' : 'file';
}

async function keepMedia(
  { services }: Site,
  path: string,
  { address, gathered }: { address: string; gathered: Gathered },
) {
  const found = await services.media.findFile(path);
  // A variant that is not ready is left out; pages link the stored picture too.
  if (!found?.isPublic || !(await services.files.exists(path))) return;
  gathered.media.add(path);
  gathered.fileByAddress.set(address, nameCopiedFile(address));
}

async function gatherNotFound(site: Site, language: Language, { answers }: Gathered): Promise<void> {
  const address = unknownPaths[language];
  const { rawPayload: body } = await site.http.inject({ url: address, headers: { 'accept-language': 'en' } });
  answers.set(language === 'en' ? notFoundFile : `${language}/${notFoundFile}`, { kind: 'page', address, body });
}

type Relinking = { answer: Answer; file: string; siteUrl: string; fileByAddress: Map<string, string> };

/** The link in the copy; undefined when its target is missing. Links to other sites, mail and phones stay. */
function relinkFor(link: string, { answer, file, siteUrl, fileByAddress }: Relinking): string | undefined {
  if (link.startsWith('#')) return link;
  const isOurs = URL.canParse(link, siteUrl) && new URL(link, siteUrl).origin === new URL(siteUrl).origin;
  if (!isOurs) return link;
  const to = fileByAddress.get(resolveLink(link, answer.address, siteUrl) ?? '');
  if (!to) return undefined;
  return linkBetween(file, to) + (isFile(link) ? '' : readFragment(link));
}
