import { createContext, use } from 'react';
import type { AnswerSchema } from '#shared/answers/answer-parts.ts';
import type { ReadRecord } from './read-record.ts';

/** The stored record that a dialog edits. */
export type Edited = {
  /** Where it is read, for example `/faqs/0192…`. */
  path: string;
  /** Reads it out of the answer. */
  schema: AnswerSchema<object>;
  read: ReadRecord<object>;
  /** Lets the next save be based on this state of the record, whatever stands in the form. */
  rebase: (etag: string) => void;
  /** Reads the record again and shows what is stored; what was typed is lost. */
  reload: () => void;
};

export const EditedContext = createContext<Edited | undefined>(undefined);

/** The record that is edited here; undefined in the dialog of a new one. */
export const useEdited = (): Edited | undefined => use(EditedContext);
