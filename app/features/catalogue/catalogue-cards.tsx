import { ActionIcon, Badge, Checkbox } from '@mantine/core';
import { ActIcon } from '#app/components/back-office/act-icon.tsx';
import type { RowSelection } from '#app/components/back-office/list/use-row-selection.ts';
import { ProtectedImage } from '#app/components/back-office/protected-image.tsx';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import { lacksArabic, localise } from '#shared/content.ts';
import styles from './catalogue-management.module.css';
import type { CatalogueRecord } from './catalogue-record.ts';

type RecordActs = {
  /** Which cards are chosen. */
  selection: RowSelection<CatalogueRecord> | undefined;
  onEdit: (record: CatalogueRecord) => void;
  onDelete: (record: CatalogueRecord) => void;
};

const imageHeight = 200;
const texts = ['name', 'industry', 'description', 'specifications'];

function CatalogueCard({ record, selection, onEdit, onDelete }: { record: CatalogueRecord } & RecordActs) {
  const { name, industry } = localise(record, currentLanguage());
  return (
    <li className={styles.card} data-selected={selection?.isSelected(record) || undefined}>
      <ProtectedImage path={record.mainImage} alt="" height={imageHeight} />
      {selection && (
        <Checkbox
          className={styles.tick ?? ''}
          aria-label={m.admin_list_select_named({ name })}
          checked={selection.isSelected(record)}
          onChange={() => selection.toggle(record)}
        />
      )}
      <div className={styles.facts}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.industry}>{industry}</p>
          {lacksArabic(record, texts) && (
            <Badge color="yellow" variant="light" tt="none">
              {m.admin_arabic_missing()}
            </Badge>
          )}
        </div>
        <div className={styles.actions}>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={m.admin_edit_named({ name })}
            onClick={() => onEdit(record)}
          >
            <ActIcon name="edit" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size={44}
            aria-label={m.admin_delete_named({ name })}
            onClick={() => onDelete(record)}
          >
            <ActIcon name="trash" />
          </ActionIcon>
        </div>
      </div>
    </li>
  );
}

/** The records as cards: one column on phones, two from 600, three from 900. */
export function CatalogueCards({ records, ...acts }: { records: CatalogueRecord[] } & RecordActs) {
  const { selection } = acts;
  const chosen = selection?.rows.length ?? 0;
  return (
    <div className={styles.cards}>
      {selection && (
        <Checkbox
          label={m.admin_list_select_all()}
          checked={chosen === records.length}
          indeterminate={chosen > 0 && chosen < records.length}
          onChange={selection.toggleAll}
        />
      )}
      <ul className={styles.grid}>
        {records.map((record) => (
          <CatalogueCard key={record._id} record={record} {...acts} />
        ))}
      </ul>
    </div>
  );
}
