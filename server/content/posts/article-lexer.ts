import { Lexer, Marked, type Token, type TokenizerExtension, type Tokens } from 'marked';
import { type EmphasisSpan, findEmphasis, hasTooManyMarks, isTickOfFeet } from '#shared/markdown/emphasis.ts';
import { withPlainLineMarks } from '#shared/markdown/line-marks.ts';
import { ArticleTokenizer } from './article-tokenizer.ts';

// Lists and quotes opened within each other on one line; the parser reads the rest of the line again for each.
const deepLine = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]*){100}/m;

class TooManyMarks extends RangeError {}

/** A text with signs, and where its emphasis stands. */
type Passage = { text: string; spans: Map<number, EmphasisSpan> };

/** Skips paragraphs, list items and cells with more stars and underscores than can be parsed in time. */
class PatientLexer extends Lexer {
  readonly #passages: Passage[] = [];

  override inlineTokens(text: string, tokens?: Token[]): Token[] {
    if (hasTooManyMarks(text)) throw new TooManyMarks();
    this.#passages.push({ text, spans: new Map(findEmphasis(text).map((span) => [span.start, span])) });
    try {
      return super.inlineTokens(text, tokens);
    } finally {
      this.#passages.pop();
    }
  }

  /** Emphasis where it is meant, and the other signs as they stand; `rest` is what is left of the passage. */
  signToken(rest: string): Token | undefined {
    const { text, spans } = this.#passages.at(-1) ?? { text: rest, spans: new Map<number, EmphasisSpan>() };
    const at = text.length - rest.length;
    const span = spans.get(at);
    if (span) return this.#emphasisToken(rest.slice(0, span.end - at), span);
    // A place in a network: \\nas\bags.
    if (/^\\\\[\p{L}\p{N}]/u.test(rest) && !/\S/.test(text.charAt(at - 1))) return plainToken(rest.slice(0, 2));
    const [run = ''] = /^(?:\*+|_+|~+)/.exec(rest) ?? [];
    if (run) return plainToken(run);
    return isTickOfFeet(text, at) ? plainToken(/^`+/.exec(rest)?.[0] ?? '') : undefined;
  }

  #emphasisToken(raw: string, { width, kind }: EmphasisSpan): Token {
    const text = raw.slice(width, -width);
    return { type: kind, raw, text, tokens: this.inlineTokens(text) };
  }
}

const plainToken = (raw: string): Tokens.Text | undefined =>
  raw ? { type: 'text', raw, text: raw, escaped: false } : undefined;

const signs: TokenizerExtension = {
  name: 'signs',
  level: 'inline',
  tokenizer(src) {
    // Only this file makes lexers with the extension.
    return /^[*_~`\\]/.test(src) ? (this.lexer as PatientLexer).signToken(src) : undefined;
  },
};

// Each typed line is shown as a line, as price lists and addresses are meant.
const { defaults } = new Marked({ gfm: true, breaks: true, extensions: [signs] });

/** The tokens of a text; undefined for one with too many marks, or with nesting that exhausts the stack. */
export function readTokens(markdown: string): Token[] | undefined {
  const plain = withPlainLineMarks(markdown);
  if (deepLine.test(plain)) return undefined;
  return unlessTooDeep(() => new PatientLexer({ ...defaults, tokenizer: new ArticleTokenizer(plain) }).lex(plain));
}

/** undefined when the stack or the patience ends. */
export function unlessTooDeep<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
