import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import type { Language } from '#shared/language.ts';

/** Plain text with paragraphs separated by empty lines; `language`: of the text, where it is not that of the page. */
export function Paragraphs({ text, language }: { text: string; language?: Language }) {
  return (
    <div className="prose" {...foreignText(language)}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
