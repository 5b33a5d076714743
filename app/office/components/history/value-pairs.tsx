import type { ReactNode } from 'react';
import { ProtectedImage } from '#app/office/components/protected-image.tsx';
import { linkedName, useLinkedRecords } from '#app/office/components/record-links.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import type { KindName } from '#shared/kinds/kinds.ts';
import { fieldValue, isArabicField, useFieldLabel, useFieldLookup } from './field-label.ts';
import styles from './value-pairs.module.css';
import { collectImages, describeValue, differingLines, isImage } from './value-text.ts';

const imageSize = 80;

function Images({ paths, label }: { paths: string[]; label: string }) {
  return (
    <div className="wrap gap-2">
      {paths.map((path) => (
        <div key={path} className={styles.image}>
          <ProtectedImage path={path} alt={label} height={imageSize} />
        </div>
      ))}
    </div>
  );
}

/** Records that a version names, a line for each. */
function LinkedNames({ of, ids }: { of: KindName; ids: readonly string[] }) {
  const { records } = useLinkedRecords(of, ids);
  return ids.map((id) => {
    const record = records.get(id);
    const gone = record === null ? m.admin_records_gone() : m.admin_loading();
    const { text, language } = record ? linkedName(of, record) : { text: gone, language: undefined };
    return (
      <p key={id} className={styles.text} {...foreignText(language)}>
        {text}
      </p>
    );
  });
}

type ValueProps = { field: string; label: string; value: unknown; other: unknown };

function Value({ field, label, value, other }: ValueProps) {
  const known = useFieldLookup()(field);
  const ids = [value ?? []].flat().map(String);
  if (known?.type === 'records' && ids.length > 0) return <LinkedNames of={known.of} ids={ids} />;
  const images = collectImages(value);
  if (images.length > 0) {
    // Pictures show themselves; what else there is are newly chosen files, and the texts of a list's entries.
    const texts = describeValue([value].flat().filter((entry) => !isImage(entry)));
    return (
      <>
        <Images paths={images} label={label} />
        {texts && (
          <p className={styles.text} dir="auto">
            {texts}
          </p>
        )}
      </>
    );
  }
  const chosen = known?.type === 'choice' && known.choices().find((choice) => choice.value === value);
  const whole = chosen ? chosen.label : describeValue(value, field);
  const text = other === undefined ? whole : differingLines(whole, describeValue(other, field));
  if (!text) return <p className="small muted">{m.history_nothing()}</p>;
  const language = isArabicField(field) ? ({ lang: 'ar', dir: 'rtl' } as const) : ({ dir: 'auto' } as const);
  return (
    <p className={styles.text} {...language}>
      {text}
    </p>
  );
}

/** One of two states of a record; fields are named as in the API. */
export type Side = { label: string; record: object };

type ValuePairsProps = {
  fields: string[];
  /** undefined when there is nothing to compare. */
  before: Side | undefined;
  after: Side;
  /** The heading of a side, 0 for `before`, in place of its label. */
  headingOf?: (field: string, place: number, label: string) => ReactNode;
};

/** Two states of a record side by side, field by field; stacked on a phone. */
export function ValuePairs({ fields, before, after, headingOf }: ValuePairsProps) {
  const labelOf = useFieldLabel();
  const sides = before ? [before, after] : [after];
  return (
    <ul className="stack gap-3">
      {fields.map((field) => (
        <li key={field} className={styles.pair}>
          <p className={`strong ${styles.whole}`}>{labelOf(field)}</p>
          {sides.map(({ label, record }, place) => (
            <div key={label}>
              {before && <div className={styles.label}>{headingOf ? headingOf(field, place, label) : label}</div>}
              <Value
                field={field}
                label={labelOf(field)}
                value={fieldValue(record, field)}
                other={before && fieldValue(sides[1 - place]?.record ?? {}, field)}
              />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
