import { lazy, Suspense, useEffect } from 'react';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import type { Finding, TextPair } from '#shared/text-checks/text-check.ts';
import { textHash } from '#shared/text-checks/text-hash.ts';
import { fieldOfForm, useCheckedRecord } from './checked-record.tsx';
import { useTextFindings } from './use-text-findings.ts';

const FindingList = lazy(() => withImportTimeout(import('./finding-list.tsx')));

type TextFindingsProps = {
  /** The English field in the form: `name`, `specifications.0.value`. */
  path: string;
  label: string;
  pair: TextPair;
  /** Puts a mended text into the form. */
  onMend: (language: Finding['language'], text: string) => void;
};

/** Below a text in both languages: what the checks found in it. Nothing outside `TextChecks`. */
export function TextFindings({ path, label, pair, onMend }: TextFindingsProps) {
  const record = useCheckedRecord();
  const field = record ? fieldOfForm(record.entity, path) : path;
  const findings = useTextFindings(record?.isAwake ? record.entity : undefined, field, pair);
  const hasFindings = findings.length > 0;
  const load = record?.load;
  useEffect(() => {
    if (hasFindings) load?.();
  }, [hasFindings, load]);
  if (!record?.dismissals || !hasFindings) return null;
  const hash = textHash(pair);
  const dismissed = record.dismissals.filter((one) => one.field === field && one.hash === hash);
  const open = findings.filter(({ check }) => !dismissed.some((one) => one.check === check));
  if (open.length === 0) return null;
  return (
    <Suspense>
      <FindingList
        label={label}
        findings={open}
        pair={pair}
        onMend={onMend}
        onDismiss={({ check }) => record.dismiss({ field, check, hash })}
      />
    </Suspense>
  );
}
