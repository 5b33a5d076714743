import type { ComponentProps } from 'react';
import { localPath } from '#app/ui/i18n/paths.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

// What is asked of a page is for one reader; further pages of a list are pages.
const isAsked = (to: string): boolean => to.includes('?') && !/\?page=\d+$/.test(to);

/** A link to a public screen in the reader's language; `to` is the address without prefix. Robots follow none with a question. */
export function SiteLink({ to, rel = isAsked(to) ? 'nofollow' : undefined, ...rest }: SiteLinkProps) {
  return <a {...rest} rel={rel} href={localPath(to)} />;
}

/** The same as a button. */
export const ButtonLink = (props: SiteLinkProps) => <SiteLink {...props} className="button" />;

/** The same as a quiet button, beside another or for what is less likely wanted. */
export const QuietLink = (props: SiteLinkProps) => <SiteLink {...props} className="button quiet" />;
