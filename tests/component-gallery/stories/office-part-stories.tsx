import { useState } from 'react';
import { BothLanguages, LanguageChoice, textProps } from '#app/office/components/both-languages.tsx';
import { CommandIcon, type CommandIconName } from '#app/office/components/command-icon.tsx';
import { DismissibleAlert } from '#app/office/components/dismissible-alert.tsx';
import { EditedFields } from '#app/office/components/edited-context.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { FactList } from '#app/office/components/fact-list.tsx';
import { ValuePairs } from '#app/office/components/history/value-pairs.tsx';
import { ImageDropZone } from '#app/office/components/image-drop-zone.tsx';
import { ProtectedImage } from '#app/office/components/protected-image.tsx';
import { RowAction } from '#app/office/components/row-action.tsx';
import { SortableList } from '#app/office/components/sortable/sortable-list.tsx';
import type { Language } from '#shared/language.ts';
import { sampleTexts } from '../sample-texts.ts';
import type { Story } from '../story.ts';
import styles from '../story-page.module.css';
import { namedFields, sampleRecord } from './sample-record.ts';

/** A name that is missing here is a type error. */
const actIcons: Record<CommandIconName, true> = {
  edit: true,
  trash: true,
  restore: true,
  key: true,
  leave: true,
  keyboard: true,
  plus: true,
  view: true,
  filter: true,
  status: true,
  cleared: true,
  columns: true,
  more: true,
  download: true,
};

const ignore = () => undefined;

function ChosenLanguage() {
  const [shown, show] = useState<Language>('en');
  const { title } = sampleTexts();
  return (
    <LanguageChoice shown={shown} onChange={show}>
      <BothLanguages
        english={<p {...textProps('en')}>{sampleRecord.title}</p>}
        arabic={<p {...textProps('ar')}>{sampleRecord.translations.ar.title}</p>}
      />
      <p>{title}</p>
    </LanguageChoice>
  );
}

function Sorted({ layout }: { layout: 'list' | 'grid' }) {
  const { title, name, company } = sampleTexts();
  return (
    <SortableList
      items={[title, name, company]}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onMove={ignore}
      layout={layout}
    >
      {(item, _, controls) => (
        <div className={styles.row}>
          {controls}
          {item}
        </div>
      )}
    </SortableList>
  );
}

export const officePartStories: Story[] = [
  {
    name: 'row-acts',
    states: () => {
      const { action } = sampleTexts();
      return [
        {
          label: 'icons',
          content: (
            <div className={styles.row}>
              {(Object.keys(actIcons) as CommandIconName[]).map((icon) => (
                <CommandIcon key={icon} name={icon} />
              ))}
            </div>
          ),
        },
        {
          label: 'usual, dangerous, busy',
          content: (
            <div className={styles.row}>
              <RowAction icon="edit" title={action} label={action} onClick={ignore} />
              <RowAction icon="trash" title={action} label={action} isDanger onClick={ignore} />
              <RowAction icon="status" title={action} label={action} isBusy onClick={ignore} />
            </div>
          ),
        },
      ];
    },
  },
  {
    name: 'failures',
    states: () => {
      const { wrong, text } = sampleTexts();
      return [
        { label: 'a line', content: <ErrorLine message={wrong} /> },
        { label: 'with reason and Retry', content: <ErrorLine message={wrong} reason={text} onRetry={ignore} /> },
        {
          label: 'dismissible',
          content: (
            <DismissibleAlert message={wrong} onDismiss={ignore}>
              {text}
            </DismissibleAlert>
          ),
        },
      ];
    },
  },
  {
    name: 'fact-list',
    states: () => {
      const { name, company, place, long, title } = sampleTexts();
      const facts = [
        { label: company, value: name },
        { label: place, value: <bdi dir="ltr">+962 6 500 0123</bdi> },
      ];
      return [{ label: 'with a long text', content: <FactList facts={facts} text={{ label: title, text: long }} /> }];
    },
  },
  {
    name: 'both-languages',
    states: () => [{ label: 'side by side', content: <ChosenLanguage /> }],
  },
  {
    name: 'sortable-list',
    states: () => [
      { label: 'list', content: <Sorted layout="list" /> },
      { label: 'grid', content: <Sorted layout="grid" /> },
    ],
  },
  {
    name: 'image-drop-zone',
    states: () => {
      const { title, wrong, text } = sampleTexts();
      const accept = ['image/png', 'image/jpeg'];
      return [
        { label: 'one', content: <ImageDropZone label={title} accept={accept} onDrop={ignore} /> },
        {
          label: 'many, required, refused, something chosen',
          content: (
            <ImageDropZone label={title} accept={accept} isMultiple isRequired error={wrong} onDrop={ignore}>
              <p>{text}</p>
            </ImageDropZone>
          ),
        },
      ];
    },
  },
  {
    name: 'protected-image',
    states: () => {
      const { title } = sampleTexts();
      return [{ label: 'loaded', content: <ProtectedImage path="images/sample.png" alt={title} height={80} /> }];
    },
  },
  {
    name: 'value-pairs',
    states: () => {
      const { name, company } = sampleTexts();
      const before = { ...sampleRecord, title: 'How long do sacks last?', category: 'a' };
      const fields = ['title', 'category', 'requirements', 'translations.ar.title'];
      return [
        {
          label: 'two states',
          content: (
            <EditedFields value={namedFields}>
              <ValuePairs
                fields={fields}
                before={{ label: name, record: before }}
                after={{ label: company, record: sampleRecord }}
              />
            </EditedFields>
          ),
        },
        {
          label: 'one state',
          content: (
            <EditedFields value={namedFields}>
              <ValuePairs fields={['title']} before={undefined} after={{ label: company, record: sampleRecord }} />
            </EditedFields>
          ),
        },
      ];
    },
  },
];
