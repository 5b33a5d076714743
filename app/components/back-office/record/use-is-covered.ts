import { useEffect, useState } from 'react';

/**
 * Whether another dialog lies on top, and a moment longer: the Escape that closes the upper dialog must not reach the
 * lower one, which hears it too.
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
