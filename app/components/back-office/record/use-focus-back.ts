import { useEffect } from 'react';

/**
 * Gives the focus back to what had it when the component came, or to the page's content where that is gone.
 * Mantine does so only for a dialog that stays mounted.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const place = opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('content');
      place?.focus({ preventScroll: true });
    };
  }, []);
}
