const signs = ['pointerover', 'touchstart', 'keydown', 'scroll'] as const;

/** Runs a callback once at the reader's first interaction. @returns the cancel function */
export function onFirstInteraction(act: () => void): () => void {
  const listening = new AbortController();
  const actOnce = () => {
    listening.abort();
    act();
  };
  for (const sign of signs) addEventListener(sign, actOnce, { passive: true, capture: true, signal: listening.signal });
  return () => listening.abort();
}
