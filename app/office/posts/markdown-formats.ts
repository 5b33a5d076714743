import type { LineIconProps } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { wrapped } from './emphasis-edits.ts';
import { asHeading, asLines, type MarkdownEdit, type Selected, withLink, withTable } from './markdown-edits.ts';

/** A formatting command. */
export type MarkdownFormat = {
  key: string;
  label: () => string;
  icon: LineIconProps;
  /** Its shortcut letter with Ctrl or Cmd. */
  shortcut?: string;
  /** `language` is the text's; inserted placeholders use it. */
  edit: (selected: Selected, language: Language) => MarkdownEdit;
};

const wordIn = (language: Language) => m.markdown_word({}, { locale: language });

// Icons of lists and quotes are mirrored in Arabic; letters and links are not.
/** Headings begin at h2: the title of the post is the h1. */
export const markdownFormats: readonly MarkdownFormat[] = [
  {
    key: 'h2',
    label: m.markdown_heading,
    icon: { path: 'M3 6v12M12 6v12M3 12h9M16 12.5c0-3 5-3 5 0 0 2-5 3-5 5.5h5' },
    edit: (selected) => asHeading(selected, 2),
  },
  {
    key: 'h3',
    label: m.markdown_subheading,
    icon: {
      path: 'M3 6v12M12 6v12M3 12h9M16 11.5c1-2 5-1.5 5 .8 0 1.2-1.2 2-2.5 2 1.3 0 2.7.8 2.7 2.2 0 2.2-4.2 2.5-5.2.5',
    },
    edit: (selected) => asHeading(selected, 3),
  },
  {
    key: 'bold',
    label: m.markdown_bold,
    icon: { path: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z', weight: 2.5 },
    shortcut: 'b',
    edit: (selected, language) => wrapped(selected, '**', wordIn(language)),
  },
  {
    key: 'italic',
    label: m.markdown_italic,
    icon: { path: 'M19 5h-8M13 19H5M15 5L9 19' },
    shortcut: 'i',
    edit: (selected, language) => wrapped(selected, '*', wordIn(language)),
  },
  {
    key: 'link',
    label: m.markdown_link,
    icon: { path: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1' },
    edit: (selected, language) => withLink(selected, wordIn(language)),
  },
  {
    key: 'list',
    label: m.markdown_list,
    icon: { path: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01', mirrors: true },
    edit: (selected) => asLines(selected, 'list'),
  },
  {
    key: 'numbers',
    label: m.markdown_numbers,
    icon: { path: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-1V9M4 15.5c0-2 3-2 3 0S4 17.5 4 19.5h3', mirrors: true },
    edit: (selected) => asLines(selected, 'numbers'),
  },
  {
    key: 'quote',
    label: m.markdown_quote,
    icon: { path: 'M10 7c-3 1-5 3-5 7v3h5v-5H7M19 7c-3 1-5 3-5 7v3h5v-5h-3', mirrors: true },
    edit: (selected) => asLines(selected, 'quote'),
  },
  {
    key: 'table',
    label: m.markdown_table,
    icon: { path: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14' },
    edit: (selected, language) =>
      withTable(selected, (number) => m.markdown_table_column({ number }, { locale: language })),
  },
];
