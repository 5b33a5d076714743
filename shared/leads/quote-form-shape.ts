import type { ContainerLimits } from '../trade/rules/estimate.ts';
import type { MeasuredField } from '../trade/understood.ts';

/** A field of the quote form as the page describes it to its form: words in its language, no data of the trade. */
export type AskedField = {
  name: string;
  label: string;
  /** An example of what it takes, or its range; '' where the label says it. */
  hint: string;
  /** Whether the hint is shown only beside an error, as a range is. */
  isRange?: boolean;
  type: 'text' | 'date' | 'choice' | 'flag';
  choices: { value: string; label: string }[];
  /** How its number is read; absent where it takes none. */
  measure?: MeasuredField;
};

/** What the quote form asks. */
export type QuoteFormShape = {
  /** The questions of the finder, in short. */
  questions: AskedField[];
  /** The family of the specification that is open, with its fields: first those that matter first. */
  specification?: { family: string; first: AskedField[]; more: { title: string; fields: AskedField[] }[] };
  families: { value: string; label: string }[];
  quantity: AskedField;
  /** Terms of delivery in words, the usual ones first. */
  terms: { value: string; label: string; isUsual: boolean }[];
  /** What else holds for the whole order, by its key. */
  order: Record<'place' | 'wantedDate' | 'samplesFirst' | 'packing' | 'yearlyVolume', AskedField>;
  /** What a card says of a choice: `liner.loose`. */
  words: Readonly<Record<string, string>>;
  /** What is probably not meant, a sentence each. */
  hints: string[];
  /** What a container may be loaded with, for the estimate of a quantity. */
  limits: ContainerLimits;
};
