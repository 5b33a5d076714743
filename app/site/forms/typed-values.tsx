import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { FormFieldsContext } from '#app/ui/field-context.ts';
import { isTyped, readForm } from './form-content.ts';

type Values = Readonly<Record<string, string>>;

const TypedContext = createContext<Values | undefined>(undefined);

/** What stands in the form around it, while it is typed; without scripts what the page was shown with. */
export const useTypedValues = (): Values => {
  const { values } = useContext(FormFieldsContext);
  return useContext(TypedContext) ?? values;
};

type Readings = typeof import('./line-readings.ts');

let loaded: Readings | undefined;

/** Fetches what reads typed numbers. Where it does not come, the form works without it: the server reads what is sent. */
export async function loadReadings(): Promise<Readings | undefined> {
  loaded = await import('./line-readings.ts').catch(() => undefined);
  return loaded;
}

/** What reads typed numbers, as the server has it from the beginning. */
export const ReadingsContext = createContext<Readings | undefined>(undefined);

/** What reads typed numbers; undefined until its code has come to the browser. */
export const useReadings = (): Readings | undefined => useContext(ReadingsContext);

/** A text whose values stay on one line, once the code has come that finds them. */
export function TypedText({ text }: { text: string }) {
  const readings = useReadings();
  return readings ? <readings.Typeset text={text} /> : text;
}

/** Whether a quantity stands in a form, such as in one that came with it. */
const hasQuantity = (values: Values): boolean =>
  Object.entries(values).some(([name, value]) => value !== '' && /quantity|^lines$/.test(name));

/** What follows the confirmation of a request, once the code has come that reads what was typed. */
export function AfterSending(sent: ComponentProps<Readings['SentSummary']>) {
  const given = useReadings() ?? loaded;
  const [readings, setReadings] = useState(given);
  useEffect(() => {
    if (!given) void loadReadings().then(setReadings);
  }, [given]);
  return readings && <readings.SentSummary {...sent} />;
}

/** Follows the form that it stands in, for those of its children that ask `useTypedValues` or, once something is typed, `useReadings`. */
export function TypedValues({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<Values>();
  const given = useReadings();
  const [readings, setReadings] = useState(given ?? loaded);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let isAsked = loaded !== undefined;
    const tell = () => {
      const { values } = readForm(form);
      setTyped(values);
      if (isAsked || !(isTyped(form) || hasQuantity(values))) return;
      isAsked = true;
      void loadReadings().then(setReadings);
    };
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
      <ReadingsContext value={readings}>{children}</ReadingsContext>
    </TypedContext>
  );
}
