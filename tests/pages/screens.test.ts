import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import type { Company } from '#shared/content/company.ts';
import { direction, type Language, languages } from '#shared/language.ts';
import { isPrivatePath } from '#shared/site/site-paths.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { type PageFacts, readPageFacts } from '../support/browser/page-facts.ts';
import {
  headersOf,
  inEachLanguage,
  isAnswer,
  type PublicScreen,
  pathOf,
  publicScreens,
} from '../support/browser/public-screens.ts';
import { testSiteUrl, useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();
const browser = useBrowser();

type Visit = { screen: PublicScreen; language: Language; status: number; facts: PageFacts; who: string };
let visits: Visit[];
let company: Company;

async function visit(page: Page, screen: PublicScreen, language: Language): Promise<Visit> {
  const reply = await fetch(site().address + pathOf(screen, language), { headers: headersOf(screen, language) });
  const facts = await readPageFacts(page, await reply.text());
  return { screen, language, status: reply.status, facts, who: `${screen.name} in ${language}` };
}

beforeAll(async () => {
  const page = await browser().newPage();
  company = await site().services.company.getCompany();
  visits = [];
  for (const { screen, language } of inEachLanguage(await publicScreens(site().address))) {
    visits.push(await visit(page, screen, language));
  }
});

/** What `judge` finds wrong, and on which pages. */
function faults(judge: (visit: Visit) => unknown[]): Record<string, string> {
  const found = new Map<string, string[]>();
  for (const each of visits) {
    const own = judge(each).map((fault) => (typeof fault === 'string' ? fault : JSON.stringify(fault)));
    for (const fault of new Set(own)) found.set(fault, [...(found.get(fault) ?? []), each.who]);
  }
  return Object.fromEntries([...found].map(([fault, pages]) => [fault, andMore(pages)]));
}

const andMore = ([first, ...others]: string[]) => (others.length ? `${first} and ${others.length} more` : `${first}`);

const mustBe = (what: string, actual: unknown, wanted: unknown) =>
  actual === wanted ? [] : [`${what} is ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`];

describe('every public screen in both languages', () => {
  test('answers with its status, language and direction', () => {
    expect(
      faults(({ screen, language, status, facts }) => [
        ...mustBe('status', status, screen.status),
        ...mustBe('lang', facts.lang, language),
        ...mustBe('dir', facts.dir, direction(language)),
      ]),
    ).toEqual({});
  });

  test('has one main, one first heading, and headings that skip no level', () => {
    expect(
      faults(({ facts: { mains, headings } }) => [
        ...mustBe('main', mains, 1),
        ...mustBe('h1', headings.filter(({ level }) => level === 1).length, 1),
        ...headings.filter(({ text }) => !text).map(({ level }) => `an h${level} is empty`),
        ...headings.filter(({ level }, i) => i > 0 && level > headings[i - 1]!.level + 1).map(({ text }) => text),
      ]),
    ).toEqual({});
  });

  test('has a title of its own and, where it may be indexed, a description', () => {
    expect(
      faults(({ facts: { title, description, robots } }) => [
        ...(title.includes(' · ') || title.length > 20 ? [] : [`title is ${title}`]),
        ...(robots?.includes('noindex') || (description && description.length >= 40 && description.length <= 161)
          ? []
          : [`description is ${description}`]),
      ]),
    ).toEqual({});
    for (const language of languages) {
      const indexed = visits.filter((each) => each.language === language && !each.facts.robots);
      const titles = new Map(indexed.map(({ facts, screen }) => [facts.title, screen.path.split('?')[0]]));
      expect(titles.size).toBe(new Set(indexed.map(({ screen }) => screen.path.split('?')[0])).size);
    }
  });

  test('names its own address and the one in each language', () => {
    expect(
      faults(({ screen, language, facts: { canonical, alternates } }) => {
        // A private page names its address to nobody.
        if (!screen.hasPrefix || isPrivatePath(screen.path)) return mustBe('canonical', canonical, null);
        const bare = { ...screen, path: screen.path.split('?')[0]! };
        const address = (of: Language) => testSiteUrl + pathOf(bare, of);
        return [
          ...mustBe('canonical', canonical, address(language)),
          ...mustBe('hreflang en', alternates.en, address('en')),
          ...mustBe('hreflang ar', alternates.ar, address('ar')),
          ...mustBe('hreflang x-default', alternates['x-default'], address('en')),
        ];
      }),
    ).toEqual({});
  });

  test('is kept out of search engines when it is no page of its own', () => {
    expect(
      faults(({ screen, facts: { robots } }) => {
        const isNoPage = screen.status === 404 || isAnswer(screen) || !screen.hasPrefix;
        return mustBe('noindex', robots?.includes('noindex') ?? false, isNoPage);
      }),
    ).toEqual({});
  });

  test('loads nothing from a foreign host', () => {
    expect(faults(({ facts }) => facts.loaded.filter((address) => !/^\/(?!\/)|^#|^data:/.test(address)))).toEqual({});
  });

  test('links only to its own screens, to media, and to the few places outside that it names', () => {
    const known = [company.socialUrl, company.professionalUrl];
    // Short links are shown whole: they are made for being written down.
    const shortLinks = `${testSiteUrl}/s/`;
    const isFine = (href: string) =>
      /^([/#?]|mailto:|tel:|https:\/\/wa\.me\/)/.test(href) || known.includes(href) || href.startsWith(shortLinks);
    expect(faults(({ facts }) => facts.links.map(({ href }) => href).filter((href) => !isFine(href)))).toEqual({});
  });

  test('keeps the reader in the language of the page', () => {
    const shared = /^\/(api|media|login|ar(\/|\?|$)|$|favicon)|[?&]lng=/;
    expect(
      faults(({ screen, language, facts }) => {
        if (!screen.hasPrefix) return [];
        const own = facts.links
          .map(({ href }) => href)
          .filter((href) => href.startsWith('/') && !/[?&]lng=/.test(href));
        return language === 'en'
          ? own.filter((href) => /^\/ar(\/|\?|$)/.test(href))
          : own.filter((href) => href === '/' || !shared.test(href));
      }),
    ).toEqual({});
  });

  test('describes every picture and knows its size beforehand', () => {
    expect(
      faults(({ facts }) =>
        facts.images.filter(({ alt, width, height }) => alt === null || !Number(width) || !Number(height)),
      ),
    ).toEqual({});
  });

  test('describes pictures in the language of the page', () => {
    const isArabic = /\p{Script=Arabic}/u;
    expect(
      faults(({ language, facts }) =>
        facts.images.filter(({ alt }) => alt && isArabic.test(alt) !== (language === 'ar')).map(({ alt }) => alt),
      ),
    ).toEqual({});
  });
});

describe('the words of the interface', () => {
  test('are all English on English pages', () => {
    const isForArabicReaders = /\p{Script=Arabic}/u;
    expect(
      faults(({ language, facts }) =>
        language === 'en' ? facts.words.filter((words) => isForArabicReaders.test(words)) : [],
      ),
    ).toEqual({});
  });

  test('are all Arabic on Arabic pages', () => {
    const messages = Object.values(m) as ((values: object, options: { locale: Language }) => string)[];
    const translated = messages.filter((say) => say({}, { locale: 'en' }) !== say({}, { locale: 'ar' }));
    const englishWords = new Set(translated.map((say) => say({}, { locale: 'en' })));
    expect(
      faults(({ language, facts }) =>
        language === 'ar' ? facts.words.filter((words) => englishWords.has(words)) : [],
      ),
    ).toEqual({});
  });
});
