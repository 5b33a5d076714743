import type { Generated } from 'kysely';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { CheckName } from '#shared/text-checks/text-check.ts';

type OfRecord = { id: string; entity: ContentEntity; record_id: string };

type Titled = { title: string; title_ar: string };

export type TextCheckTables = {
  /** Which state of a record was checked, and by which rules; the id is `entity:record`. */
  checked_record: OfRecord & { checked_as: string };
  /** A short text of a checked record, to compare the translations of equal ones; the id is `entity:record:field`. */
  checked_text: OfRecord & Titled & { field: string; english: string; arabic: string };
  /** The first finding of a check in a text; the id is `entity:record:field:check:language`. */
  text_finding: OfRecord &
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
  dismissed_finding: OfRecord & {
    field: string;
    check_name: CheckName;
    text_hash: string;
    dismissed_at: string;
  };
};
