import { useEffect } from 'react';
import { onFirstSign } from './first-sign.ts';

const ownLinks = 'a[href^="/"]:not([data-discover], [download])';

let isReaderActive = false;

/** Whether a link's screen is looked up as soon as the link is there: only once somebody does something with the page. */
export const discovery = (): 'render' | 'none' => (isReaderActive ? 'render' : 'none');

/**
 * Has the router look up the screens of all links at the reader's first sign of life. Before, it would be one more
 * request of every first page; a link that is followed at once is looked up then.
 */
export function useDiscoveryOnFirstSign(): void {
  useEffect(() => {
    if (isReaderActive) return;
    return onFirstSign(() => {
      isReaderActive = true;
      // The router watches this attribute; to render every link anew would keep the reader's first act waiting.
      for (const link of document.querySelectorAll(ownLinks)) link.setAttribute('data-discover', 'true');
    });
  }, []);
}
