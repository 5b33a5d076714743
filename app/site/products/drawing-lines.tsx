import { m } from '#messages';
import { type Drawing, drawMarkup } from '#shared/trade/drawing/drawing.ts';
import styles from './drawing-lines.module.css';

/**
 * `id`: one of each drawing of a page; `isSmall`: beside other things, on a sheet of its own; `anySize`: what describes it
 * when it is drawn again in the browser, with `{sizes}`.
 */
type DrawingLinesProps = {
  drawing: Omit<Drawing, 'description'>;
  description: string;
  id?: string;
  isSmall?: boolean;
  anySize?: string | undefined;
};

/** The lines of a drawing, with a title and the same in words for those who do not see it. */
export function DrawingLines({ drawing, description, anySize, ...look }: DrawingLinesProps) {
  const { id = 'dimension-drawing', isSmall = false } = look;
  const [title, words] = [m.drawing_title(), description].map((text) =>
    text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;')),
  );
  const said = `<title id="${id}-title">${title}</title><desc id="${id}-words">${words}</desc>`;
  return (
    <>
      {/* No landmark: a page may have several. */}
      <figure
        className={isSmall ? `${styles.views} ${styles.paper} ${styles.small}` : styles.views}
        aria-label={m.drawing_title()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what slides must be reachable by keyboard
        tabIndex={0}
      >
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          className={styles.lines}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-words`}
          data-drawn={anySize ?? ''}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines, with their texts escaped
          dangerouslySetInnerHTML={{ __html: said + drawMarkup(drawing) }}
        />
      </figure>
      <p className={styles.swipe}>{m.drawing_swipe()}</p>
    </>
  );
}
