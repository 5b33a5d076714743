import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { localPath } from '#app/i18n/paths.ts';
import { usePrefetch } from './prefetch-budget.ts';
import { discovery } from './route-discovery.ts';

type HowFollowed = Pick<LinkProps, 'preventScrollReset' | 'state' | 'viewTransition'>;
type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & HowFollowed & { to: string };

/** A link to a public screen in the reader's language; `to` is the address without prefix. */
export function SiteLink(props: SiteLinkProps) {
  return import.meta.env.SSR ? <WrittenLink {...props} /> : <FollowedLink {...props} />;
}

function FollowedLink({ to, ...rest }: SiteLinkProps) {
  return <Link to={localPath(to)} discover={discovery()} prefetch={usePrefetch()} viewTransition {...rest} />;
}

/** A plain `<a>` on the server: the router's link would compute its attributes sixty times a page. */
function WrittenLink({ to, preventScrollReset: _, state: __, viewTransition: ___, ...rest }: SiteLinkProps) {
  return <a {...rest} href={localPath(to)} />;
}
