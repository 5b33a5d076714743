import type { ReactNode } from 'react';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import styles from './page-heading.module.css';
import { SplitHead } from './split-head.tsx';

type PageHeadingProps = {
  title: string;
  /** One or two sentences beside the title. */
  lead?: string;
  /** Of title and lead, where they are not in the language of the page. */
  languages?: { title?: Language; lead?: Language };
  /** The pages above this one; none where the header names it. */
  crumbs?: Crumb[];
  /** A picture, a map or a figure that belongs to the page; without one the head is a low row. */
  beside?: ReactNode;
  /** Actions or facts in the row of the title. */
  children?: ReactNode;
};

/** Whether the page is about something that is not in its language. */
const isForeign = (language: Language | undefined): boolean => foreignText(language).lang !== undefined;

/** The top of every inner screen: breadcrumbs, the page's only h1, and its actions. */
export function PageHeading({ title, lead, languages = {}, crumbs = [], beside, children }: PageHeadingProps) {
  const words = (
    <>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
      <h1 {...foreignText(languages.title)}>{title}</h1>
      {lead && (
        <p className={styles.lead} {...foreignText(languages.lead)}>
          {lead}
        </p>
      )}
      {isForeign(languages.title) && <p>{m.page_only_in_english()}</p>}
      {children}
    </>
  );
  if (beside) return <SplitHead beside={beside}>{words}</SplitHead>;
  return (
    <div className={styles.heading}>
      <div className="container">{words}</div>
    </div>
  );
}
