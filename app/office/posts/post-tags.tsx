import { Button, Input, Pill, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { BothLanguages, textProps } from '#app/office/components/both-languages.tsx';
import { randomId } from '#app/office/components/random-id.ts';
import type { EntryValue } from '#app/office/components/record/record-field.ts';
import type { FieldForm } from '#app/office/components/record/use-field-form.ts';
import { TextFindings } from '#app/office/components/text-checks/text-findings.tsx';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import styles from './post-tags.module.css';

const arabicTags = 'translations.ar.tags';

// As `fieldValuesOf` fills it.
const readTags = (form: FieldForm) => (form.values.tags as EntryValue[]).map(({ text }) => String(text));

function findFault(tag: string, tags: readonly string[]): string {
  if (tag.length > limits.tag) return m.error_too_long({ max: limits.tag });
  return tags.length >= limits.tags ? m.error_too_many_entries({ max: limits.tags }) : '';
}

/** Adds and removes tags; Arabic tags have the same order in their own list. */
function useTags(form: FieldForm) {
  const tags = readTags(form);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');

  /** Empty and duplicate tags are ignored; the field is cleared. */
  function add(): void {
    const tag = typed.trim();
    const isNew = tag !== '' && !tags.includes(tag);
    const wrong = isNew ? findFault(tag, tags) : '';
    setFault(wrong);
    if (wrong) return;
    setTyped('');
    if (!isNew) return;
    form.insertListItem('tags', { entryId: randomId(), text: tag });
    form.insertListItem(arabicTags, { text: '' });
  }

  function remove(place: number): void {
    form.removeListItem('tags', place);
    form.removeListItem(arabicTags, place);
  }

  function type(text: string): void {
    setTyped(text);
    setFault('');
  }
  return { tags, typed, fault, type, add, remove };
}

function EnglishTags({ form }: { form: FieldForm }) {
  const { tags, typed, fault, type, add, remove } = useTags(form);
  const input = useRef<HTMLInputElement>(null);
  const stored = Object.entries(form.errors).find(([field]) => /^tags(\.|$)/.test(field))?.[1];

  function pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter must not submit the post.
    event.preventDefault();
    add();
  }

  function removeAndStay(place: number): void {
    remove(place);
    input.current?.focus();
  }

  return (
    <div className="stack gap-2">
      <div className={styles.row}>
        <TextInput
          ref={input}
          className="grows"
          label={m.admin_blogs_tags()}
          placeholder={m.admin_blogs_tag_placeholder()}
          value={typed}
          error={fault || stored}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={pressed}
          {...textProps('en')}
        />
        <Button variant="default" onClick={add}>
          {m.admin_blogs_tag_add()}
        </Button>
      </div>
      {tags.length > 0 && (
        <ul className="wrap gap-2" aria-label={m.admin_blogs_tags()}>
          {tags.map((tag, place) => (
            <li key={tag}>
              <Pill
                size="md"
                withRemoveButton
                onRemove={() => removeAndStay(place)}
                removeButtonProps={{
                  tabIndex: 0,
                  'aria-hidden': false,
                  'aria-label': m.admin_blogs_tag_remove({ tag }),
                }}
              >
                <bdi>{tag}</bdi>
              </Pill>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ArabicTags({ form }: { form: FieldForm }) {
  const tags = readTags(form);
  return (
    <fieldset className="stack gap-2">
      <Input.Label labelElement="div">{m.admin_blogs_tags_arabic()}</Input.Label>
      {tags.length === 0 && <p className="small muted">{m.admin_blogs_tags_none()}</p>}
      {tags.map((tag, place) => (
        <TextInput
          key={tag}
          aria-label={m.admin_blogs_tag_arabic({ tag })}
          placeholder={tag}
          {...textProps('ar')}
          {...form.getInputProps(`${arabicTags}.${place}.text`)}
        />
      ))}
    </fieldset>
  );
}

/** The tags of a post and their Arabic. */
export function PostTags({ form }: { form: FieldForm }) {
  return (
    <>
      <BothLanguages english={<EnglishTags form={form} />} arabic={<ArabicTags form={form} />} />
      {readTags(form).map((tag, place) => (
        <TextFindings key={tag} form={form} path={`tags.${place}.text`} label={m.admin_blogs_tag_named({ tag })} />
      ))}
    </>
  );
}
