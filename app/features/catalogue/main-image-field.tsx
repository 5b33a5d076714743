import { useMemo } from 'react';
import { ImageDropZone } from '#app/components/back-office/image-drop-zone.tsx';
import { ProtectedImage } from '#app/components/back-office/protected-image.tsx';
import { useFileAddresses } from '#app/components/back-office/use-file-addresses.ts';
import { m } from '#messages';
import { imageTypes, limits } from '#shared/limits.ts';
import styles from './catalogue-dialog.module.css';
import type { CatalogueForm } from './catalogue-form.ts';

const previewHeight = 100;

/** The one image of the cards; `current` is the stored one until another is chosen. */
export function MainImageField({ form, current }: { form: CatalogueForm; current: string | undefined }) {
  const { mainImage } = form.values;
  const chosen = useMemo(() => (mainImage ? [mainImage] : []), [mainImage]);
  const [address] = useFileAddresses(chosen);
  const label = m.admin_main_image();

  function choose([file]: File[]): void {
    if (!file) return;
    form.setFieldValue('mainImage', file);
    form.clearFieldError('mainImage');
  }

  return (
    <ImageDropZone
      label={label}
      accept={imageTypes}
      maxBytes={limits.imageBytes}
      isRequired={!current}
      error={form.errors.mainImage}
      onDrop={choose}
    >
      {(address || current) && (
        <div className={styles.preview}>
          {address ? (
            <img src={address} alt={mainImage?.name ?? ''} />
          ) : (
            <ProtectedImage path={current ?? ''} alt={label} height={previewHeight} />
          )}
        </div>
      )}
    </ImageDropZone>
  );
}
