import { useEffect, useState } from 'react';
import { ApiError, failureMessage, readAnswer, readApi } from '#app/office/components/api-client.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answer-parts.ts';
import { variantPath } from '#shared/content/picture.ts';
import { type LibraryImage, libraryImageAnswer } from '#shared/kinds/content-answers.ts';

const pageSize = 24;

/** The storage path of an image's smallest variant. */
export function chooseThumbnail({ path, widths }: LibraryImage): string {
  const [smallest] = widths.toSorted((a, b) => a - b);
  return smallest ? variantPath(path, smallest, 'webp') : path;
}

type Shown = { q: string; page: number; images: LibraryImage[]; total: number };

async function readPage(q: string, page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ ...(q && { q }), page: String(page), limit: String(pageSize) });
  const path = `/images/library?${query}`;
  const { answer: images, headers } = await readAnswer(path, arrayOf(libraryImageAnswer), { signal });
  return { images, total: Number(headers.get('x-total-count') ?? images.length) };
}

/** The error of an upload: of the file itself, else of the call. */
function sayRefusal(error: unknown): string {
  const aboutFile = error instanceof ApiError ? error.errors.image : undefined;
  return aboutFile ?? failureMessage(error, m.library_upload_failed());
}

/** The images matching `q`, by pages, and adding another. */
export function useImageLibrary(q: string) {
  const [wanted, setWanted] = useState({ q, page: 1, tries: 0 });
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState('');
  const [isUploading, setIsUploading] = useState(false);
  const page = wanted.q === q ? wanted.page : 1;
  const { tries } = wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry requests the same page again
  useEffect(() => {
    const controller = new AbortController();
    setFailure('');
    readPage(q, page, controller.signal).then(
      ({ images, total }) =>
        setShown((before) => {
          const earlier = before && page > 1 && before.q === q ? before.images : [];
          return { q, page, total, images: [...earlier, ...images] };
        }),
      (error: unknown) => controller.signal.aborted || setFailure(failureMessage(error, m.library_failed())),
    );
    return () => controller.abort();
  }, [q, page, tries]);

  async function upload(file: File, onUploaded: (image: LibraryImage) => void): Promise<void> {
    const body = new FormData();
    body.set('image', file);
    setIsUploading(true);
    setFailure('');
    try {
      onUploaded(await readApi('/images/library', libraryImageAnswer, { method: 'POST', body }));
    } catch (error) {
      setFailure(sayRefusal(error));
    } finally {
      setIsUploading(false);
    }
  }

  const isLoading = !failure && (shown?.q !== q || shown.page !== page);
  return {
    images: shown?.images ?? [],
    isLoading,
    isEmpty: !isLoading && shown?.total === 0,
    hasMore: !isLoading && (shown?.images.length ?? 0) < (shown?.total ?? 0),
    failure,
    isUploading,
    more: () => setWanted({ q, page: page + 1, tries }),
    retry: () => setWanted({ q, page, tries: tries + 1 }),
    upload,
  };
}
