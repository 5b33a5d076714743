import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { findLanguages, localise, type WithTranslations } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Language } from '#shared/language.ts';
import { SiteLink } from './site-link.tsx';

/** A record's page, without language prefix, and its title with the language that it is in. */
export type RecordLink = { to: string; title: string; language: Language };

type Addressed = WithTranslations & { _id: string; address?: string | undefined };
type Linking<Field extends string> = { folder: string; title: Field; language: Language; without?: string };

/**
 * Links to records for a reader of `language`.
 * @param linking `folder`: of their pages; `title`: the field that names them; `without`: the id of one to leave out
 */
export function recordLinks<Field extends string>(
  records: readonly (Addressed & Record<Field, string>)[],
  { folder, title, language, without }: Linking<Field>,
): RecordLink[] {
  return records
    .filter(({ _id }) => _id !== without)
    .map((record) => ({
      to: `${folder}/${addressedBy(record)}`,
      title: String(localise(record, language)[title as never]),
      language: findLanguages(record, language, [title])[title],
    }));
}

/** The links as a list. */
export function RecordLinks({ links, className }: { links: readonly RecordLink[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ to, title, language }) => (
        <li key={to} {...foreignText(language)}>
          <SiteLink to={to}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
