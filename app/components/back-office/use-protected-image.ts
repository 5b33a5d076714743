import { useEffect, useState } from 'react';
import { loadImage, loadImageIfPossible, preloadImages, releaseImages } from './image-source.ts';

type Loading<Loaded> =
  | { status: 'idle' }
  | { status: 'loading' }
  | ({ status: 'loaded' } & Loaded)
  | { status: 'error'; message: string };

export type ImageState = Loading<{ address: string }>;
export type LoadedImage = { path: string; address: string };
export type ImageListState = Loading<{ images: LoadedImage[] }>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A staff-only image as a blob URL, revoked when `path` changes or on unmount. */
export function useProtectedImage(path: string | undefined): ImageState {
  const [state, setState] = useState<ImageState>({ status: 'idle' });
  useEffect(() => {
    if (!path) return setState({ status: 'idle' });
    let isGone = false;
    let address = '';
    setState({ status: 'loading' });
    const take = (loaded: string) => {
      address = loaded;
      if (isGone) releaseImages([loaded]);
      else setState({ status: 'loaded', address: loaded });
    };
    loadImage(path).then(take, (error) => isGone || setState({ status: 'error', message: messageOf(error) }));
    return () => {
      isGone = true;
      releaseImages([address]);
    };
  }, [path]);
  return state;
}

async function loadAll(paths: readonly string[]): Promise<LoadedImage[]> {
  const images = await Promise.all(paths.map(async (path) => ({ path, address: await loadImageIfPossible(path) })));
  return images.filter(({ address }) => address);
}

/**
 * The images of a record, shown together once all have loaded. Nothing is loaded without `recordId` or paths; failed
 * images are omitted.
 */
export function useProtectedImages(recordId: string | undefined, paths: readonly string[] | undefined): ImageListState {
  const [state, setState] = useState<ImageListState>({ status: 'idle' });
  const wanted = recordId && paths?.length ? paths.join('\n') : '';
  useEffect(() => {
    if (!wanted) return setState({ status: 'idle' });
    let isGone = false;
    let images: LoadedImage[] = [];
    const release = () => releaseImages(images.map(({ address }) => address));
    setState({ status: 'loading' });
    async function load(): Promise<void> {
      images = await loadAll(wanted.split('\n'));
      await preloadImages(images.map(({ address }) => address));
      if (isGone) release();
      else setState({ status: 'loaded', images });
    }
    load().catch((error) => isGone || setState({ status: 'error', message: messageOf(error) }));
    return () => {
      isGone = true;
      release();
    };
  }, [wanted]);
  return state;
}
