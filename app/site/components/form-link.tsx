import type { ComponentProps } from 'react';
import { localPath } from '#app/ui/i18n/paths.ts';

type FormLinkProps = Omit<ComponentProps<'button'>, 'type'> & { to: string };

/**
 * Leads to a list for people by a form: robots follow links alone. `to` is the address without prefix; the place and the
 * focus stay where they are.
 */
export function FormLink({ to, ...button }: FormLinkProps) {
  const { pathname, searchParams } = new URL(to, 'http://site');
  return (
    <form method="get" action={localPath(pathname)} className="form-link" data-stays data-needs-server>
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button {...button} type="submit" />
    </form>
  );
}
