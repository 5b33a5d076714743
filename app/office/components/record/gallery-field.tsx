import { ActionIcon, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldValue } from '#app/office/components/history/field-label.ts';
import { ImageDropZone } from '#app/office/components/image-drop-zone.tsx';
import { SortableList } from '#app/office/components/sortable/sortable-list.tsx';
import { useFileAddresses } from '#app/office/components/use-file-addresses.ts';
import { useProtectedImages } from '#app/office/components/use-protected-image.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { keptFieldName, readGallery } from './field-values.ts';
import styles from './gallery-field.module.css';
import { PrintedFacts } from './printed-facts.tsx';
import type { GalleryControl as Field, StoredRecord } from './record-field.ts';
import type { FieldForm } from './use-field-form.ts';

type ThumbnailProps = {
  address: string | undefined;
  isLoading: boolean;
  number: number;
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
  form: FieldForm;
  path: string;
  /** The key of each image: its path, or its blob URL. */
  images: { key: string; address: string | undefined; isLoading: boolean }[];
  /** The number of images before these. */
  before: number;
};

/** Images of the gallery, in the order in which visitors will see them. */
function Thumbnails({ form, path, images, before }: ThumbnailsProps) {
  if (images.length === 0) return null;
  return (
    <SortableList
      items={images}
      keyOf={({ key }) => key}
      nameOf={(_, place) => m.admin_gallery_image({ number: before + place + 1 })}
      onMove={(from, to) => form.reorderListItem(path, { from, to })}
      layout="grid"
      className={`wrap gap-3 ${styles.thumbnails}`}
      controlSize={28}
    >
      {({ address, isLoading }, place, controls) => (
        <Thumbnail
          address={address}
          isLoading={isLoading}
          number={before + place + 1}
          controls={images.length > 1 && controls}
          onRemove={() => form.removeListItem(path, place)}
        />
      )}
    </SortableList>
  );
}

const storedPaths = (record: object, name: string): string[] => [fieldValue(record, name) ?? []].flat().map(String);

type GalleryFieldProps = { form: FieldForm; field: Field; record: StoredRecord | undefined };

/** The gallery: kept stored images, then newly chosen ones. */
export function GalleryInput({ form, field, record }: GalleryFieldProps) {
  const { name, label, isRequired = false } = field;
  const keptPath = keptFieldName(name);
  const { kept, added } = readGallery(form.values, name);
  const stored = useProtectedImages(record?._id, record && storedPaths(record, name));
  const addresses = useFileAddresses(added);
  const writeAddress = (path: string) =>
    stored.status === 'loaded' ? stored.images.find((image) => image.path === path)?.address : undefined;

  function add(files: File[]): void {
    form.setFieldValue(name, [...added, ...files]);
    form.clearFieldError(name);
  }

  return (
    <>
      <ImageDropZone
        label={label()}
        accept={field.accept}
        maxBytes={field.maxBytes}
        isMultiple
        room={field.most - kept.length - added.length}
        isRequired={isRequired}
        error={form.errors[name] ?? form.errors[keptPath]}
        onDrop={add}
      >
        <Thumbnails
          form={form}
          path={keptPath}
          images={kept.map((key) => ({ key, address: writeAddress(key), isLoading: stored.status === 'loading' }))}
          before={0}
        />
        <Thumbnails
          form={form}
          path={name}
          images={addresses.map((address) => ({ key: address, address, isLoading: false }))}
          before={kept.length}
        />
      </ImageDropZone>
      {field.hasPrints && <PrintedFacts paths={kept} />}
    </>
  );
}
