import { expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const oneLine = (text: string): string => text.replace(/[\s\p{Cf}]+/gu, '');
const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const textOf = (html: string): string =>
  oneLine(html.replace(/<[^>]*>/g, ' ').replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole));

test.each(languages)(
  'the texts of fixed pages that are searched, in %s, stand on them, at their anchors',
  async (language) => {
    const missing: string[] = [];
    for (const page of await site().services.pageTexts.readPages()) {
      const html = await (await fetch(site().address + pathIn(language, page.path))).text();
      const main = textOf(mainOf(html));
      const { title, texts } = language === 'ar' ? { ...page, ...page.translations.ar } : page;
      // Home is called otherwise in its heading.
      const words = [page.path === '/' ? '' : title, ...texts].flatMap((text) => text.split(/\s+/));
      if (page.path !== '/') expect(main).toContain(oneLine(title));
      missing.push(...words.filter((word) => !main.includes(oneLine(word))).map((word) => `${page.path} ${word}`));
      const anchors = page.anchors.filter((anchor) => anchor && !html.includes(`id="${anchor}"`));
      missing.push(...anchors.map((anchor) => `${page.path}#${anchor}`));
    }
    expect(missing).toEqual([]);
  },
);

// What these show comes from records, which are searched themselves, or is a form.
const withoutTexts = ['/', '/contact-us', '/careers', '/consultation', '/calculator'];

test('every heading of a page of texts is searched', async () => {
  for (const page of await site().services.pageTexts.readPages()) {
    if (page.anchors.length === 1 || withoutTexts.includes(page.path)) continue;
    const html = await (await fetch(site().address + page.path)).text();
    const headings = [...mainOf(html).matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/gs)];
    const searched = oneLine([page.title, ...page.texts].join(' '));
    for (const [, , heading = ''] of headings) expect(searched).toContain(textOf(heading));
  }
});
