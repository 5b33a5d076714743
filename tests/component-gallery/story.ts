import type { ReactNode } from 'react';

/** A component, or a few that are used together, in one state. */
export type StoryState = { label: string; content: ReactNode };

/** One entry of the gallery: what is photographed together, in each language and colour mode. */
export type Story = {
  /** kebab-case; also the name of its screenshots. */
  name: string;
  /** Covers the window (dialogs, toasts): shown only under `?story=<name>`, and photographed with the window. */
  isOverlay?: boolean;
  /** Called while the page is rendered, so that words are in its language. */
  states: () => StoryState[];
};
