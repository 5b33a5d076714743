import type { ComponentProps } from 'react';
import { localPath } from '#app/ui/i18n/paths.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link to a public screen in the reader's language; `to` is the address without prefix. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return <a {...rest} href={localPath(to)} />;
}
