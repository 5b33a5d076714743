import { type ComponentType, type MouseEvent, useState } from 'react';
import { Icon } from '#app/components/icon.tsx';
import { withImportTimeout } from '#app/components/import-timeout.ts';
import { SiteLink } from '#app/components/site-link.tsx';
import { m } from '#messages';

type DialogProps = { onClose: () => void };

/** The header's search: a link to the search page, and with scripts a dialog loaded on demand. */
export function SearchTool({ className }: { className: string }) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  async function open(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { SearchDialog } = await withImportTimeout(import('./search-dialog.tsx'));
      setDialog(() => SearchDialog);
    } catch {
      window.location.assign(href);
    }
  }
  return (
    <>
      <SiteLink to="/search" className={className} aria-label={m.nav_search()} title={m.nav_search()} onClick={open}>
        <Icon name="search" />
      </SiteLink>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
