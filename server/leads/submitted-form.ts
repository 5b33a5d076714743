import type { ReceivedFile } from '#server/files/received-file.ts';
import type { AppError } from '#shared/errors.ts';

/** A posted form as a page's action sees it. */
export type FormSubmission = {
  /** The sender's network address. */
  address: string;
  fields: Record<string, string>;
  files: Record<string, ReceivedFile[]>;
  /** The parse error, to be shown on the page; the fields are those that could be parsed. */
  refusal?: AppError;
  /** Logs a failure that the page reports to the visitor. */
  report(error: unknown): void;
  /** Removes received files that were not stored. */
  dispose(): Promise<void>;
};
