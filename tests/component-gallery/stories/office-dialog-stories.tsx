import { Modal } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type ReactNode, useEffect } from 'react';
import { confirmFirst } from '#app/office/components/confirm.ts';
import { EditedFields } from '#app/office/components/edited-context.ts';
import { HistoryDialog } from '#app/office/components/history/history-dialog.tsx';
import { ConflictForm } from '#app/office/components/record/conflict-form.tsx';
import { RecordDialog } from '#app/office/components/record/record-dialog.tsx';
import { RecordFields } from '#app/office/components/record/record-fields.tsx';
import { toastDeleted } from '#app/office/components/restore-deleted.ts';
import { hideToast, shownToasts, toastFailure, toastSuccess } from '#app/office/components/toast.ts';
import { sampleTexts } from '../sample-texts.ts';
import type { Story } from '../story.ts';
import { useSampleForm } from './office-form-stories.tsx';
import { namedFields, sampleFields, sampleRecord } from './sample-record.ts';

const ignore = () => undefined;

/** Does once what screens do when a button is pressed; nothing of it outlives the story. */
function Once({ act }: { act: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    act();
    return () => {
      modals.closeAll();
      shownToasts().forEach(hideToast);
    };
  }, []);
  return null;
}

function SampleDialog() {
  const { title, wrong, text } = sampleTexts();
  const control = useSampleForm(sampleRecord);
  return (
    <RecordDialog
      name="Story"
      title={title}
      isNew={false}
      control={control}
      failure={{ message: wrong, reason: text }}
      onClose={ignore}
    >
      <RecordFields form={control.form} fields={sampleFields.slice(0, 3)} hasFocus />
    </RecordDialog>
  );
}

function SampleConflict() {
  const { title } = sampleTexts();
  const mine = { ...sampleRecord, title: 'How long do sacks last in the sun?' };
  const theirs = { ...sampleRecord, title: 'Durability', answer: 'Two hundred hours.' };
  return (
    <Modal opened onClose={ignore} size="lg" title={title}>
      <EditedFields value={namedFields}>
        <ConflictForm
          changed={['title', 'answer']}
          base={sampleRecord}
          mine={mine}
          theirs={theirs}
          onSave={ignore}
          onTakeTheirs={ignore}
          onBack={ignore}
        />
      </EditedFields>
    </Modal>
  );
}

function showToasts(): void {
  const { title, wrong } = sampleTexts();
  toastSuccess(title);
  toastFailure(wrong);
  toastDeleted({ paths: [], message: title, reload: async () => {} });
}

const overlay = (name: string, content: () => ReactNode): Story => ({
  name,
  isOverlay: true,
  states: () => [{ label: name, content: content() }],
});

export const officeDialogStories: Story[] = [
  overlay('confirmation', () => {
    const { title, text } = sampleTexts();
    return <Once act={() => void confirmFirst({ title, text })} />;
  }),
  overlay('confirmation-by-number', () => {
    const { title, text } = sampleTexts();
    return <Once act={() => void confirmFirst({ title, text, deletes: 12 })} />;
  }),
  overlay('toasts', () => <Once act={showToasts} />),
  overlay('record-dialog', () => <SampleDialog />),
  overlay('conflict', () => <SampleConflict />),
  overlay('history', () => (
    <EditedFields value={namedFields}>
      <HistoryDialog name={{ entity: 'faq', id: 'sample' }} onRestore={ignore} onClose={ignore} />
    </EditedFields>
  )),
];
