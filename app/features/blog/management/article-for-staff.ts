import { mediaAddress } from '#shared/picture.ts';

/**
 * An article's HTML for the eyes of staff: its pictures are not fetched from where visitors find them, since those of a
 * draft are not there, and its links do not lead away from what is being written.
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

/** The images of such an article, and where each is stored. */
export function imagesForStaff(article: HTMLElement | null): { image: HTMLImageElement; path: string }[] {
  const images = article?.querySelectorAll<HTMLImageElement>('img[data-path]') ?? [];
  return [...images].map((image) => ({ image, path: image.dataset.path ?? '' }));
}
