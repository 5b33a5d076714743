import { cutText } from '../text/cut-between-signs.ts';

/** A text on one line, of at most `longest` characters and the sign that it goes on; cut between words. */
export function cutBeginning(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${cutText(line, longest).replace(/\s\S*$/, '')}…`;
}
