/** A text out of a file or a letter as the databases and the screens take it: without control signs and halves of signs. */
export const storableText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .normalize('NFC')
    .trim();
