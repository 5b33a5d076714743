import { useState } from 'react';
import { m } from '#messages';
import { Icon } from './icon.tsx';

/** Copies the address, or shows it to be copied by hand where the browser refuses. */
export async function copyText(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    // Pages that are not served over HTTPS have no clipboard.
    window.prompt(m.blog_share_copy(), address);
    return false;
  }
}

/** Copies an address and says so. */
export function CopyLink({ address, className }: { address: string; className?: string | undefined }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        data-visit="share"
        onClick={async () => setIsCopied(await copyText(address))}
      >
        <Icon name={isCopied ? 'check' : 'link'} size={18} />
        {isCopied ? m.blog_share_copied() : m.blog_share_copy()}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && m.blog_share_copied()}
      </span>
    </>
  );
}
