import { createContext, use } from 'react';
import type { AnswerSchema } from '#shared/answer-parts.ts';
import type { ReadRecord } from './record/read-record.ts';
import type { RecordField } from './record/record-field.ts';

/** The record edited in a dialog. */
export type Edited = {
  /** The record's address, for example `/faqs/0192…`. */
  path: string;
  schema: AnswerSchema<object>;
  read: ReadRecord<object>;
  /** Bases the next save on this state of the record, keeping the form. */
  rebase: (etag: string) => void;
  /** Reloads the record and shows the stored values; unsaved input is lost. */
  reload: () => void;
};

export const EditedContext = createContext<Edited | undefined>(undefined);

/** The fields of the form around its dialogs, which name them as it does. */
export const EditedFields = createContext<readonly RecordField[]>([]);

/** The edited record; undefined in a create dialog. */
export const useEdited = (): Edited | undefined => use(EditedContext);
