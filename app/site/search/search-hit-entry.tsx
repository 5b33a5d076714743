import { SiteLink } from '#app/site/components/site-link.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import type { Picture } from '#shared/picture.ts';
import type { HitGroupName, MarkedText } from '#shared/search-groups.ts';
import markStyles from './marked-words.module.css';
import styles from './search-hit-entry.module.css';
import { hitLabels } from './search-labels.ts';

type SearchHitEntryProps = {
  group: HitGroupName;
  path: string;
  title: MarkedText;
  text: MarkedText;
  facts: { name: string; value: MarkedText }[];
  picture?: Picture | undefined;
};

/** A hit: what it is, with its picture if it has one, the searched words marked, and a product's key figures. */
export function SearchHitEntry({ group, path, title, text, facts, picture }: SearchHitEntryProps) {
  return (
    <li className={styles.hit}>
      {picture && (
        <PictureView
          picture={picture}
          className={styles.picture}
          sizes="112px"
          upTo={0}
          alt=""
          fit={group === 'partners' ? 'contain' : 'cover'}
        />
      )}
      <div className={styles.body}>
        <p className={styles.kind}>{hitLabels[group]()}</p>
        <h3>
          <SiteLink to={path}>
            <MarkedWords pieces={title} />
          </SiteLink>
        </h3>
        <p className="muted">
          <MarkedWords pieces={text} />
        </p>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>
                    <MarkedWords pieces={value} />
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
function MarkedWords({ pieces }: { pieces: MarkedText }) {
  return pieces.map(({ text, isMatch }, position) =>
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
