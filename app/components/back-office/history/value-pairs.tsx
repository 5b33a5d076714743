import { m } from '#messages';
import { ProtectedImage } from '../protected-image.tsx';
import { fieldLabel, fieldValue, isArabicField } from './field-label.ts';
import styles from './value-pairs.module.css';

const imageSize = 80;
// Lines of both together from which on only what differs is shown.
const longTexts = 12;

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? m.field_on() : m.field_off();
  if (value instanceof File) return value.name;
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([name, text]) => name !== 'key' && text)
    .map(([, text]) => textOf(text))
    .join(': ');
}

const isImage = (value: unknown): value is string => typeof value === 'string' && value.startsWith('images/');

function Images({ paths, label }: { paths: string[]; label: string }) {
  return (
    <div className={styles.images}>
      {paths.map((path) => (
        <div key={path} className={styles.image}>
          <ProtectedImage path={path} alt={label} height={imageSize} />
        </div>
      ))}
    </div>
  );
}

/** Of two long texts the lines that differ; what they have in common at the ends is left out. */
function differingLines(text: string, other: string | undefined): string {
  const [lines, others] = [text.split('\n'), other?.split('\n') ?? []];
  if (other === undefined || lines.length + others.length < longTexts) return text;
  const shorter = Math.min(lines.length, others.length);
  let start = 0;
  while (start < shorter && lines[start] === others[start]) start++;
  let end = 0;
  while (end < shorter - start && lines.at(-1 - end) === others.at(-1 - end)) end++;
  const middle = lines.slice(start, lines.length - end);
  return [...(start > 0 ? ['…'] : []), ...middle, ...(end > 0 ? ['…'] : [])].join('\n');
}

function Value({ field, value, other }: { field: string; value: unknown; other: unknown }) {
  const images = [value].flat().filter(isImage);
  if (images.length > 0) return <Images paths={images} label={fieldLabel(field)} />;
  const text = differingLines(textOf(value), other === undefined ? undefined : textOf(other));
  if (!text) return <p className={styles.nothing}>{m.history_nothing()}</p>;
  const language = isArabicField(field) ? ({ lang: 'ar', dir: 'rtl' } as const) : ({ dir: 'auto' } as const);
  return (
    <p className={styles.text} {...language}>
      {text}
    </p>
  );
}

/** One of two states of a record; fields are looked up as the API names them. */
export type Side = { label: string; record: object };

type ValuePairsProps = {
  fields: string[];
  /** undefined where there is nothing to compare with. */
  before: Side | undefined;
  after: Side;
};

/** Two states of a record beside each other, field by field; below each other on a phone. */
export function ValuePairs({ fields, before, after }: ValuePairsProps) {
  const sides = before ? [before, after] : [after];
  return (
    <ul className={styles.pairs}>
      {fields.map((field) => (
        <li key={field} className={styles.pair}>
          <p className={styles.field}>{fieldLabel(field)}</p>
          {sides.map(({ label, record }, place) => (
            <div key={label} className={styles.side}>
              {before && <p className={styles.label}>{label}</p>}
              <Value
                field={field}
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
