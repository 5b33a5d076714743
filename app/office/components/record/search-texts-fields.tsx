import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { BothLanguages, textProps } from '#app/office/components/both-languages.tsx';
import { TextFindings, type TextForm } from '#app/office/components/text-checks/text-findings.tsx';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { searchTextFields, shownCharacters } from '#shared/site/search-texts.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import styles from './search-texts.module.css';

/** The page's default texts for search engines; '' while unknown. */
export type PageWords = Record<Language, { title: string; description: string }>;

/** The form and the page of some texts for search engines. */
export type SearchTextsOf = {
  form: TextForm;
  /** The form path: empty for a record's own fields, `pages.3.` in a list. */
  prefix: string;
  /** The page's address without language prefix. */
  page: string;
  /** Shown as placeholders. */
  words: PageWords;
};

type Field = keyof typeof shownCharacters;

/** The length of a text, and how much is cut; an empty one uses the page's default. */
function sayLength(text: string, field: Field): string {
  if (!text) return m.search_texts_default();
  const length = { count: [...text].length, max: shownCharacters[field] };
  return length.count > length.max ? m.search_texts_cut(length) : m.search_texts_count(length);
}

type HalfProps = SearchTextsOf & { language: Language };

function Half({ form, prefix, page, words, language }: HalfProps) {
  const labelled = (label: string) => (language === 'ar' ? m.admin_in_arabic({ label }) : label);
  const bindInput = (field: Field): InputProps => {
    const { value = '', ...input } = form.getInputProps(
      `${language === 'ar' ? 'translations.ar.' : ''}${prefix}${field}`,
    );
    return { ...input, ...textProps(language), value, field };
  };
  const [title, description] = [bindInput('searchTitle'), bindInput('searchDescription')];
  const own = words[language];
  const shown = { title: title.value || own.title, description: description.value || own.description };
  return (
    <div className="stack gap-4">
      <TextInput {...withCount(title)} label={labelled(m.search_texts_field_title())} placeholder={own.title} />
      <Textarea
        {...withCount(description)}
        label={labelled(m.search_texts_field_description())}
        placeholder={own.description}
        rows={3}
        resize="vertical"
      />
      <SearchResultPreview language={language} page={page} {...shown} />
    </div>
  );
}

type InputProps = { value: string; field: Field; error?: ReactNode };

function withCount({ field, ...input }: InputProps) {
  return { ...input, description: sayLength(input.value, field) };
}

/** The fields of both languages, with previews. */
export function SearchTextsFields(texts: SearchTextsOf) {
  return (
    <div className={`stack gap-4 ${styles.content}`}>
      <p className="muted">{m.search_texts_help()}</p>
      <BothLanguages english={<Half {...texts} language="en" />} arabic={<Half {...texts} language="ar" />} />
      {searchTextFields.map((field) => (
        <TextFindings key={field} form={texts.form} path={texts.prefix + field} label={labels[field]()} />
      ))}
    </div>
  );
}

const labels = { searchTitle: m.search_texts_field_title, searchDescription: m.search_texts_field_description };

/** The beginning of a text, cut at a word as search engines do. */
function beginning(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${cutText(line, longest).replace(/\s\S*$/, '')} …`;
}

type SearchResultPreviewProps = { language: Language; page: string; title: string; description: string };

/** A preview of a search result. */
function SearchResultPreview({ language, page, title, description }: SearchResultPreviewProps) {
  const steps = pathIn(language, page).split('/').filter(Boolean);
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{m.search_texts_preview()}</figcaption>
      <p className="cut tiny muted" dir="ltr">
        {[window.location.host, ...steps].join(' › ')}
      </p>
      <p className={styles.title} {...textProps(language)}>
        {beginning(title, shownCharacters.searchTitle) || m.search_texts_default({}, { locale: language })}
      </p>
      <p className="small muted" {...textProps(language)}>
        {beginning(description, shownCharacters.searchDescription)}
      </p>
    </figure>
  );
}
