import { useEffect, useState } from 'react';
import { loadImage, loadImageIfPossible, preloadImages, releaseImages } from './image-source.ts';

type LoadedImage = { path: string; address: string };
type ImageState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; images: LoadedImage[] }
  | { status: 'error'; message: string };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Loads images as blob URLs, revoked when `key` changes or on unmount; nothing without a key. */
function useImages(key: string, load: (key: string) => Promise<LoadedImage[]>): ImageState {
  const [state, setState] = useState<ImageState>({ status: 'idle' });
  useEffect(() => {
    if (!key) return setState({ status: 'idle' });
    let isGone = false;
    let images: LoadedImage[] = [];
    setState({ status: 'loading' });
    const take = (loaded: LoadedImage[]) => {
      images = loaded;
      if (isGone) releaseAll(loaded);
      else setState({ status: 'loaded', images });
    };
    load(key).then(take, (error) => isGone || setState({ status: 'error', message: messageOf(error) }));
    return () => {
      isGone = true;
      releaseAll(images);
    };
  }, [key, load]);
  return state;
}

const releaseAll = (images: readonly LoadedImage[]) => releaseImages(images.map(({ address }) => address));

const loadOne = async (path: string) => [{ path, address: await loadImage(path) }];

/** A staff-only image as a blob URL. */
export const useProtectedImage = (path: string | undefined): ImageState => useImages(path ?? '', loadOne);

/** Images, one path a line, once all are ready to be shown; failed ones are omitted. */
async function loadAll(paths: string): Promise<LoadedImage[]> {
  const all = paths.split('\n').map(async (path) => ({ path, address: await loadImageIfPossible(path) }));
  const images = (await Promise.all(all)).filter(({ address }) => address);
  try {
    await preloadImages(images.map(({ address }) => address));
  } catch (error) {
    releaseAll(images);
    throw error;
  }
  return images;
}

/**
 * The images of a record, shown together once all have loaded. Nothing is loaded without `recordId` or paths; failed
 * images are omitted.
 */
export function useProtectedImages(recordId: string | undefined, paths: readonly string[] | undefined): ImageState {
  return useImages(recordId && paths?.length ? paths.join('\n') : '', loadAll);
}
