import type { FieldText } from '../kinds/text-fields.ts';
import type { Language } from '../language.ts';

/** A text whose other language was changed later. */
export type StaleText = {
  field: string;
  /** The language that is behind. */
  language: Language;
  /** When the other language changed first, and last, since this text was written or confirmed; ISO 8601 UTC. */
  since: string;
  changedAt: string;
  /** The texts of the other language before the first of these changes. */
  was: FieldText[];
};
