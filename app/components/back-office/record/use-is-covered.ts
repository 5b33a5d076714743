import { useEffect, useState } from 'react';

/**
 * Whether another dialog is on top, and for a moment afterwards: the Escape that closes the upper dialog also reaches
 * the lower one.
 */
export function useIsCovered(isCovered: boolean): boolean {
  const [wasCovered, setWasCovered] = useState(isCovered);
  useEffect(() => {
    if (isCovered) return setWasCovered(true);
    const later = setTimeout(() => setWasCovered(false));
    return () => clearTimeout(later);
  }, [isCovered]);
  return isCovered || wasCovered;
}
