import {
  createTheme,
  DirectionProvider,
  Drawer,
  defaultVariantColorsResolver,
  MantineProvider,
  Modal,
  type VariantColorsResolver,
} from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { toastDuration } from '#app/components/back-office/toast.ts';
import { currentDirection } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import { siteColourScheme } from './colour-scheme.ts';
import '@mantine/core/styles.layer.css';
import '@mantine/dropzone/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './back-office-theme.css';

/** Dialogs begin lower while a toast is shown (back-office-theme.css), so that neither their header nor their buttons are covered. */
const dialogOffset = 'var(--dialog-offset)';

/** Filled controls are light in dark mode, so that their words are dark there. */
const resolveColours: VariantColorsResolver = (control) => {
  const colours = defaultVariantColorsResolver(control);
  return control.variant === 'filled' ? { ...colours, color: 'var(--on-accent)' } : colours;
};

function createBackOfficeTheme() {
  const closing = { 'aria-label': m.admin_close() };
  // Locking the page's scroll injects a stylesheet at run time; back-office-theme.css does it instead.
  const dialogDefaults = { lockScroll: false, closeButtonProps: closing };
  return createTheme({
    variantColorResolver: resolveColours,
    primaryColor: 'blue',
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      Modal: Modal.extend({ defaultProps: { ...dialogDefaults, yOffset: dialogOffset } }),
      Drawer: Drawer.extend({ defaultProps: dialogDefaults }),
    },
  });
}

const colourScheme = siteColourScheme();
let theme: ReturnType<typeof createBackOfficeTheme> | undefined;

/** Controls, dialogs and toasts of the back office; their colours come from the site's tokens through a stylesheet. */
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
        <Notifications position="top-center" autoClose={toastDuration} />
        <ModalsProvider>{children}</ModalsProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
