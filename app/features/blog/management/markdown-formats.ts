import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import {
  asHeading,
  asLines,
  type MarkdownEdit,
  type Selected,
  withLink,
  withTable,
  wrapped,
} from './markdown-edits.ts';
import type { MarkdownIconName } from './markdown-icon.tsx';

/** A formatting command. */
export type MarkdownFormat = {
  key: string;
  label: () => string;
  icon: MarkdownIconName;
  /** Its shortcut letter with Ctrl or Cmd. */
  shortcut?: string;
  /** `language` is the text's; inserted placeholders use it. */
  edit: (selected: Selected, language: Language) => MarkdownEdit;
};

const wordIn = (language: Language) => m.markdown_word({}, { locale: language });

/** Headings begin at h2: the title of the post is the h1. */
export const markdownFormats: readonly MarkdownFormat[] = [
  { key: 'h2', label: m.markdown_heading, icon: 'h2', edit: (selected) => asHeading(selected, 2) },
  { key: 'h3', label: m.markdown_subheading, icon: 'h3', edit: (selected) => asHeading(selected, 3) },
  {
    key: 'bold',
    label: m.markdown_bold,
    icon: 'bold',
    shortcut: 'b',
    edit: (selected, language) => wrapped(selected, { before: '**' }, wordIn(language)),
  },
  {
    key: 'italic',
    label: m.markdown_italic,
    icon: 'italic',
    shortcut: 'i',
    edit: (selected, language) => wrapped(selected, { before: '*' }, wordIn(language)),
  },
  {
    key: 'link',
    label: m.markdown_link,
    icon: 'link',
    edit: (selected, language) => withLink(selected, wordIn(language)),
  },
  { key: 'list', label: m.markdown_list, icon: 'list', edit: (selected) => asLines(selected, 'list') },
  { key: 'numbers', label: m.markdown_numbers, icon: 'numbers', edit: (selected) => asLines(selected, 'numbers') },
  { key: 'quote', label: m.markdown_quote, icon: 'quote', edit: (selected) => asLines(selected, 'quote') },
  {
    key: 'table',
    label: m.markdown_table,
    icon: 'table',
    edit: (selected, language) =>
      withTable(selected, (number) => m.markdown_table_column({ number }, { locale: language })),
  },
];
