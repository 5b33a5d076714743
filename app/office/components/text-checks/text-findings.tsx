import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { CheckedPair, CheckFinding } from '#shared/text-checks/text-check.ts';
import { textHash } from '#shared/text-checks/text-hash.ts';
import { type CheckedRecord, fieldOfForm, useCheckedRecord } from './checked-record.tsx';
import { readCheckedTerms } from './checked-terms.ts';
import { useFocusedField } from './focused-field.ts';

const FindingList = lazy(() => withImportTimeout(import('./finding-list.tsx')));
const TermAid = lazy(() => withImportTimeout(import('./term-aid.tsx')));

/** After the last key. */
const pauseMilliseconds = 700;
// Said at the field already.
const saidElsewhere = 'missing_text';

/** The findings in the texts of a field; the checks are loaded with the first text. */
async function checkField(entity: ContentEntity, field: string, pair: CheckedPair): Promise<CheckFinding[]> {
  const loading = Promise.all([
    import('#shared/text-checks/check-texts.ts'),
    import('#shared/text-checks/record-texts.ts'),
  ]);
  const [{ checkTexts }, { textPlace }] = await withImportTimeout(loading);
  const findings = checkTexts({ ...pair, place: textPlace(entity, field) }, await readCheckedTerms());
  return findings.filter(({ check }) => check !== saidElsewhere);
}

/** What the checks find in a text and its counterpart, a moment after it was typed; they are loaded when first needed. */
function useTextFindings(entity: ContentEntity | undefined, field: string, { en, ar }: CheckedPair): CheckFinding[] {
  const [found, setFound] = useState<CheckFinding[]>([]);
  useEffect(() => {
    if (!entity || (!en && !ar)) return setFound([]);
    let isGone = false;
    const later = setTimeout(async () => {
      const findings = await checkField(entity, field, { en, ar });
      if (!isGone) setFound(findings);
    }, pauseMilliseconds);
    return () => {
      isGone = true;
      clearTimeout(later);
    };
  }, [entity, field, en, ar]);
  return found;
}

/** The form methods of a text field; any `useForm` form has them. */
export type TextForm = {
  getInputProps(path: string): { value?: string; error?: ReactNode };
  setFieldValue(path: string, value: unknown): void;
};

type TextFindingsProps = {
  form: TextForm;
  /** The English field in the form, `specifications.0.value`; the Arabic one is the same within `translations.ar`. */
  path: string;
  label: string;
};

/** Below a text in both languages: its terms while it has the focus, and what the checks found. Nothing outside `TextChecks`. */
export function TextFindings({ form, path, label }: TextFindingsProps) {
  const record = useCheckedRecord();
  const focused = useFocusedField(path);
  if (!record) return null;
  const arabicPath = `translations.ar.${path}`;
  const readTyped = (own: string): string => form.getInputProps(own).value ?? '';
  const texts = { path, label, pair: { en: readTyped(path), ar: readTyped(arabicPath) } };
  const write = (language: Language, text: string) => form.setFieldValue(language === 'ar' ? arabicPath : path, text);
  return (
    <>
      {focused && (
        <Suspense>
          <TermAid field={focused} {...texts} onWrite={write} />
        </Suspense>
      )}
      <OpenFindings record={record} {...texts} onMend={write} />
    </>
  );
}

type OpenFindingsProps = {
  record: CheckedRecord;
  path: string;
  label: string;
  pair: CheckedPair;
  onMend: (language: Language, text: string) => void;
};

/** The findings that are not dismissed. */
function OpenFindings({ record, path, label, pair, onMend }: OpenFindingsProps) {
  const { entity, isAwake, dismissals, load, dismiss } = record;
  const field = fieldOfForm(entity, path);
  const findings = useTextFindings(isAwake ? entity : undefined, field, pair);
  const hasFindings = findings.length > 0;
  useEffect(() => {
    if (hasFindings) load();
  }, [hasFindings, load]);
  if (!dismissals || !hasFindings) return null;
  const hash = textHash(pair);
  const dismissed = dismissals.filter((one) => one.field === field && one.hash === hash);
  const open = findings.filter(({ check }) => !dismissed.some((one) => one.check === check));
  if (open.length === 0) return null;
  return (
    <Suspense>
      <FindingList
        label={label}
        findings={open}
        pair={pair}
        onMend={onMend}
        onDismiss={({ check }) => dismiss({ field, check, hash })}
      />
    </Suspense>
  );
}
