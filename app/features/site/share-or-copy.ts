import { copyText } from '#app/components/copy-link.tsx';
import { m } from '#messages';

/** Opens the device's share sheet, or copies the address. @returns the message to show */
export async function shareOrCopy(address: string): Promise<string> {
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url: address });
      return '';
    }
  } catch (error) {
    // A dismissed share sheet does nothing.
    if ((error as Error).name === 'AbortError') return '';
  }
  return (await copyText(address)) ? m.blog_share_copied() : '';
}
