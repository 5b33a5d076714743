import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question named by `#faq-…`, also after navigation within the site. */
export function useAddressedFaq(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same address again opens it again
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null;
    const entry = answer?.closest('details');
    if (!entry) return;
    entry.open = true;
    entry.scrollIntoView();
  }, [hash, key]);
}
