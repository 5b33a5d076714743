import { mediaAddress } from '#shared/picture.ts';

/**
 * An article's HTML for staff: pictures are loaded with the token, since those of a draft are not public, and links are
 * disabled.
 */
export function forStaff(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const source of body.querySelectorAll('source')) source.remove();
  for (const image of body.querySelectorAll('img')) {
    image.dataset.path = (image.getAttribute('src') ?? '').slice(mediaAddress('').length);
    for (const name of ['src', 'srcset', 'sizes']) image.removeAttribute(name);
  }
  for (const link of body.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return body.innerHTML;
}

/** The images of such an article, with their storage paths. */
export function imagesForStaff(article: HTMLElement | null): { image: HTMLImageElement; path: string }[] {
  const images = article?.querySelectorAll<HTMLImageElement>('img[data-path]') ?? [];
  return [...images].map((image) => ({ image, path: image.dataset.path ?? '' }));
}
