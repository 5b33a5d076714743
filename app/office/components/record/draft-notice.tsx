import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { useFormDrafts } from './use-form-drafts.ts';

type Kept = ReturnType<typeof useFormDrafts>;

const fields = 'input:not([type=radio], [type=file]), textarea, select';

/** Runs an action of the notice. The button disappears, so the focus moves to the first field of the form. */
const thenToFields =
  (act: () => void) =>
  ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const found = [...(form?.querySelectorAll<HTMLElement>(fields) ?? [])];
    act();
    found.find((field) => field.checkVisibility())?.focus();
  };

function DraftOffer({ offer, restore, discard }: Kept & { offer: NonNullable<Kept['offer']> }) {
  const time = formatDateTime(new Date(offer.savedAt).toISOString());
  return (
    <div className="waiting-line" role="status">
      <p>{offer.isChanged ? m.admin_draft_offer_changed({ time }) : m.admin_draft_offer({ time })}</p>
      <div className="wrap gap-2">
        <Button size="compact-sm" onClick={thenToFields(restore)}>
          {m.admin_draft_restore()}
        </Button>
        <Button size="compact-sm" variant="default" onClick={thenToFields(discard)}>
          {m.admin_draft_discard()}
        </Button>
      </div>
    </div>
  );
}

/** Offers to restore an unsaved draft; after that, to discard it. */
export function DraftNotice({ kept }: { kept: Kept }) {
  if (kept.offer) return <DraftOffer {...kept} offer={kept.offer} />;
  if (!kept.wereKept) return null;
  return (
    <div className="waiting-line" role="status">
      <p>{kept.isChanged ? m.admin_kept_changed() : m.admin_kept_back()}</p>
      <Button size="compact-sm" variant="default" onClick={thenToFields(kept.giveUp)}>
        {m.admin_kept_give_up()}
      </Button>
    </div>
  );
}
