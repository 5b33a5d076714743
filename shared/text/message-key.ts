import type { m } from '#messages';

/** The name of a visible sentence in messages/en.json and messages/ar.json. */
export type MessageKey = keyof typeof m;
export type MessageParameters = Record<string, string | number>;
