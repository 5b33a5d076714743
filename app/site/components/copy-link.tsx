import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';

/** Copies an address and confirms it (`islands/share.ts`). */
export function CopyLink({ address, className }: { address: string; className?: string | undefined }) {
  return (
    <>
      <button
        type="button"
        className={className}
        data-visit="share"
        data-island="copy-link"
        data-address={address}
        data-copied={m.blog_share_copied()}
      >
        <span data-icon>
          <Icon name="link" size={18} />
        </span>
        <span data-icon hidden>
          <Icon name="check" size={18} />
        </span>
        <span data-label>{m.blog_share_copy()}</span>
      </button>
      <span className="visually-hidden" role="status" />
    </>
  );
}
