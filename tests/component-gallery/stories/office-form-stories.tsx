import { type ComponentProps, useEffect } from 'react';
import { DraftNotice } from '#app/office/components/record/draft-notice.tsx';
import { RecordFields } from '#app/office/components/record/record-fields.tsx';
import { SearchTextsGroup } from '#app/office/components/record/search-texts.tsx';
import { useFieldForm } from '#app/office/components/record/use-field-form.ts';
import { sampleTexts } from '../sample-texts.ts';
import type { Story } from '../story.ts';
import { sampleFields, sampleRecord, sampleSchema } from './sample-record.ts';

const ignore = () => undefined;

export function useSampleForm(record: object | undefined) {
  return useFieldForm({
    fields: sampleFields,
    record,
    loadSchema: async () => sampleSchema,
    onSave: async () => {},
    onSaved: ignore,
  });
}

function Fields({ record, isWrong = false }: { record?: object; isWrong?: boolean }) {
  const { form } = useSampleForm(record);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as a refusal would
  useEffect(() => {
    if (!isWrong) return;
    const { wrong } = sampleTexts();
    form.setErrors(Object.fromEntries(sampleFields.map(({ name }) => [name, wrong])));
  }, []);
  return <RecordFields form={form} fields={sampleFields} />;
}

type Kept = ComponentProps<typeof DraftNotice>['kept'];

const kept: Kept = {
  offer: undefined,
  restore: ignore,
  discard: ignore,
  wereKept: false,
  isChanged: false,
  giveUp: ignore,
  removeOwnDraft: ignore,
  removeRecordDrafts: ignore,
};
const savedAt = Date.UTC(2026, 2, 5, 9, 30);

function OpenSearchTexts() {
  const { title, text, wrong } = sampleTexts();
  const words = { title, description: text };
  // Something wrong in it opens the group.
  const form = {
    getInputProps: (path: string) => ({ value: '', ...(path === 'searchTitle' && { error: wrong }) }),
    setFieldValue: () => undefined,
  };
  return <SearchTextsGroup form={form} page="/products/sample" words={{ en: words, ar: words }} />;
}

export const officeFormStories: Story[] = [
  { name: 'record-fields-empty', states: () => [{ label: 'new', content: <Fields /> }] },
  { name: 'record-fields-filled', states: () => [{ label: 'stored', content: <Fields record={sampleRecord} /> }] },
  { name: 'record-fields-wrong', states: () => [{ label: 'refused', content: <Fields isWrong /> }] },
  {
    name: 'kept-notice',
    states: () => [
      { label: 'offered', content: <DraftNotice kept={{ ...kept, offer: { savedAt, isChanged: false } }} /> },
      {
        label: 'offered, changed meanwhile',
        content: <DraftNotice kept={{ ...kept, offer: { savedAt, isChanged: true } }} />,
      },
      { label: 'put back', content: <DraftNotice kept={{ ...kept, wereKept: true }} /> },
    ],
  },
  { name: 'search-texts', states: () => [{ label: 'open', content: <OpenSearchTexts /> }] },
];
