import type { Translations } from '../content/content.ts';
import type { FixedPage } from '../site/fixed-pages.ts';

type PageWords = { title: string; texts: string[]; headings: string[] };

/** A fixed page as visitors read it: its title and its texts, part by part, each of which begins with its heading. */
export type SearchedPage = PageWords &
  Translations<PageWords> & {
    path: FixedPage;
    /** Where each of the texts stands on the page: the id of an element, '' at its top. */
    anchors: string[];
  };
