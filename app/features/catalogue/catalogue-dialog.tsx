import { Button, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { ApiError } from '#app/components/back-office/api-client.ts';
import { LanguageChoice } from '#app/components/back-office/both-languages.tsx';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import styles from './catalogue-dialog.module.css';
import type { CatalogueKind } from './catalogue-kind.ts';
import { type CatalogueRecord, type CatalogueValues, emptyValues, valuesOf } from './catalogue-record.ts';
import { faultsOf } from './catalogue-rules.ts';
import { DetailsList } from './details-list.tsx';
import { GalleryField } from './gallery-field.tsx';
import { MainImageField } from './main-image-field.tsx';
import { TextFields } from './text-fields.tsx';
import type { Failure } from './use-catalogue-changes.ts';

type CatalogueDialogProps = {
  kind: CatalogueKind;
  /** What is edited; undefined for a new one. */
  record: CatalogueRecord | undefined;
  failure: Failure | undefined;
  /** Rejects when nothing was saved. */
  onSave: (values: CatalogueValues) => Promise<void>;
  onClose: () => void;
};

const marked = '[aria-invalid="true"], [data-invalid] button';

/** Adds or edits a partner or a product; what is wrong stands under the fields and nothing is sent. */
export function CatalogueDialog({ kind, record, failure, onSave, onClose }: CatalogueDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [language, setLanguage] = useState<Language>('en');
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<CatalogueValues>({
    initialValues: record ? valuesOf(record) : emptyValues(),
    validate: (values) => faultsOf(kind, values, !record),
  });

  function showFaults(faults: object): void {
    // On a phone one language is seen at a time: the one with a fault.
    setLanguage(Object.keys(faults).every((field) => field.startsWith('translations.ar')) ? 'ar' : 'en');
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(marked)?.focus());
  }

  async function save(values: CatalogueValues): Promise<void> {
    setIsBusy(true);
    try {
      await onSave(values);
      onClose();
    } catch (error) {
      setIsBusy(false);
      if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) return;
      form.setErrors(error.errors);
      showFaults(error.errors);
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={record ? kind.words.editTitle() : kind.words.addTitle()}
      closeOnClickOutside={!form.isDirty()}
    >
      <form ref={element} noValidate className={styles.form} onSubmit={form.onSubmit(save, showFaults)}>
        {failure && <ErrorLine {...failure} />}
        <LanguageChoice shown={language} onChange={setLanguage}>
          <TextFields kind={kind} form={form} />
          <MainImageField form={form} current={record?.mainImage} />
          <GalleryField form={form} record={record} isRequired={kind.needsGallery} />
          <DetailsList form={form} />
        </LanguageChoice>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {record ? m.admin_update() : m.admin_create()}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
