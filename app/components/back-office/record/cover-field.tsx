import { useMemo } from 'react';
import { fieldValue } from '../history/field-label.ts';
import { ImageDropZone } from '../image-drop-zone.tsx';
import { ProtectedImage } from '../protected-image.tsx';
import { useFileAddresses } from '../use-file-addresses.ts';
import styles from './cover-field.module.css';
import type { CoverField as Field } from './record-field.ts';
import type { FieldForm } from './use-field-form.ts';

const previewHeight = 100;

type CoverFieldProps = { form: FieldForm; field: Field; record: object | undefined };

/** The one image that a record must have: the stored one until another is chosen. */
export function CoverField({ form, field: { name, label: word, accept, maxBytes }, record }: CoverFieldProps) {
  const current = record && String(fieldValue(record, name));
  const file = form.values[name];
  const chosen = useMemo(() => (file instanceof File ? [file] : []), [file]);
  const [address] = useFileAddresses(chosen);
  const label = word();

  function choose([next]: File[]): void {
    if (!next) return;
    form.setFieldValue(name, next);
    form.clearFieldError(name);
  }

  return (
    <ImageDropZone
      label={label}
      accept={accept}
      maxBytes={maxBytes}
      isRequired={!current}
      error={form.errors[name]}
      onDrop={choose}
    >
      {(address || current) && (
        <div className={styles.preview}>
          {address ? (
            <img src={address} alt={chosen[0]?.name ?? ''} />
          ) : (
            <ProtectedImage path={current ?? ''} alt={label} height={previewHeight} />
          )}
        </div>
      )}
    </ImageDropZone>
  );
}
