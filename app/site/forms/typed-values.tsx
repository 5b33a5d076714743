import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { FormFieldsContext } from '#app/ui/field-context.ts';
import { readForm } from './form-content.ts';

type Values = Readonly<Record<string, string>>;

const TypedContext = createContext<Values | undefined>(undefined);

/** What stands in the form around it, while it is typed; without scripts what the page was shown with. */
export const useTypedValues = (): Values => {
  const { values } = useContext(FormFieldsContext);
  return useContext(TypedContext) ?? values;
};

/** Follows the form that it stands in, for those of its children that ask `useTypedValues`. */
export function TypedValues({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<Values>();
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const tell = () => setTyped(readForm(form).values);
    // After the form has restored its draft.
    const timer = setTimeout(tell);
    form.addEventListener('input', tell);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', tell);
    };
  }, []);
  return (
    <TypedContext value={typed}>
      <span ref={place} hidden />
      {children}
    </TypedContext>
  );
}
