import type { ContentEntity } from '#shared/kinds/kinds.ts';
import { checkTexts } from '#shared/text-checks/check-texts.ts';
import { placeOf } from '#shared/text-checks/record-texts.ts';
import type { Finding, TextPair } from '#shared/text-checks/text-check.ts';

// A module by itself, so that the checks are loaded with the first text.

/** The findings in the texts of a field. */
export function checkField(entity: ContentEntity, field: string, pair: TextPair): Finding[] {
  return checkTexts({ ...pair, place: placeOf(entity, field) });
}
