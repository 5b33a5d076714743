import { buffer } from 'node:stream/consumers';
import { encodeQR } from 'qr';
import type { Paper } from './paper.ts';
import { drawPart, pictureHeights } from './paper-parts.ts';
import { colours, createPen, inner, type Pen, type Style } from './paper-pen.ts';
import { isolated } from './visual-text.ts';

const styles = {
  company: { face: 'strong', size: 11, colour: 'accent' },
  kind: { face: 'plain', size: 10, colour: 'quiet' },
  title: { face: 'strong', size: 20, colour: 'text' },
  subtitle: { face: 'plain', size: 11, colour: 'quiet' },
  foot: { face: 'plain', size: 7.5, colour: 'quiet' },
} as const satisfies Record<string, Style>;

/** A paper as a PDF with its fonts, in A4. @throws Error for a picture that cannot be read */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const usual = compose(paper, pictureHeights.usual);
  const low =
    usual.pages() > 1 && paper.parts.some(({ type }) => type === 'pictures')
      ? compose(paper, pictureHeights.low)
      : usual;
  const pen = low.pages() < usual.pages() ? low : usual;
  drawFoot(paper, pen);
  pen.document.end();
  return buffer(pen.document);
}

/** Everything but the foot. */
function compose(paper: Paper, pictureHeight: number): Pen {
  const pen = createPen(paper);
  drawHead(paper, pen);
  for (const part of paper.parts) drawPart(part, pen, pictureHeight);
  if (pen.lacksSigns) drawPart({ type: 'text', text: paper.signsNote, isQuiet: true }, pen);
  return pen;
}

function rule(pen: Pen, top: number): void {
  const left = pen.leftOf({ from: 0, width: inner });
  pen.decorate(() =>
    pen.document
      .moveTo(left, top)
      .lineTo(left + inner, top)
      .lineWidth(0.75)
      .strokeColor(colours.line)
      .stroke(),
  );
}

const [codeSize, gap] = [68, 14];

function drawHead({ company, kind, title, subtitle, code }: Paper, pen: Pen): void {
  const half = inner / 2;
  const { top } = pen;
  const name = pen.write(company, { from: 0, top, width: half }, styles.company);
  const label = pen.write(kind, { from: half, top: top + 1, width: half }, styles.kind, { align: 'end' });
  pen.advance(Math.max(name, label) + 6);
  rule(pen, pen.top);
  pen.advance(12);
  const width = code ? inner - codeSize - gap : inner;
  const begin = pen.top;
  pen.advance(pen.write(title, { from: 0, top: pen.top, width }, styles.title, { tag: 'H1' }));
  if (subtitle) pen.advance(pen.write(subtitle, { from: 0, top: pen.top, width }, styles.subtitle));
  if (code) {
    pen.advance(pen.write(isolated(code.label, true), { from: 0, top: pen.top, width }, styles.foot));
    drawCode(code, pen, begin);
    pen.advance(Math.max(0, begin + codeSize - pen.top));
  }
  pen.advance(10);
}

/** A QR code as one shape, with the quiet zone that scanners need. */
function drawCode({ address, label }: NonNullable<Paper['code']>, pen: Pen, top: number): void {
  const { document } = pen;
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 2 });
  const dot = codeSize / rows.length;
  const left = pen.leftOf({ from: inner - codeSize, width: codeSize });
  const draw = () => {
    rows.forEach((row, y) => {
      row.forEach((isDark, x) => {
        // A little larger, so that no hairline shows between two.
        if (isDark) document.rect(left + x * dot, top + y * dot, dot + 0.05, dot + 0.05);
      });
    });
    document.fill(colours.text);
  };
  document.addStructure(document.struct('Figure', { alt: label }, [draw]));
}

function drawFoot({ foot, pageLabel }: Paper, pen: Pen): void {
  const text = foot.map((each) => isolated(each)).join(' · ');
  pen.atFoot(({ number, count, top }) => {
    rule(pen, top - 6);
    const label = pageLabel.replace('{page}', `${number}`).replace('{pages}', `${count}`);
    pen.write(text, { from: 0, top, width: inner - 80 }, styles.foot, { tag: 'Artifact' });
    pen.write(label, { from: inner - 80, top, width: 80 }, styles.foot, { tag: 'Artifact', align: 'end' });
  });
}
