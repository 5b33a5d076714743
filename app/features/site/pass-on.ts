import { copyText } from '#app/components/copy-link.tsx';
import { m } from '#messages';

/** Offers an address to the device's own share sheet, or else copies it. @returns what to tell of it */
export async function passOn(address: string): Promise<string> {
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url: address });
      return '';
    }
  } catch (error) {
    // Whoever closes the sheet wants neither.
    if ((error as Error).name === 'AbortError') return '';
  }
  return (await copyText(address)) ? m.blog_share_copied() : '';
}
