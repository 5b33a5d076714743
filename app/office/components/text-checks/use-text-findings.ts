import { useEffect, useState } from 'react';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import type { Finding, TextPair } from '#shared/text-checks/text-check.ts';

/** After the last key. */
const pauseMilliseconds = 700;
// Said at the field already.
const saidElsewhere = 'missing_text';

/** What the checks find in a text and its counterpart, a moment after it was typed; they are loaded when first needed. */
export function useTextFindings(entity: ContentEntity | undefined, field: string, { en, ar }: TextPair): Finding[] {
  const [found, setFound] = useState<Finding[]>([]);
  useEffect(() => {
    if (!entity || (!en && !ar)) return setFound([]);
    let isGone = false;
    const later = setTimeout(async () => {
      const { checkField } = await withImportTimeout(import('./check-field.ts'));
      const findings = (await checkField(entity, field, { en, ar })).filter(({ check }) => check !== saidElsewhere);
      if (!isGone) setFound(findings);
    }, pauseMilliseconds);
    return () => {
      isGone = true;
      clearTimeout(later);
    };
  }, [entity, field, en, ar]);
  return found;
}
