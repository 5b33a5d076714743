import type { Services } from '#server/site/services/services.ts';
import type { Language } from '#shared/language.ts';
import type { PostedForm } from './posted-form.ts';

/** The context of every loader and action, see app/bridge/context.ts. */
export type PageContext = {
  services: Services;
  /** Without a trailing slash; canonical links start with it. */
  siteUrl: string;
  language: Language;
  /** Whether the browser sent Save-Data. */
  savesData: boolean;
  /** Whether the database is away: what is shown may be outdated. */
  isDatabaseAway: boolean;
  /** What a form sent, for actions; undefined for reads. */
  posted: PostedForm | undefined;
  /** The rate-limit key of this visitor, for actions. */
  network: string;
  /** The text of a style sheet of the build, by its address, for the page to carry itself; undefined where it is linked. */
  styleText: (address: string) => string | undefined;
  /** Logs an internal error with the request's id; never anything a visitor typed. */
  reportError: (error: unknown) => void;
};
