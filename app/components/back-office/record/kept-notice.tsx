import { Button } from '@mantine/core';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import styles from './kept-notice.module.css';
import type { useKeptValues } from './kept-values.ts';

type Kept = ReturnType<typeof useKeptValues>;

function DraftOffer({ offer, restore, discard }: Kept & { offer: NonNullable<Kept['offer']> }) {
  const time = formatDateTime(new Date(offer.savedAt).toISOString(), currentLanguage());
  return (
    <div className={styles.notice} role="status">
      <p>{offer.isChanged ? m.admin_draft_offer_changed({ time }) : m.admin_draft_offer({ time })}</p>
      <div className={styles.acts}>
        <Button size="compact-sm" onClick={restore}>
          {m.admin_draft_restore()}
        </Button>
        <Button size="compact-sm" variant="default" onClick={discard}>
          {m.admin_draft_discard()}
        </Button>
      </div>
    </div>
  );
}

/** Offers what was typed into a form earlier and not saved; once it is back, offers to begin again. */
export function KeptNotice({ kept }: { kept: Kept }) {
  if (kept.offer) return <DraftOffer {...kept} offer={kept.offer} />;
  if (!kept.wereKept) return null;
  return (
    <div className={styles.notice} role="status">
      <p>{kept.isChanged ? m.admin_kept_changed() : m.admin_kept_back()}</p>
      <Button size="compact-sm" variant="default" onClick={kept.giveUp}>
        {m.admin_kept_give_up()}
      </Button>
    </div>
  );
}
