import type { MantineColorSchemeManager } from '@mantine/core';

/** The site's colour mode, which the head script and the colour mode button keep on <html>, as Mantine asks for it. */
export function siteColourScheme(): MantineColorSchemeManager {
  const root = () => document.documentElement;
  let observer: MutationObserver | undefined;
  const read = () => {
    const mode = root().dataset.colorMode;
    return mode === 'light' || mode === 'dark' ? mode : 'auto';
  };
  return {
    get: (fallback) => (typeof document === 'undefined' ? fallback : read()),
    // The button writes; Mantine only follows.
    set: () => {},
    clear: () => {},
    subscribe(onUpdate) {
      observer = new MutationObserver(() => onUpdate(read()));
      observer.observe(root(), { attributeFilter: ['data-color-mode'] });
    },
    unsubscribe: () => observer?.disconnect(),
  };
}
