import { useEffect } from 'react';

/**
 * Returns the focus on unmount to the element that had it, or to the page's content. Mantine does so only for dialogs
 * that stay mounted.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const place = opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('content');
      place?.focus({ preventScroll: true });
    };
  }, []);
}
