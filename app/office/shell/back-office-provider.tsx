import {
  createTheme,
  DirectionProvider,
  defaultVariantColorsResolver,
  type MantineColorSchemeManager,
  MantineProvider,
  type VariantColorsResolver,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogHost } from '#app/office/components/dialog-host.tsx';
import { currentDirection } from '#app/ui/i18n/current-language.ts';
import { m } from '#messages';
import '@mantine/core/styles.layer.css';
import '@mantine/dropzone/styles.layer.css';
import './back-office-theme.css';
import { Toasts } from './toasts.tsx';

/** Dialogs start lower while a toast is shown (back-office-theme.css), so that it does not cover them. */
const dialogOffset = 'var(--dialog-offset)';

/** Filled controls are light in dark mode, so their text is dark. */
const resolveColours: VariantColorsResolver = (control) => {
  const colours = defaultVariantColorsResolver(control);
  return control.variant === 'filled' ? { ...colours, color: 'var(--on-accent)' } : colours;
};

function createBackOfficeTheme() {
  const closing = { 'aria-label': m.admin_close() };
  // Mantine's scroll lock injects a style sheet at run time; back-office-theme.css replaces it.
  const dialogDefaults = { lockScroll: false, closeButtonProps: closing };
  return createTheme({
    variantColorResolver: resolveColours,
    primaryColor: 'blue',
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      // By name: their code is loaded with the first of them.
      Modal: { defaultProps: { ...dialogDefaults, yOffset: dialogOffset } },
      Drawer: { defaultProps: dialogDefaults },
      // A menu has no children but its entries.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    },
  });
}

const colourScheme = siteColourScheme();
let theme: ReturnType<typeof createBackOfficeTheme> | undefined;

/** The Mantine provider of the back office; colours come from the site's tokens. */
export function BackOfficeProvider({ children }: { children: ReactNode }) {
  theme ??= createBackOfficeTheme();
  return (
    <DirectionProvider initialDirection={currentDirection()} detectDirection={false}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colourScheme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <Toasts />
        {children}
        <DialogHost />
      </MantineProvider>
    </DirectionProvider>
  );
}

/** Mantine's colour scheme manager for the site's colour mode, which is stored on <html>. */
function siteColourScheme(): MantineColorSchemeManager {
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
