import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { callApi, readApi } from '#app/office/components/api-client.ts';
import { useEdited } from '#app/office/components/edited-context.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { type ContentEntity, findContentName, kinds } from '#shared/kinds/kinds.ts';
import { type Dismissal, type DismissalInput, dismissalsAnswer } from '#shared/text-checks/text-findings.ts';
import { isTextInput, noteFocus } from './focused-field.ts';

export type CheckedRecord = {
  entity: ContentEntity;
  /** Whether somebody has begun to write: a page that is only read loads no checks. */
  isAwake: boolean;
  /** Undefined until they are loaded, which `load` begins. */
  dismissals: readonly Dismissal[] | undefined;
  load: () => void;
  /** Dismissals of a record that is not stored yet end with its form. */
  dismiss: (dismissal: Dismissal) => void;
};

const CheckedRecordContext = createContext<CheckedRecord | undefined>(undefined);

/** The record whose texts are checked; undefined outside `TextChecks`. */
export const useCheckedRecord = (): CheckedRecord | undefined => use(CheckedRecordContext);

const isSame = (one: Dismissal, other: Dismissal): boolean => one.field === other.field && one.check === other.check;

/** The dismissals of the edited record, read when a finding is first to be shown. */
function useDismissals(path: string | undefined) {
  const [dismissals, setDismissals] = useState<readonly Dismissal[] | undefined>(path ? undefined : []);
  const [isAsked, setIsAsked] = useState(false);
  const load = useCallback(() => {
    if (!path || isAsked) return;
    setIsAsked(true);
    // Without them findings are shown that were dismissed.
    readApi(path, dismissalsAnswer).then(setDismissals, () => setDismissals([]));
  }, [path, isAsked]);
  const dismiss = useCallback(
    (dismissal: Dismissal) => {
      setDismissals((known = []) => [...known.filter((one) => !isSame(one, dismissal)), dismissal]);
      const body: DismissalInput = { ...dismissal, isDismissed: true };
      // Not stored, it is shown again when the record is opened.
      if (path) callApi(path, { method: 'PUT', body }).catch(() => undefined);
    },
    [path],
  );
  return { dismissals, load, dismiss };
}

/** Whether a text field has had the focus; which one has it is noted. */
function useIsAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    const wake = (element: unknown) => {
      if (!isTextInput(element)) return;
      setIsAwake(true);
      noteFocus(element);
    };
    const focused = ({ target }: FocusEvent) => wake(target);
    wake(document.activeElement);
    document.addEventListener('focusin', focused);
    return () => {
      document.removeEventListener('focusin', focused);
      noteFocus(undefined);
    };
  }, []);
  return isAwake;
}

/** The field as the API names it: an entry of a list of texts is `tags.0` there and `tags.0.text` in forms. */
export function fieldOfForm(entity: ContentEntity, path: string): string {
  const [name = ''] = path.split('.');
  const isTexts =
    entity === 'company' ? name === 'exportMarkets' : (kinds[entity] as AnyKind).fields[name]?.type === 'texts';
  return isTexts && path.endsWith('.text') ? path.slice(0, -'.text'.length) : path;
}

/** Checks the bilingual texts of the form inside, which is that of a record of this entity. */
export function TextChecks({ entity, children }: { entity: ContentEntity; children: ReactNode }) {
  const edited = useEdited();
  const name = edited && findContentName(edited.path);
  const path = name && `/text-checks/${name.entity}/${encodeURIComponent(name.id)}/dismissals`;
  const { dismissals, load, dismiss } = useDismissals(path);
  const isAwake = useIsAwake();
  const checked = useMemo(
    () => ({ entity, isAwake, dismissals, load, dismiss }),
    [entity, isAwake, dismissals, load, dismiss],
  );
  return <CheckedRecordContext value={checked}>{children}</CheckedRecordContext>;
}
