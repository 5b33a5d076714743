import { readApi } from '#app/office/components/api-client.ts';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import { checkTexts } from '#shared/text-checks/check-texts.ts';
import { placeOf } from '#shared/text-checks/record-texts.ts';
import type { CheckedTerm, Finding, TextPair } from '#shared/text-checks/text-check.ts';
import { checkedTermsAnswer } from '#shared/text-findings.ts';

// A module by itself, so that the checks are loaded with the first text.

let terms: Promise<readonly CheckedTerm[]> | undefined;

/** The termbase, read once; without it texts are checked for everything else. */
function readTerms(): Promise<readonly CheckedTerm[]> {
  terms ??= readApi('/termbase', checkedTermsAnswer).catch(() => {
    terms = undefined;
    return [];
  });
  return terms;
}

/** The findings in the texts of a field. */
export async function checkField(entity: ContentEntity, field: string, pair: TextPair): Promise<Finding[]> {
  return checkTexts({ ...pair, place: placeOf(entity, field) }, await readTerms());
}
