import { currentLanguage } from '#app/i18n/current-language.ts';
import { localise } from '#shared/content.ts';
import type { SiteContentKind, SiteRecord } from './site-content-kind.ts';

type RecordTitleProps<Content extends SiteRecord> = {
  kind: Pick<SiteContentKind<Content>, 'titleOf'>;
  record: Content;
};

/** A record's title in the reader's language; an English fallback keeps its direction. */
export function RecordTitle<Content extends SiteRecord>({ kind, record }: RecordTitleProps<Content>) {
  const title = kind.titleOf(localise(record, currentLanguage()));
  const isEnglish = title === kind.titleOf(localise(record, 'en'));
  return isEnglish ? (
    <bdi lang="en" dir="ltr">
      {title}
    </bdi>
  ) : (
    title
  );
}
