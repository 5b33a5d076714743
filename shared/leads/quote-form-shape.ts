import type { ContainerLimits } from '../trade/rules/estimate.ts';
import type { MeasuredField } from '../trade/understood.ts';

/** A field of the quote form as the page describes it to its form: words in its language, no data of the trade. */
export type AskedField = {
  name: string;
  label: string;
  /** What it takes; '' where the label says it. */
  hint: string;
  type: 'text' | 'date' | 'choice';
  choices: { value: string; label: string }[];
  /** How its number is read; absent where it takes none. */
  measure?: MeasuredField;
};

/** What the quote form asks, and what is finished. */
export type QuoteFormShape = {
  family: string;
  families: { value: string; label: string }[];
  first: AskedField[];
  /** The others, by what they are about. */
  more: { title: string; fields: AskedField[] }[];
  order: AskedField[];
  lines: { title: string; text: string }[];
  /** What is probably not meant, a sentence each. */
  hints: string[];
  mayAdd: boolean;
  /** What a container may be loaded with, for the estimate of a quantity. */
  limits: ContainerLimits;
};
