/** Text that is already escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = Html | string | number | undefined | false | Piece[];

/** A template whose values are escaped, unless they were made by this template themselves. */
export function html(texts: TemplateStringsArray, ...values: Piece[]): Html {
  return new Html(texts.reduce((page, text, i) => page + toMarkup(values[i - 1]) + text));
}

function toMarkup(value: Piece): string {
  if (Array.isArray(value)) return value.map(toMarkup).join('');
  if (value instanceof Html) return value.markup;
  if (value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
