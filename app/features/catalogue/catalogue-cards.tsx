import { ActionIcon, Badge } from '@mantine/core';
import { ActIcon } from '#app/components/back-office/act-icon.tsx';
import { ProtectedImage } from '#app/components/back-office/protected-image.tsx';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import { lacksArabic, localise } from '#shared/content.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import styles from './catalogue-management.module.css';
import type { CatalogueRecord } from './catalogue-record.ts';

type RecordActs = { onEdit: (record: CatalogueRecord) => void; onDelete: (record: CatalogueRecord) => void };

const imageHeight = 200;
const texts = ['name', 'industry', 'description', 'specifications'];

function CatalogueCard({ record, onEdit, onDelete }: { record: CatalogueRecord } & RecordActs) {
  const { name, industry } = localise(record, currentLanguage());
  return (
    <li className={styles.card}>
      <ProtectedImage path={record.mainImage} alt="" height={imageHeight} />
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
export function CatalogueCards({
  kind,
  records,
  ...acts
}: { kind: CatalogueKind; records: CatalogueRecord[] } & RecordActs) {
  if (records.length === 0) return <p className={styles.empty}>{kind.words.empty()}</p>;
  return (
    <ul className={styles.grid}>
      {records.map((record) => (
        <CatalogueCard key={record._id} record={record} {...acts} />
      ))}
    </ul>
  );
}
