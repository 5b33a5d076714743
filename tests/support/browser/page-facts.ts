import type { Page } from 'playwright-core';

export type PageImage = {
  src: string;
  alt: string | null;
  width: string | null;
  height: string | null;
  /** The types of the sources beside it, its own, where there are others, as 'fallback'. */
  formats: string[];
};

/** What a page's HTML says, before any script ran. */
export type PageFacts = {
  lang: string;
  dir: string;
  title: string;
  description: string | null;
  robots: string | null;
  canonical: string | null;
  /** hreflang → address. */
  alternates: Record<string, string>;
  headings: { level: number; text: string }[];
  mains: number;
  /** Everything the browser fetches by itself: scripts, styles, fonts, pictures, films, frames. */
  loaded: string[];
  preloadedFonts: string[];
  links: { href: string; text: string }[];
  images: PageImage[];
  /** Visible texts and announced attributes, except those marked as another language. */
  words: string[];
};

/** Parses HTML as a browser does, in a blank `page`, without loading anything it names. */
export function readPageFacts(page: Page, html: string): Promise<PageFacts> {
  return page.evaluate(collectFacts, html);
}

/** Runs in the browser, so it can use nothing from outside itself. */
function collectFacts(html: string): PageFacts {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? null;
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const each = (selector: string, name: string) => all(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const candidates = each('[srcset], [imagesrcset]', 'srcset').flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );

  const language = parsed.documentElement.lang;
  const isForeign = (element: Element) => {
    const marked = element.closest('[lang]')?.getAttribute('lang');
    return marked !== language || element.closest('script, style, noscript') !== null;
  };
  const texts: string[] = [];
  const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && !isForeign(node.parentElement)) texts.push(clean(node.textContent));
  }
  const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription'].flatMap((name) =>
    all(`body [${name}]`)
      .filter((element) => !isForeign(element))
      .map((element) => clean(element.getAttribute(name))),
  );

  return {
    lang: language,
    dir: parsed.documentElement.dir,
    title: clean(parsed.title),
    description: attribute('meta[name=description]', 'content'),
    robots: attribute('meta[name=robots]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(
      all('link[rel=alternate][hreflang]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ),
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName[1]),
      text: clean(heading.textContent),
    })),
    mains: all('main').length,
    loaded: [
      ...each('[src]', 'src'),
      ...each('[poster]', 'poster'),
      ...each('link:not([rel=canonical], [rel=alternate])', 'href'),
      ...candidates,
    ],
    preloadedFonts: each('link[rel=preload][as=font]', 'href'),
    links: all('a[href]').map((link) => ({ href: link.getAttribute('href') ?? '', text: clean(link.textContent) })),
    images: all('img').map((image) => ({
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      formats: [
        ...[...(image.closest('picture')?.querySelectorAll('source') ?? [])].map((source) => source.type),
        ...(image.closest('picture')?.querySelector('source') ? ['fallback'] : []),
      ],
    })),
    words: [...texts, ...spoken].filter(Boolean),
  };
}
