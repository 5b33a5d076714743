import { SiteLink } from '#app/site/components/site-link.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { PictureView } from '#app/ui/picture.tsx';
import type { Picture } from '#shared/content/picture.ts';
import type { Language } from '#shared/language.ts';
import type { HitGroupName, MarkedText } from '#shared/search/search-groups.ts';
import { withWholeValues } from '#shared/typography/whole-values.ts';
import markStyles from './marked-words.module.css';
import styles from './search-hit-entry.module.css';
import { hitLabel } from './search-labels.ts';

type SearchHitEntryProps = {
  group: HitGroupName;
  path: string;
  title: MarkedText;
  text: MarkedText;
  facts: { name: string; value: MarkedText }[];
  languages: Record<'title' | 'text' | 'facts', Language>;
  picture?: Picture | undefined;
};

/** A hit: what it is, with its picture if it has one, the searched words marked, and a product's key figures. */
export function SearchHitEntry({ group, path, title, text, facts, languages, picture }: SearchHitEntryProps) {
  return (
    <li className={styles.hit}>
      {picture && (
        <PictureView
          picture={picture}
          className={styles.picture}
          sizes="112px"
          upTo={0}
          alt=""
          fit={group === 'partners' ? 'logo' : 'cover'}
        />
      )}
      <div className={`stack gap-1 ${styles.body}`}>
        <p className={styles.kind}>{hitLabel(group)}</p>
        <h3 {...foreignText(languages.title)}>
          <SiteLink to={path} className="covering">
            <MarkedWords pieces={title} language={languages.title} />
          </SiteLink>
        </h3>
        <p className="muted" {...foreignText(languages.text)}>
          <MarkedWords pieces={text} language={languages.text} />
        </p>
        {facts.length > 0 && (
          <dl className={styles.facts} {...foreignText(languages.facts)}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>
                    <MarkedWords pieces={value} language={languages.facts} />
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

/** A text in pieces, the searched words marked. */
function MarkedWords({ pieces, language }: { pieces: MarkedText; language: Language }) {
  return withWholeValues(pieces, language).map(({ text, isMatch }, position) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text neither move nor change on their own
      <mark key={position} className={markStyles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
