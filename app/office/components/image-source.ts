import { imageAnswer } from '#shared/content/image-answer.ts';
import { ApiError, apiBase, readApi } from './api-client.ts';

/** How long all images of a set may take to load, in milliseconds; the specification's. */
const preloadTimeout = 10_000;

/** The image call below the API's base. */
const pathOf = (image: string) => `/images?path=${encodeURIComponent(image)}`;

/** The URL of the image call; a trailing `/api` of the base is removed. */
export function imageCall(path: string, base: string = apiBase): string {
  return `${base.replace(/\/api\/?$/, '')}/api${pathOf(path)}`;
}

/**
 * Loads a staff-only image as a blob URL, '' without a path. The caller releases it.
 * @throws Error 'Failed to fetch image: ' and the status text
 */
export async function loadImage(path: string): Promise<string> {
  if (!path) return '';
  const { dataUrl } = await readApi(pathOf(path), imageAnswer).catch((error: unknown) => {
    if (error instanceof ApiError && error.status) throw new Error(`Failed to fetch image: ${error.statusText}`);
    throw error;
  });
  const image = await fetch(dataUrl);
  return URL.createObjectURL(await image.blob());
}

/** Like `loadImage`, but logs errors and returns ''. */
export async function loadImageIfPossible(path: string): Promise<string> {
  try {
    return await loadImage(path);
  } catch (error) {
    console.error(error);
    return '';
  }
}

/** Revokes blob URLs; ignores other addresses. */
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
 * Waits until every image has loaded.
 * @throws Error when one fails, or 'Image loading timeout'
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
