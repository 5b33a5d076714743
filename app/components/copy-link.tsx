import { useState } from 'react';
import { m } from '#messages';
import { Icon } from './icon.tsx';

/** Copies the text, or shows it for manual copying. */
export async function copyText(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    // Pages without HTTPS have no clipboard API.
    window.prompt(m.blog_share_copy(), address);
    return false;
  }
}

/** Copies an address and confirms it. */
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
