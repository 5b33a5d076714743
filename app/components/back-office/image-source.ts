import { imageAnswer } from '#shared/answers/image-answer.ts';
import { ApiError, apiBase, readAddress } from './api-client.ts';

/** How long all images of a set may take to load, in milliseconds; the specification's. */
const preloadTimeout = 10_000;

/** The call that answers an image; a trailing `/api` of the base is not said twice. */
export function imageCall(path: string, base: string = apiBase): string {
  return `${base.replace(/\/api\/?$/, '')}/api/images?path=${encodeURIComponent(path)}`;
}

/**
 * Loads an image that only staff may see and returns a blob address of it, '' without a path. Whoever asks releases it.
 * @throws Error 'Failed to fetch image: ' and the status text
 */
export async function loadImage(path: string): Promise<string> {
  if (!path) return '';
  const { answer } = await readAddress(imageCall(path), imageAnswer).catch((error: unknown) => {
    if (error instanceof ApiError && error.status) throw new Error(`Failed to fetch image: ${error.statusText}`);
    throw error;
  });
  const image = await fetch(answer.dataUrl);
  return URL.createObjectURL(await image.blob());
}

/** As `loadImage`, but '' for an image that cannot be had; why is logged. */
export async function loadImageIfPossible(path: string): Promise<string> {
  try {
    return await loadImage(path);
  } catch (error) {
    console.error(error);
    return '';
  }
}

/** Gives blob addresses back to the browser; empty and other addresses are left alone. */
export function releaseImages(addresses: readonly (string | undefined)[]): void {
  for (const address of addresses) if (address?.startsWith('blob:')) URL.revokeObjectURL(address);
}

function decodeImage(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => reject(new Error(`Failed to load image: ${address}`));
    image.src = address;
  });
}

/**
 * Waits until every image can be shown.
 * @throws Error when one cannot, or 'Image loading timeout' when not all are there in time
 */
export async function preloadImages(addresses: readonly string[], timeout: number = preloadTimeout): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Image loading timeout')), timeout);
  });
  try {
    await Promise.race([Promise.all(addresses.map(decodeImage)), late]);
  } finally {
    clearTimeout(timer);
  }
}
