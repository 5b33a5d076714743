import { useEffect } from 'react';
import { onFirstInteraction } from './first-interaction.ts';

const ownLinks = 'a[href^="/"]:not([data-discover], [download])';

let isReaderActive = false;

/** Whether links discover their routes at once: only after the first interaction. */
export const discovery = (): 'render' | 'none' => (isReaderActive ? 'render' : 'none');

/**
 * Lets the router discover all links' routes at the first interaction, which saves every first page a request; a link
 * followed at once is discovered on click.
 */
export function useDiscoveryOnFirstInteraction(): void {
  useEffect(() => {
    if (isReaderActive) return;
    return onFirstInteraction(() => {
      isReaderActive = true;
      // The router observes this attribute; re-rendering every link would delay the first interaction.
      for (const link of document.querySelectorAll(ownLinks)) link.setAttribute('data-discover', 'true');
    });
  }, []);
}
