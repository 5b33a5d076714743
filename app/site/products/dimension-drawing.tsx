import { m } from '#messages';
import type { Drawing, DrawnText } from '#shared/trade/drawing/drawing.ts';
import styles from './dimension-drawing.module.css';

/** Figures read from left to right in any language; words in the page's. */
function Label({ kind, text, x, y, turned }: DrawnText) {
  const place = turned ? { transform: `translate(${x} ${y}) rotate(-90)` } : { x, y };
  return (
    <text {...place} className={styles[kind]} {...(kind === 'figure' && { direction: 'ltr' })}>
      {text}
    </text>
  );
}

type DrawingProps = { drawing: Drawing; id?: string };

/** The dimension drawing of a product, with a title and the same in words for those who do not see it. */
export function DimensionDrawing({ drawing, id: titleId = 'dimension-drawing' }: DrawingProps) {
  const { width, height, views, description } = drawing;
  return (
    <figure className={styles.drawing}>
      <h2>{m.drawing_title()}</h2>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.lines}
        width={Math.round(width * 1.5)}
        role="img"
        aria-labelledby={titleId}
        aria-describedby={`${titleId}-words`}
      >
        <title id={titleId}>{m.drawing_title()}</title>
        <desc id={`${titleId}-words`}>{description}</desc>
        {views.map(({ x, y, shapes, texts }) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            {shapes.map(({ look, path }) => (
              <path key={look + path} className={styles[look]} d={path} />
            ))}
            {texts.map((text) => (
              <Label key={`${text.x} ${text.y}`} {...text} />
            ))}
          </g>
        ))}
      </svg>
      <figcaption>{m.drawing_units()}</figcaption>
    </figure>
  );
}
