import type { ComponentProps } from 'react';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { m } from '#messages';

/** A line that a link begins: the address of the quote form, and the line by the names of its fields. */
export type LineRequest = { to: string; line: Readonly<Record<string, string>> };

type QuoteLinkProps = Omit<ComponentProps<typeof SiteLink>, 'to'> & { request: LineRequest };

/**
 * A link that begins a line of a quote request. Its island stores the line at the click, so that it is kept when the
 * quote form is left before it has come. Without JavaScript the form shows the line.
 */
export function QuoteLink({ request: { to, line }, ...rest }: QuoteLinkProps) {
  return (
    <SiteLink
      {...rest}
      to={to}
      rel="nofollow"
      data-island="quote-line"
      data-line={JSON.stringify(line)}
      data-untitled={m.quote_line()}
    />
  );
}
