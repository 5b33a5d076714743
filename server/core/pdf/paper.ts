import type { Language } from '#shared/language.ts';
import type { Drawing } from '#shared/trade/drawing/drawing.ts';

/** A name and its value, in the reader's language; '' of a name for a line alone. */
export type PaperRow = { name: string; value: string };

/** A part of a paper, from top to bottom. */
export type PaperPart =
  | { type: 'heading'; text: string }
  /** Paragraphs are separated by line breaks. `isQuiet`: small and grey; `note`: so below it, on the page of its last lines. */
  | { type: 'text'; text: string; isQuiet?: boolean; note?: string }
  | { type: 'rows'; rows: readonly PaperRow[] }
  /** A few values to be seen first. */
  | { type: 'figures'; rows: readonly PaperRow[] }
  /** Beside each other, each if it is there; the picture a JPEG or PNG in base64. */
  | { type: 'pictures'; picture?: { base64: string; alt: string } | undefined; drawing?: PaperDrawing | undefined };

export type PaperDrawing = { drawing: Drawing; title: string; note: string };

/** A paper as data: what is printed, without where. */
export type Paper = {
  language: Language;
  /** The company, above everything, and what this is: Datasheet. */
  company: string;
  kind: string;
  title: string;
  /** A line below the title; '' for none. */
  subtitle: string;
  /** Beside the title: an address as a QR code and in letters. */
  code?: { address: string; label: string } | undefined;
  parts: readonly PaperPart[];
  /** At the foot of each page, such as how to reach the company; each reads in its own direction. */
  foot: readonly string[];
  /** `Page {page} of {pages}`. */
  pageLabel: string;
  /** Printed below everything where the font lacks a sign, which is drawn as a box. */
  signsNote: string;
  /** When what it says was written, ISO 8601; equal papers are equal files. */
  writtenAt: string;
};

/** What the process that draws it replies: the file in base64, or why there is none. */
export type PdfReply = { base64: string } | { fault: string };
