import type { Translations } from './content.ts';
import type { FixedPage } from './fixed-pages.ts';

type PageWords = { title: string; texts: string[] };

/** A fixed page as visitors read it: its heading and its texts, part by part. */
export type SearchedPage = PageWords &
  Translations<PageWords> & {
    path: FixedPage;
    /** Where each of the texts stands on the page: the id of an element, '' at its top. */
    anchors: string[];
  };
