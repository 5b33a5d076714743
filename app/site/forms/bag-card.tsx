import { useContext } from 'react';
import { FormFieldsContext, fieldId } from '#app/ui/field-context.ts';
import { unitSaying } from '#app/ui/i18n/unit-saying.ts';
import { Typeset } from '#app/ui/typeset.tsx';
import { m } from '#messages';
import { mediaAddress, variantPath } from '#shared/content/picture.ts';
import { convertedFields } from '#shared/trade/quantity.ts';
import type { Limits } from '#shared/trade/readings.ts';
import { sizesTogether } from '#shared/trade/sizes-together.ts';
import { readPossible } from '#shared/trade/trade-measures.ts';
import { understandField } from '#shared/trade/understood.ts';
import styles from './bag-card.module.css';
import type { DraftLine } from './quote-draft.ts';
import { StepButton } from './step-button.tsx';

type Specified = DraftLine['specified'];
type Words = Readonly<Record<string, string>>;

const size: Limits = convertedFields.width;
/** What a card shows beside the size, with the ranges of their fields. */
const figures = {
  fillWeight: { unit: 'kg', least: 0.1, most: 3000 },
  safeLoad: { unit: 'kg', least: 100, most: 3000 },
  fabricWeight: convertedFields.fabricWeight,
  thickness: { unit: 'um', least: 10, most: 500 },
  linerThickness: convertedFields.linerThickness,
  printColours: { unit: 'colour', least: 0, most: 10 },
} as const satisfies Record<string, Limits>;

const asTyped = (typed: string | undefined, measure: Limits): string =>
  typed ? understandField(typed, measure, { chosen: '', saying: unitSaying() }).text || typed : '';

/** The sizes of a bag in mm: what is laid flat of a sack, the base and height of a jumbo bag. */
function sizesOf(specified: Specified): number[] {
  const keys = specified.baseLength ? ['baseLength', 'baseWidth', 'height'] : ['width', 'length'];
  const [together] = sizesTogether({ keys, typed: (key) => specified[key], fieldOf: () => size });
  return keys.flatMap((key) => together?.value[key] ?? readPossible(specified[key] ?? '', size)[0]?.value ?? []);
}

function sizeText(specified: Specified): string {
  const [first = '', second = '', ...more] = sizesOf(specified).map((each) => asTyped(`${each} mm`, size));
  if (!second) return first;
  return more.length > 0 ? [first, second, ...more].join(' × ') : m.quote_size({ width: first, length: second });
}

/** The figures already decided, in one line: `50 kg · 60 cm × 100 cm · 65 g/m² · Loose liner, 60 µm`. */
function figuresText(specified: Specified, words: Words): string {
  const figure = (key: keyof typeof figures) => asTyped(specified[key], figures[key]);
  const word = (key: string) => words[`${key}.${specified[key]}`] ?? '';
  const liner = [word('liner'), figure('linerThickness')].filter(Boolean).join(' ');
  const parts = [figure('fillWeight'), figure('safeLoad'), sizeText(specified), figure('fabricWeight')];
  return [
    ...parts,
    figure('thickness'),
    specified.lamination === 'none' ? '' : word('lamination'),
    liner,
    figure('printColours') || word('printSides'),
  ]
    .filter(Boolean)
    .join(' · ');
}

const [room, edge] = [84, 6];

/** The outline of a bag in its proportions, with its seam and, dashed, its liner; nothing without its size. */
function BagOutline({ specified }: { specified: Specified }) {
  const [wide = 0, ...others] = sizesOf(specified);
  const tall = others.at(-1) ?? 0;
  if (!wide || !tall) return null;
  const scale = (room - 2 * edge) / Math.max(wide, tall);
  const [width, height] = [wide, tall].map((each) => Math.round(each * scale)) as [number, number];
  const [left, top] = [(room - width) / 2, (room - height) / 2];
  const hasLiner = Boolean(specified.liner) && specified.liner !== 'none';
  return (
    <svg className={styles.outline} viewBox={`0 0 ${room} ${room}`} aria-hidden="true">
      {hasLiner && (
        <path className={styles.lined} d={`M${left - 3} ${top + height}V${top - 3}h${width + 6}v${height + 3}`} />
      )}
      <path className={styles.face} d={`M${left} ${top}q${width / 2} 4 ${width} 0v${height}h${-width}z`} />
      <path className={styles.seam} d={`M${left} ${top + height - 4}h${width}`} />
    </svg>
  );
}

type BagCardProps = { line: DraftLine; place: number; words: Words };

/** A bag of the request: its picture, its outline, what is decided of it, and the ways to change it. */
export function BagCard({ line: { title, picture, note, specified }, place, words }: BagCardProps) {
  const { errors } = useContext(FormFieldsContext);
  const name = `lines.${place}`;
  return (
    <li id={fieldId(name)} className={styles.bag} tabIndex={-1}>
      {picture && (
        <img
          src={mediaAddress(variantPath(picture, 320, 'webp'))}
          className={styles.picture}
          width={72}
          height={84}
          alt=""
        />
      )}
      <BagOutline specified={specified} />
      <div className={styles.about}>
        <strong>{title}</strong>
        <p className="muted">
          <Typeset text={[figuresText(specified, words), note].filter(Boolean).join(' · ')} />
        </p>
        {errors[name] && <p className={styles.error}>{errors[name]}</p>}
      </div>
      <p className={styles.acts}>
        <StepButton step={`edit:${place}`} label={m.quote_edit_named({ title })} text={m.quote_edit()} />
        <StepButton step={`remove:${place}`} label={m.quote_remove_named({ title })} text={m.quote_remove()} />
      </p>
    </li>
  );
}
