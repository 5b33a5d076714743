import { ActionIcon, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ImageDropZone } from '#app/components/back-office/image-drop-zone.tsx';
import { SortableList } from '#app/components/back-office/sortable/sortable-list.tsx';
import { useFileAddresses } from '#app/components/back-office/use-file-addresses.ts';
import { useProtectedImages } from '#app/components/back-office/use-protected-image.ts';
import { Icon } from '#app/components/icon.tsx';
import { m } from '#messages';
import { imageTypes, limits } from '#shared/limits.ts';
import styles from './catalogue-dialog.module.css';
import type { CatalogueForm } from './catalogue-form.ts';
import type { CatalogueRecord } from './catalogue-record.ts';

type ThumbnailProps = {
  address: string | undefined;
  isLoading: boolean;
  number: number;
  /** Its move controls. */
  controls: ReactNode;
  onRemove: () => void;
};

function Thumbnail({ address, isLoading, number, controls, onRemove }: ThumbnailProps) {
  return (
    <>
      <div className={styles.thumbnail}>
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
      </div>
      <div className={styles.moves}>{controls}</div>
    </>
  );
}

type ThumbnailsProps = {
  form: CatalogueForm;
  field: 'existingGalleryImages' | 'galleryImages';
  /** The key of each image: its path, or its blob URL. */
  images: { key: string; address: string | undefined; isLoading: boolean }[];
  /** The number of images before these. */
  before: number;
};

/** Images of the gallery, in the order in which visitors will see them. */
function Thumbnails({ form, field, images, before }: ThumbnailsProps) {
  if (images.length === 0) return null;
  return (
    <SortableList
      items={images}
      keyOf={({ key }) => key}
      nameOf={(_, place) => m.admin_gallery_image({ number: before + place + 1 })}
      onMove={(from, to) => form.reorderListItem(field, { from, to })}
      layout="grid"
      className={styles.thumbnails}
      controlSize={28}
    >
      {({ address, isLoading }, place, controls) => (
        <Thumbnail
          address={address}
          isLoading={isLoading}
          number={before + place + 1}
          controls={images.length > 1 && controls}
          onRemove={() => form.removeListItem(field, place)}
        />
      )}
    </SortableList>
  );
}

type GalleryFieldProps = { form: CatalogueForm; record: CatalogueRecord | undefined; isRequired: boolean };

/** The gallery: kept stored images, then newly chosen ones. */
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
      <Thumbnails
        form={form}
        field="existingGalleryImages"
        images={kept.map((key) => ({ key, address: addressOf(key), isLoading: stored.status === 'loading' }))}
        before={0}
      />
      <Thumbnails
        form={form}
        field="galleryImages"
        images={addresses.map((address) => ({ key: address, address, isLoading: false }))}
        before={kept.length}
      />
    </ImageDropZone>
  );
}
