import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { direction, localeTag } from '#shared/language.ts';
import type { Paper } from './paper.ts';
import { type VisualLine, visualLines } from './visual-text.ts';

const { resolve } = createRequire(import.meta.url);

/** The site's font, with both scripts in each file; what a paper uses of it is embedded. */
const faces = {
  plain: resolve('@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf'),
} as const;

export const colours = {
  text: '#14222e',
  quiet: '#4a5a67',
  line: '#c9cfd4',
  accent: '#126fac',
  ground: '#f3f1ea',
} as const;

export type Style = { face: keyof typeof faces; size: number; colour: keyof typeof colours };
/** A box of the page; `from` counts from where reading begins. Points of 1/72 inch. */
export type PaperPlace = { from: number; top: number; width: number };

/** A4. */
const page = { width: 595.28, height: 841.89, margin: 40, foot: 58 };
export const inner = page.width - 2 * page.margin;
/** Room for Arabic marks above and below. */
const lineHeight = 1.5;

/** Keeps pdfkit from breaking lines and from laying out word by word, which would turn Arabic round. */
const asPlaced = { lineBreak: false, features: [] };

export type Pen = ReturnType<typeof createPen>;

/** Draws on the pages of a document, measured from where reading begins. */
export function createPen({ language, title, company, writtenAt }: Paper) {
  const isMirrored = direction(language) === 'rtl';
  const written = new Date(writtenAt);
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: faces.plain,
    pdfVersion: '1.7',
    tagged: true,
    lang: localeTag(language).slice(0, 5),
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: company, Creator: company, CreationDate: written, ModDate: written },
  });
  let top = page.margin;

  const leftOf = ({ from, width }: Omit<PaperPlace, 'top'>): number =>
    isMirrored ? page.width - page.margin - from - width : page.margin + from;

  function use({ face, size, colour }: Style): void {
    document.font(faces[face], size).fillColor(colours[colour]);
  }

  let lacksSigns = false;
  /** Notes signs that the font in use draws as boxes. */
  function noteSigns(text: string): void {
    // pdfkit keeps the font that it opened to itself.
    const { font } = (document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
      ._font;
    lacksSigns ||= [...text].some((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  }

  const measure = (text: string): number => document.widthOfString(text, asPlaced);

  function breakLines(text: string, width: number, style: Style): VisualLine[] {
    use(style);
    return text.split('\n').flatMap((paragraph) => visualLines(paragraph, { language, width, measure }));
  }

  /** One line within a place; copied and read aloud as it was written. */
  function drawLine({ text, runs }: VisualLine, { from, top: at, width }: PaperPlace, align: Align): void {
    const widths = runs.map((run) => measure(run.text));
    const whole = widths.reduce((sum, each) => sum + each, 0);
    const left = leftOf({ from, width });
    const spare = width - whole;
    const isAtLeft = (align === 'start') !== isMirrored;
    let x = left + (align === 'middle' ? spare / 2 : isAtLeft ? 0 : spare);
    document.markContent('Span', { actual: text });
    runs.forEach((run, place) => {
      noteSigns(run.text);
      document.text(run.text, x, at, asPlaced);
      x += widths[place] ?? 0;
    });
    document.endMarkedContent();
  }

  return {
    document,
    isMirrored,
    leftOf,
    breakLines,

    /** How high a text is in lines of this width. */
    heightOf: (text: string, width: number, style: Style): number =>
      breakLines(text, width, style).length * style.size * lineHeight,

    /** Draws lines into a place, one element of the document's structure or none. @returns their height */
    writeLines(
      lines: readonly VisualLine[],
      place: PaperPlace,
      style: Style,
      { tag = 'P', align = 'start' }: Writing = {},
    ) {
      const step = style.size * lineHeight;
      const draw = () => {
        use(style);
        for (const [at, line] of lines.entries()) drawLine(line, { ...place, top: place.top + at * step }, align);
      };
      if (tag === 'Artifact') this.decorate(draw);
      else if (lines.length > 0) document.addStructure(document.struct(tag, {}, [draw]));
      return lines.length * step;
    },

    /** Draws a text into a place, as `writeLines`. @returns its height */
    write(text: string, place: PaperPlace, style: Style, writing?: Writing): number {
      return this.writeLines(breakLines(text, place.width, style), place, style, writing);
    },

    /** What belongs to no text: lines, grounds. */
    decorate(draw: () => void): void {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
    },

    /** Whether something was drawn as a box, for want of a sign in the font. */
    get lacksSigns(): boolean {
      return lacksSigns;
    },

    /** Where the next part goes. */
    get top(): number {
      return top;
    },

    advance(height: number): void {
      top += height;
    },

    /** Begins another page if less than this is left. */
    need(height: number): void {
      if (top + height <= page.height - page.foot) return;
      document.addPage();
      top = page.margin;
    },

    /** How much is left of the page. */
    room: (): number => page.height - page.foot - top,

    pages: (): number => document.bufferedPageRange().count,

    /** Draws at the foot of each page; receives its number and how many there are. */
    atFoot(draw: (at: { number: number; count: number; top: number }) => void): void {
      const { count } = document.bufferedPageRange();
      for (let number = 1; number <= count; number += 1) {
        document.switchToPage(number - 1);
        draw({ number, count, top: page.height - page.foot + 18 });
      }
    },
  };
}

type Align = 'start' | 'middle' | 'end';
type Writing = { tag?: 'P' | 'H1' | 'H2' | 'Artifact'; align?: Align };
