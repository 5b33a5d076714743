import { Fragment } from 'react';
import { toWesternDigits } from '#shared/text/western-digits.ts';
import { findValues } from '#shared/typography/values.ts';
import { currentLanguage } from './i18n/current-language.ts';

/**
 * A text whose values stay on one line, in what React draws in the browser: forms and the back office. Public documents
 * are set as a whole (`shared/typography/typeset-html.ts`).
 */
export function Typeset({ text: typed }: { text: string }) {
  const text = toWesternDigits(typed);
  const values = findValues(text, currentLanguage());
  if (values.length === 0) return text;
  let done = 0;
  const pieces = values.map(({ start, end, leftToRight }) => {
    const before = text.slice(done, start);
    const [ordered, rest] = [text.slice(start, start + leftToRight), text.slice(start + leftToRight, end)];
    done = end;
    return (
      <Fragment key={start}>
        {before}
        <span className="value">
          {ordered && <bdi dir="ltr">{ordered}</bdi>}
          {rest}
        </span>
      </Fragment>
    );
  });
  return (
    <>
      {pieces}
      {text.slice(done)}
    </>
  );
}
