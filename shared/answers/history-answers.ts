import { z } from 'zod';
import { type HistoryEntry, type HistoryVersion, historyActs } from '../history.ts';
import { type AnswerSchema, choice, count, text, textOrNull, texts } from './answer-parts.ts';

// Not z.record: it would add code to every screen of the back office.
const values = z.looseObject({});
const entry = z.object({
  by: textOrNull,
  at: text,
  fields: texts,
  version: count,
  act: choice(historyActs, 'changed'),
});

export const historyEntryAnswer: AnswerSchema<HistoryEntry> = entry;
export const historyVersionAnswer: AnswerSchema<HistoryVersion> = entry.extend({
  values: values.catch({}),
  before: values.nullable().catch(null),
});
