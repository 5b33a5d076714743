import { useContext } from 'react';
import { FormFieldsContext, fieldId } from '#app/ui/field-context.ts';
import { m } from '#messages';
import { mediaAddress, variantPath } from '#shared/content/picture.ts';
import styles from './bag-card.module.css';
import type { DraftLine } from './quote-draft.ts';
import { StepButton } from './step-button.tsx';
import { TypedText, useReadings } from './typed-values.tsx';

const [room, edge] = [84, 6];

/** The outline of a bag in its proportions, a sack's with its seam, a jumbo bag's with its loops; its liner is dashed. Nothing without its size. */
function BagOutline({ specified }: Pick<DraftLine, 'specified'>) {
  const [wide = 0, ...others] = useReadings()?.listSizes(specified) ?? [];
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
      {specified.baseLength ? (
        <path
          className={styles.face}
          d={`M${left} ${top}h${width}v${height}h${-width}zm3 0v-5h6v5m${width - 18} 0v-5h6v5`}
        />
      ) : (
        <>
          <path className={styles.face} d={`M${left} ${top}q${width / 2} 4 ${width} 0v${height}h${-width}z`} />
          <path className={styles.seam} d={`M${left} ${top + height - 4}h${width}`} />
        </>
      )}
    </svg>
  );
}

type BagCardProps = { line: DraftLine; place: number; words: Readonly<Record<string, string>> };

/** A bag of the request: its picture, its outline, what is decided of it, and the ways to change it. */
export function BagCard({ line: { title, picture, note, specified }, place, words }: BagCardProps) {
  const { errors } = useContext(FormFieldsContext);
  const figures = useReadings()?.figuresText(specified, words);
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
        <strong>
          <TypedText text={title} />
        </strong>
        <p className="muted">
          <TypedText text={[figures, note].filter(Boolean).join('\u00a0· ')} />
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
