import type { ReceivedFile } from '#server/files/received-file.ts';
import type { AppError } from '#shared/errors.ts';

/** A posted form as a page's action sees it. */
export type FormSubmission = {
  /** From where it was sent. */
  address: string;
  fields: Record<string, string>;
  files: Record<string, ReceivedFile[]>;
  /** Why the form could not be read, for the page to show; its fields are what could be read. */
  refusal?: AppError;
  /** Logs a failure that the visitor is told about in the page. */
  report(error: unknown): void;
  /** Removes received files that nobody took over. */
  dispose(): Promise<void>;
};
