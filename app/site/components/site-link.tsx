import type { ComponentProps } from 'react';
import { localPath } from '#app/ui/i18n/paths.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link to a public screen in the reader's language; `to` is the address without prefix. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return <a {...rest} href={localPath(to)} />;
}

/** The same as a button. */
export const ButtonLink = (props: SiteLinkProps) => <SiteLink {...props} className="button" />;

/** The same as a quiet button, beside another or for what is less likely wanted. */
export const QuietLink = (props: SiteLinkProps) => <SiteLink {...props} className="button quiet" />;
