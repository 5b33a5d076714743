import { Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { textProps } from '#app/office/components/both-languages.tsx';
import { keyOfCommand } from '#app/office/components/meant-key.ts';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { mediaAddress } from '#shared/content/picture.ts';
import type { LibraryImage } from '#shared/kinds/content-answers.ts';
import type { Language } from '#shared/language.ts';
import { ArticlePreview } from './article-preview.tsx';
import { ImageLibrary } from './image-library.tsx';
import { applyEdit, type MarkdownEdit, readSelection, type Selected, withImage } from './markdown-edits.ts';
import styles from './markdown-field.module.css';
import { type MarkdownFormat, markdownFormats } from './markdown-formats.ts';
import { MarkdownToolbar } from './markdown-toolbar.tsx';

type MarkdownFieldProps = {
  label: string;
  language: Language;
  rows: number;
  isRequired?: boolean;
  /** Value, error and events, as a form's `getInputProps` gives them. */
  input: { value?: string; error?: ReactNode };
};

function formatOfKey(event: KeyboardEvent): MarkdownFormat | undefined {
  const key = keyOfCommand(event);
  return key ? markdownFormats.find(({ shortcut }) => shortcut === key) : undefined;
}

/** A Markdown text field with a toolbar and a preview. */
export function MarkdownField({ label, language, rows, isRequired = false, input }: MarkdownFieldProps) {
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setIsPreview] = useState(false);
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);

  function write(edit: (selected: Selected) => MarkdownEdit): void {
    if (textarea.current) applyEdit(textarea.current, edit(readSelection(textarea.current)));
  }
  const format = (chosen: MarkdownFormat) => write((selected) => chosen.edit(selected, language));

  function insertImage(image: LibraryImage): void {
    setIsLibraryOpen(false);
    const words = localise(image, language).alt || m.markdown_image_words({}, { locale: language });
    write((selected) => withImage(selected, { address: mediaAddress(image.path), words }));
  }

  function pressed(event: KeyboardEvent): void {
    const chosen = formatOfKey(event);
    if (!chosen) return;
    event.preventDefault();
    format(chosen);
  }

  function closeLibrary(): void {
    setIsLibraryOpen(false);
    textarea.current?.focus();
  }

  return (
    <div className={styles.field}>
      <Textarea
        ref={textarea}
        id={id}
        label={label}
        rows={rows}
        resize="vertical"
        withAsterisk={isRequired}
        classNames={{ wrapper: isPreview ? (styles.hidden ?? '') : '' }}
        inputContainer={(children) => (
          <>
            <MarkdownToolbar
              label={label}
              controls={id}
              isPreview={isPreview}
              isLibraryOpen={isLibraryOpen}
              onFormat={format}
              onLibrary={() => setIsLibraryOpen(!isLibraryOpen)}
              onPreview={() => setIsPreview(!isPreview)}
            />
            {isLibraryOpen && !isPreview && <ImageLibrary onChoose={insertImage} onClose={closeLibrary} />}
            {children}
            {isPreview && (
              <section className={styles.preview} aria-label={m.markdown_preview_of({ label })}>
                <ArticlePreview content={input.value ?? ''} language={language} />
              </section>
            )}
          </>
        )}
        onKeyDown={pressed}
        {...textProps(language)}
        {...input}
      />
    </div>
  );
}
