import { CopyLink } from '#app/components/copy-link.tsx';
import { Icon } from '#app/components/icon.tsx';
import { Isolate } from '#app/components/isolate.tsx';
import { m } from '#messages';
import styles from './datasheet-actions.module.css';

type DatasheetActsProps = {
  /** The full short address of the page; undefined when it has none. */
  shortLink: string | undefined;
  /** The formatted time of the last change of its content. */
  date: string;
};

/** The page as an A4 datasheet, printed or saved as PDF by the browser, with its short address. */
export function DatasheetActions({ shortLink, date }: DatasheetActsProps) {
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>
        <button
          type="button"
          className={`button quiet ${styles.needsScript}`}
          data-visit="datasheet"
          onClick={() => window.print()}
        >
          <Icon name="download" size={18} />
          {m.datasheet_save()}
        </button>
        {shortLink && <CopyLink address={shortLink} className={`button quiet ${styles.needsScript}`} />}
      </div>
      <p className={styles.withoutScript}>{m.datasheet_without_script()}</p>
      {shortLink && (
        <p className={styles.line}>
          {m.datasheet_short_link()}{' '}
          <a href={shortLink}>
            <Isolate>{shortLink.replace(/^https?:\/\//, '')}</Isolate>
          </a>
        </p>
      )}
      <p className={`${styles.line} ${styles.onPaper}`}>{m.datasheet_date({ date })}</p>
    </div>
  );
}
