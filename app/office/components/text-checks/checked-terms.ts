import { readApi } from '#app/office/components/api-client.ts';
import type { CheckedTerm } from '#shared/text-checks/text-check.ts';
import { checkedTermsAnswer } from '#shared/text-checks/text-findings.ts';

let terms: Promise<readonly CheckedTerm[]> | undefined;

/** The termbase, read once; without it texts are checked for everything else. */
export function readCheckedTerms(): Promise<readonly CheckedTerm[]> {
  terms ??= readApi('/termbase', checkedTermsAnswer).catch(() => {
    terms = undefined;
    return [];
  });
  return terms;
}
