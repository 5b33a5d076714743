import type { Generated } from 'kysely';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { CheckName } from '#shared/text-checks/text-check.ts';

type OfRecord = { id: string; entity: ContentEntity; record_id: string };

/** Which state of a record was checked, and by which rules; the id is `entity:record`. */
type CheckedRecordTable = OfRecord & { checked_as: string };

type Titled = { title: string; title_ar: string };

/** A short text of a checked record, to compare the translations of equal ones; the id is `entity:record:field`. */
type CheckedTextTable = OfRecord & Titled & { field: string; english: string; arabic: string };

/** The first finding of a check in a text; the id is `entity:record:field:check:language`. */
type TextFindingTable = OfRecord &
  Titled & {
    title_order: Generated<string>;
    title_order_ar: string | null;
    field: string;
    check_name: CheckName;
    language: Language;
    found: string;
    wanted: string;
    text_hash: string;
    is_dismissed: number;
  };

/** A dismissal, in force while the hash is that of both texts; the id is `entity:record:field:check`. */
type DismissedFindingTable = OfRecord & {
  field: string;
  check_name: CheckName;
  text_hash: string;
  dismissed_at: string;
};

export type TextCheckTables = {
  checked_record: CheckedRecordTable;
  checked_text: CheckedTextTable;
  text_finding: TextFindingTable;
  dismissed_finding: DismissedFindingTable;
};
