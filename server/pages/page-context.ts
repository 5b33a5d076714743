import type { Explanation } from '#server/leads/page-forms.ts';
import type { Services } from '#server/services/services.ts';
import type { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { FormSubmission } from './form-submission.ts';

/** What every loader and action is given, through app/context.ts. */
export type PageContext = {
  services: Services;
  /** Without a trailing slash; canonical links start with it. */
  siteUrl: string;
  language: Language;
  /** Whether the reader's browser asked for less data. */
  savesData: boolean;
  /** What a form sent, for actions; undefined for reads. */
  submission: FormSubmission | undefined;
  /** What limits count this visitor by, for actions. */
  network: string;
  /** Hands over the text of the page, once it is rendered. */
  takeHtml: (html: string) => void;
  /** A refusal in the words of the page. */
  explain: (error: AppError) => Explanation;
  /** Logs a fault of ours, with the request's id; never anything a visitor typed. */
  reportError: (error: unknown) => void;
};
