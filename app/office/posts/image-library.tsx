import { Button, CloseButton, FileButton, Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { ProtectedImage } from '#app/office/components/protected-image.tsx';
import { formatFileSize } from '#app/ui/i18n/format.ts';
import { localised } from '#app/ui/i18n/localised.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import type { LibraryImage } from '#shared/kinds/content-answers.ts';
import { imageTypes } from '#shared/limits.ts';
import styles from './image-library.module.css';
import { chooseThumbnail, useImageLibrary } from './use-image-library.ts';

type ImageLibraryProps = { onChoose: (image: LibraryImage) => void; onClose: () => void };

const thumbnailHeight = 88;
const searchPause = 250;

function LibraryEntry({ image, onChoose }: { image: LibraryImage; onChoose: () => void }) {
  const { alt } = localised(image);
  return (
    <li>
      <button type="button" className={styles.entry} onClick={onChoose}>
        <ProtectedImage path={chooseThumbnail(image)} alt="" height={thumbnailHeight} />
        <span className={alt ? styles.words : 'visually-hidden'}>{alt || m.library_unnamed()}</span>
        {image.bytes > 0 && <bdi className={styles.words}>{formatFileSize(image.bytes).replace(' ', '\u00a0')}</bdi>}
      </button>
    </li>
  );
}

/** The image library: choose an image for a text, or upload one. */
export function ImageLibrary({ onChoose, onClose }: ImageLibraryProps) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), searchPause);
  const library = useImageLibrary(q);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  return (
    <section className={styles.library} aria-label={m.library_title()}>
      <div className={`row gap-2 ${styles.head}`}>
        <TextInput
          ref={search}
          type="search"
          className={styles.search ?? ''}
          aria-label={m.library_search()}
          placeholder={m.library_search()}
          leftSection={<Icon name="search" size={18} />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // The library is inside the post's form, which Enter would submit.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <FileButton accept={imageTypes.join(',')} onChange={(file) => file && library.upload(file, onChoose)}>
          {(button) => (
            <Button variant="default" loading={library.isUploading} {...button}>
              {m.library_upload()}
            </Button>
          )}
        </FileButton>
        <CloseButton size={36} aria-label={m.library_close()} onClick={onClose} />
      </div>
      {library.failure && <ErrorLine message={library.failure} onRetry={library.retry} />}
      <ul className={styles.entries}>
        {library.images.map((image) => (
          <LibraryEntry key={image.path} image={image} onChoose={() => onChoose(image)} />
        ))}
      </ul>
      {library.isLoading && <Loader size="sm" role="status" aria-label={m.admin_loading()} />}
      {library.isEmpty && <p className="muted">{q ? m.library_nothing_found() : m.library_empty()}</p>}
      {library.hasMore && (
        <Button variant="subtle" onClick={library.more}>
          {m.library_more()}
        </Button>
      )}
    </section>
  );
}
