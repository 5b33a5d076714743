import type { Language } from '#shared/language.ts';

/** What makes drafts of translations; there is none unless a setting names it. */
export type DraftProvider = {
  /** Stored with each draft. */
  name: string;
  /** Each text in the other language, in the same order. @throws Error when the provider cannot, or too late */
  translate(texts: readonly string[], from: Language, to: Language): Promise<string[]>;
};
