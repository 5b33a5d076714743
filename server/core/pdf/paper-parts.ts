import type { Look } from '#shared/trade/drawing/drawing.ts';
import type { PaperDrawing, PaperPart, PaperRow } from './paper.ts';
import { colours, inner, type Pen, type Style } from './paper-pen.ts';
import { isolated } from './visual-text.ts';

const styles = {
  heading: { face: 'strong', size: 12.5, colour: 'text' },
  text: { face: 'plain', size: 9, colour: 'text' },
  quiet: { face: 'plain', size: 8, colour: 'quiet' },
  name: { face: 'plain', size: 9, colour: 'quiet' },
  value: { face: 'strong', size: 9, colour: 'text' },
  figureName: { face: 'plain', size: 8, colour: 'quiet' },
  figure: { face: 'strong', size: 11, colour: 'text' },
  label: { face: 'plain', size: 9, colour: 'text' },
} as const satisfies Record<string, Style>;

const [gap, bar] = [14, 2];

type Part<Type> = Extract<PaperPart, { type: Type }>;

/** The height of pictures, in points; the lower one where a page then holds everything. */
export const pictureHeights = { usual: 160, low: 110 } as const;

/** Draws a part below what is there, on another page where it does not fit. */
export function drawPart(part: PaperPart, pen: Pen, pictureHeight: number = pictureHeights.usual): void {
  if (part.type === 'heading') drawHeading(part, pen);
  else if (part.type === 'text') drawText(part, pen);
  else if (part.type === 'rows') drawRows(part.rows, pen);
  else if (part.type === 'figures') drawFigures(part.rows, pen);
  else drawPictures(part, pen, pictureHeight);
}

function drawHeading({ text }: Part<'heading'>, pen: Pen): void {
  const height = pen.heightOf(text, inner, styles.heading);
  // Not alone at the end of a page.
  pen.need(height + 60);
  pen.advance(8);
  pen.advance(pen.write(text, { from: 0, top: pen.top, width: inner }, styles.heading, { tag: 'H2' }) + 4);
}

/** No line stands alone after the end of a page, and no note without the last lines of its text. */
function drawText({ text, isQuiet, note = '' }: Part<'text'>, pen: Pen): void {
  const style = isQuiet ? styles.quiet : styles.text;
  const step = style.size * 1.5;
  const paragraphs = text.split('\n').filter((line) => line.trim());
  for (const [place, paragraph] of paragraphs.entries()) {
    const lines = pen.breakLines(paragraph, inner, style);
    const below = note && place === paragraphs.length - 1 ? 4 + pen.heightOf(note, inner, styles.quiet) : 0;
    for (const [at, line] of lines.entries()) {
      const left = lines.length - at;
      pen.need(left > 2 ? step : left * step + below);
      pen.advance(pen.writeLines([line], { from: 0, top: pen.top, width: inner }, style));
    }
    pen.advance(4);
  }
  if (note) drawText({ type: 'text', text: note, isQuiet: true }, pen);
}

function drawRows(rows: readonly PaperRow[], pen: Pen): void {
  const [nameWidth, pad] = [inner * 0.36, 2.5];
  const value = { from: nameWidth + gap, width: inner - nameWidth - gap };
  rows.forEach((row, place) => {
    const [left, right] = [
      pen.heightOf(row.name, nameWidth, styles.name),
      pen.heightOf(row.value, value.width, styles.value),
    ];
    const height = Math.max(left, right) + 2 * pad;
    pen.need(height);
    const { top } = pen;
    if (place % 2 === 0) ground(pen, { top, height });
    pen.write(row.name, { from: 4, top: top + pad, width: nameWidth - 4 }, styles.name);
    pen.write(row.value, { ...value, top: top + pad, width: value.width - 4 }, styles.value);
    pen.advance(height);
  });
  pen.advance(6);
}

function ground(pen: Pen, { top, height }: { top: number; height: number }): void {
  pen.decorate(() => pen.document.rect(pen.leftOf({ from: 0, width: inner }), top, inner, height).fill(colours.ground));
}

function drawFigures(rows: readonly PaperRow[], pen: Pen): void {
  if (rows.length === 0) return;
  const each = (inner - gap * (rows.length - 1)) / rows.length;
  const text = each - bar - 6;
  const heights = rows.map(
    ({ name, value }) => pen.heightOf(name, text, styles.figureName) + pen.heightOf(value, text, styles.figure),
  );
  const height = Math.max(...heights);
  pen.need(height);
  const { top } = pen;
  rows.forEach(({ name, value }, place) => {
    const from = place * (each + gap);
    pen.decorate(() => pen.document.rect(pen.leftOf({ from, width: bar }), top, bar, height).fill(colours.accent));
    const at = { from: from + bar + 6, width: text };
    const used = pen.write(name, { ...at, top }, styles.figureName);
    pen.write(value, { ...at, top: top + used }, styles.figure);
  });
  pen.advance(height + 8);
}

function drawPictures({ picture, drawing }: Part<'pictures'>, pen: Pen, pictureHeight: number): void {
  if (!picture && !drawing) return;
  const isBoth = picture !== undefined && drawing !== undefined;
  const [first, second] = isBoth ? [inner * 0.42, inner * 0.58 - gap] : [inner * 0.6, inner];
  const note = drawing ? pen.heightOf(drawing.note, second, styles.quiet) : 0;
  pen.need(pictureHeight + note + 4);
  const { top } = pen;
  if (picture) drawPicture(picture, pen, { from: 0, top, width: first, height: pictureHeight });
  if (drawing) {
    const from = isBoth ? first + gap : 0;
    drawDrawing(drawing, pen, { from, top, width: second, height: pictureHeight });
    pen.write(drawing.note, { from, top: top + pictureHeight + 2, width: second }, styles.quiet, { align: 'middle' });
  }
  pen.advance(pictureHeight + note + 6);
}

type Area = { from: number; top: number; width: number; height: number };

function drawPicture({ base64, alt }: { base64: string; alt: string }, pen: Pen, area: Area): void {
  const { document } = pen;
  const { width, height, top } = area;
  const image = Buffer.from(base64, 'base64');
  const draw = () =>
    document.image(image, pen.leftOf(area), top, {
      fit: [width, height],
      align: pen.isMirrored ? 'right' : undefined,
      valign: 'center',
    });
  document.addStructure(document.struct('Figure', { alt }, [draw]));
}

const looks: Record<Look, (pen: Pen, path: string) => void> = {
  face: ({ document }, path) => document.path(path).lineWidth(1.4).undash().fillAndStroke('#ffffff', colours.text),
  edge: ({ document }, path) => document.path(path).lineWidth(1.4).undash().strokeColor(colours.text).stroke(),
  fold: ({ document }, path) =>
    document.path(path).lineWidth(1).dash(4, { space: 3 }).strokeColor(colours.quiet).stroke().undash(),
  liner: ({ document }, path) =>
    document.path(path).lineWidth(1).dash(1.5, { space: 2.5 }).strokeColor(colours.accent).stroke().undash(),
  measure: ({ document }, path) => document.path(path).lineWidth(0.8).undash().strokeColor(colours.accent).stroke(),
  arrow: ({ document }, path) => document.path(path).fill(colours.accent),
};

/** The same shapes as on the page, as large as fits; its words stand in its description. */
function drawDrawing({ drawing, title }: PaperDrawing, pen: Pen, area: Area): void {
  const { document } = pen;
  const scale = Math.min(area.width / drawing.width, area.height / drawing.height, 1);
  const left = pen.leftOf(area) + (area.width - drawing.width * scale) / 2;
  const above = area.top + (area.height - drawing.height * scale) / 2;
  const draw = () => {
    document.save().translate(left, above).scale(scale);
    for (const { x, y, shapes } of drawing.views) {
      document.save().translate(x, y);
      for (const { look, path } of shapes) looks[look](pen, path);
      document.restore();
    }
    document.restore();
  };
  document.addStructure(document.struct('Figure', { alt: drawing.description, title }, [draw]));
  for (const { x, y, texts } of drawing.views)
    for (const text of texts) {
      const [toX, toY] = [left + (x + text.x) * scale, above + (y + text.y) * scale];
      drawLabel(text.kind === 'figure' ? isolated(text.text, true) : text.text, pen, {
        x: toX,
        y: toY,
        size: Math.max(7, 13 * scale),
        isTurned: text.turned === true,
      });
    }
}

/** A text around the middle of its base line. */
function drawLabel(
  text: string,
  pen: Pen,
  { x, y, size, isTurned }: { x: number; y: number; size: number; isTurned: boolean },
) {
  const { document } = pen;
  const width = 120;
  const at = { from: 0, width };
  // The place is given from where reading begins; a label stands around a point.
  const from = pen.isMirrored ? pen.leftOf(at) - (x - width / 2) : x - width / 2 - pen.leftOf(at);
  document.save();
  if (isTurned) document.rotate(-90, { origin: [x, y] });
  pen.write(text, { from, top: y - size, width }, { ...styles.label, size }, { tag: 'Artifact', align: 'middle' });
  document.restore();
}
