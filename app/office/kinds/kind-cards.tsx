import { Checkbox } from '@mantine/core';
import type { RowSelection } from '#app/office/components/list/use-row-selection.ts';
import { ProtectedImage } from '#app/office/components/protected-image.tsx';
import { RowAction } from '#app/office/components/row-action.tsx';
import { m } from '#messages';
import styles from './kind-cards.module.css';
import type { AnyKindForm, KindRecord } from './kind-form.ts';
import { ArabicBadge, recordTitle, textOfRecord } from './record-title.tsx';

type CardProps = {
  form: AnyKindForm;
  /** What a card shows besides the title. */
  shown: { image: string; second: string };
  selection: RowSelection<KindRecord> | undefined;
  onEdit: (record: KindRecord) => void;
  onDelete: (record: KindRecord) => void;
};

const imageHeight = 200;

function KindCard({ form, shown, record, selection, onEdit, onDelete }: { record: KindRecord } & CardProps) {
  const name = recordTitle(form, record);
  return (
    <li className={`stack panel ${styles.card}`} data-selected={selection?.isSelected(record) || undefined}>
      <ProtectedImage path={textOfRecord(record, shown.image)} alt="" height={imageHeight} />
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
          <h2 className="title-s">{name}</h2>
          <p className="small muted">{textOfRecord(record, shown.second)}</p>
          <ArabicBadge form={form} record={record} />
        </div>
        <div className={styles.actions}>
          <RowAction icon="edit" size={44} label={m.admin_edit_named({ name })} onClick={() => onEdit(record)} />
          <RowAction
            icon="trash"
            size={44}
            label={m.admin_delete_named({ name })}
            isDanger
            onClick={() => onDelete(record)}
          />
        </div>
      </div>
    </li>
  );
}

/** The records as cards: one column on phones, two from 600, three from 900. */
export function KindCards({ records, ...card }: { records: KindRecord[] } & CardProps) {
  const { selection } = card;
  const chosen = selection?.rows.length ?? 0;
  return (
    <div className="stack gap-3">
      {selection && (
        <Checkbox
          label={m.admin_list_select_all()}
          checked={chosen === records.length}
          indeterminate={chosen > 0 && chosen < records.length}
          onChange={selection.toggleAll}
        />
      )}
      <ul className="grid-3 gap-4">
        {records.map((record) => (
          <KindCard key={record._id} record={record} {...card} />
        ))}
      </ul>
    </div>
  );
}
