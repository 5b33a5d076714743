import { linkedName, useLinkedRecords } from '#app/office/components/record/linked-records.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import type { KindName } from '#shared/kinds/kinds.ts';
import styles from './value-pairs.module.css';

/** Records that a version names, a line for each. */
export function LinkedNames({ of, ids }: { of: KindName; ids: readonly string[] }) {
  const { records } = useLinkedRecords(of, ids);
  return ids.map((id) => {
    const record = records.get(id);
    const gone = record === null ? m.admin_records_gone() : m.admin_loading();
    const { text, language } = record ? linkedName(of, record) : { text: gone, language: undefined };
    return (
      <p key={id} className={styles.text} {...foreignText(language)}>
        {text}
      </p>
    );
  });
}
