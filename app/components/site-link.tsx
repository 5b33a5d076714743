import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { localPath } from '#app/i18n/paths.ts';
import { usePrefetch } from './prefetch-budget.ts';

type SiteLinkProps = Omit<LinkProps, 'to'> & { to: string; children: ReactNode };

/** A link to a public screen in the reader's language; `to` is the address without prefix. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return <Link to={localPath(to)} prefetch={usePrefetch()} viewTransition {...rest} />;
}
