import type { MantineColorSchemeManager } from '@mantine/core';

/** Mantine's colour scheme manager for the site's colour mode, which is stored on <html>. */
export function siteColourScheme(): MantineColorSchemeManager {
  const root = () => document.documentElement;
  let observer: MutationObserver | undefined;
  const read = () => {
    const mode = root().dataset.colorMode;
    return mode === 'light' || mode === 'dark' ? mode : 'auto';
  };
  return {
    get: (fallback) => (typeof document === 'undefined' ? fallback : read()),
    // The button writes; Mantine only reads.
    set: () => {},
    clear: () => {},
    subscribe(onUpdate) {
      observer = new MutationObserver(() => onUpdate(read()));
      observer.observe(root(), { attributeFilter: ['data-color-mode'] });
    },
    unsubscribe: () => observer?.disconnect(),
  };
}
