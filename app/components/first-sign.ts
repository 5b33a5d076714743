const signs = ['pointerover', 'touchstart', 'keydown', 'scroll'] as const;

/** Does something once, when the reader first does anything with the page. Returns what calls it off. */
export function onFirstSign(act: () => void): () => void {
  const listening = new AbortController();
  const actOnce = () => {
    listening.abort();
    act();
  };
  for (const sign of signs) addEventListener(sign, actOnce, { passive: true, capture: true, signal: listening.signal });
  return () => listening.abort();
}
