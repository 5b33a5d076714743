import { ActionIcon, Skeleton } from '@mantine/core';
import { ImageDropZone } from '#app/components/back-office/image-drop-zone.tsx';
import { useFileAddresses } from '#app/components/back-office/use-file-addresses.ts';
import { useProtectedImages } from '#app/components/back-office/use-protected-image.ts';
import { Icon } from '#app/components/icon.tsx';
import { m } from '#messages';
import { imageTypes, limits } from '#shared/limits.ts';
import styles from './catalogue-dialog.module.css';
import type { CatalogueForm } from './catalogue-form.ts';
import type { CatalogueRecord } from './catalogue-record.ts';

type ThumbnailProps = { address: string | undefined; isLoading: boolean; number: number; onRemove: () => void };

function Thumbnail({ address, isLoading, number, onRemove }: ThumbnailProps) {
  return (
    <li className={styles.thumbnail}>
      {address && <img src={address} width={100} height={100} alt={m.admin_gallery_image({ number })} />}
      {isLoading && <Skeleton height={100} radius={0} />}
      <ActionIcon
        className={styles.remove ?? ''}
        variant="default"
        size={28}
        aria-label={m.admin_gallery_remove({ number })}
        onClick={onRemove}
      >
        <Icon name="close" size={14} />
      </ActionIcon>
    </li>
  );
}

type GalleryFieldProps = { form: CatalogueForm; record: CatalogueRecord | undefined; isRequired: boolean };

/** The further images: the stored ones that stay, then those chosen now. */
export function GalleryField({ form, record, isRequired }: GalleryFieldProps) {
  const { existingGalleryImages: kept, galleryImages: added } = form.values;
  const stored = useProtectedImages(record?._id, record?.galleryImages);
  const addresses = useFileAddresses(added);
  const addressOf = (path: string) =>
    stored.status === 'loaded' ? stored.images.find((image) => image.path === path)?.address : undefined;

  function add(files: File[]): void {
    form.setFieldValue('galleryImages', [...added, ...files]);
    form.clearFieldError('galleryImages');
  }

  return (
    <ImageDropZone
      label={m.admin_gallery_images()}
      accept={imageTypes}
      maxBytes={limits.imageBytes}
      isMultiple
      room={limits.gallery - kept.length - added.length}
      isRequired={isRequired}
      error={form.errors.galleryImages ?? form.errors.existingGalleryImages}
      onDrop={add}
    >
      {kept.length + added.length > 0 && (
        <ul className={styles.thumbnails}>
          {kept.map((path, index) => (
            <Thumbnail
              key={path}
              address={addressOf(path)}
              isLoading={stored.status === 'loading'}
              number={index + 1}
              onRemove={() => form.removeListItem('existingGalleryImages', index)}
            />
          ))}
          {addresses.map((address, index) => (
            <Thumbnail
              key={address}
              address={address}
              isLoading={false}
              number={kept.length + index + 1}
              onRemove={() => form.removeListItem('galleryImages', index)}
            />
          ))}
        </ul>
      )}
    </ImageDropZone>
  );
}
