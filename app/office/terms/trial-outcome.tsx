import { Chip } from '#app/office/components/chip.tsx';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { m } from '#messages';
import type { TrialOutcome } from '#shared/terms/term-trial.ts';
import { groupLabel } from './term-labels.ts';
import styles from './terms.module.css';

type Part = TrialOutcome['parts'][number];
type Group = TrialOutcome['found'][number];

// As many as visitors see first.
const shownHits = 5;

/** How a search is understood, and the first hits as visitors get them. */
export function TrialResult({ outcome }: { outcome: TrialOutcome }) {
  const { parts, ignored, isExact, found } = outcome;
  return (
    <div className={styles.outcome}>
      <section>
        <h3 className={styles.outcomeTitle}>{m.terms_try_understood()}</h3>
        {isExact && <p>{m.terms_try_exact()}</p>}
        <ul className={styles.parts}>
          {parts.map((part) => (
            <UnderstoodPart key={part.text} part={part} isExact={isExact} />
          ))}
        </ul>
        {ignored.length > 0 && <p className="small muted">{m.terms_try_ignored({ words: joined(ignored) })}</p>}
      </section>
      <section>
        <h3 className={styles.outcomeTitle}>{m.terms_try_hits()}</h3>
        <Remarks group={found[0]} />
        {found.length === 0 ? <p>{m.terms_try_nothing()}</p> : <Hits found={found} />}
      </section>
    </div>
  );
}

const joined = (words: readonly string[]): string => words.map((word) => isolatedText(word)).join(' · ');

function UnderstoodPart({ part: { text, terms, measures }, isExact }: { part: Part; isExact: boolean }) {
  const isPlain = terms.length + measures.length === 0 && !isExact;
  return (
    <li className="row gap-2">
      <bdi className="breaks strong">{text}</bdi>
      {measures.map(({ amount, unit }) => (
        <Chip key={`${amount} ${unit}`} colour="grape">
          <bdi dir="ltr">
            {amount} {unitSigns[unit] ?? unit}
          </bdi>
        </Chip>
      ))}
      {terms.map(({ _id, name }) => (
        <Chip key={_id} colour={_id === '' ? 'green' : 'blue'}>
          <bdi>{name || m.terms_try_unsaved()}</bdi>
        </Chip>
      ))}
      {isPlain && <span className="small muted">{m.terms_try_plain()}</span>}
    </li>
  );
}

const unitSigns: Readonly<Record<string, string>> = { gsm: 'g/m²', um: 'µm', litre: 'l', colour: '×', mw: 'MW' };

/** The corrected words of a search, and those that were left out because no record has them. */
function Remarks({ group }: { group: Group | undefined }) {
  return (
    <>
      {group?.corrected && <p>{m.terms_try_corrected({ words: group.corrected })}</p>}
      {group && group.dropped.length > 0 && <p>{m.terms_try_dropped({ words: joined(group.dropped) })}</p>}
    </>
  );
}

function Hits({ found }: { found: readonly Group[] }) {
  const hits = found.flatMap(({ name, match, hits: ofGroup }) => ofGroup.map((hit) => ({ ...hit, name, match })));
  return (
    <ol className={styles.hits}>
      {hits.slice(0, shownHits).map(({ _id, path, name, match, title }) => (
        <li key={`${name} ${_id}`}>
          <a href={localPath(path)} target="_blank" rel="noopener">
            <bdi>{title.map(({ text }) => text).join('')}</bdi>
          </a>{' '}
          <span className="small muted">
            {groupLabel(name)}
            {match === 'some' && ` · ${m.terms_try_some()}`}
            {match === 'nearest' && ` · ${m.terms_try_nearest()}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
