import { SiteLink } from '#app/site/components/site-link.tsx';
import { addedToast } from '#app/site/islands/added-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import styles from './added-toast.module.css';

/** Says that a product was added to the request (`add-script.ts`), and leads to it. */
export function AddedToast() {
  return (
    <div role="status" data-island="added" data-untitled={m.quote_line()} data-full={m.quote_added_full()}>
      <div id={addedToast} className={styles.toast} hidden>
        <Icon name="check" />
        <p />
        <SiteLink to="/quote">{m.quote_see()}</SiteLink>
      </div>
    </div>
  );
}
