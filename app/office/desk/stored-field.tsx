import { NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

type StoredFieldProps = Omit<TextInputProps, 'onChange' | 'onBlur' | 'value'> & {
  stored: string;
  /**
   * Stores what was typed over `seen`; `isLeaving`: the page may be closed meanwhile.
   * @returns whether it was stored
   */
  onStore: (typed: string, more: { seen: string; isLeaving: boolean }) => Promise<boolean>;
};

/** `isPart`: a date of which only some parts are typed, which reads as empty. */
type Typed = { text: string; seen: string; isPart: boolean };

/**
 * A field that stores what was typed when it or its page is left, and shows what colleagues store unless somebody is
 * typing in it.
 */
export function StoredField({ stored, onStore, ...props }: StoredFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>();
  const sent = useRef<string>(undefined);
  // Text that the server refused stays in the field until it is edited or stored.
  const isRefused = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value came from the server
  useEffect(() => {
    if (field.current !== document.activeElement && !isRefused.current) setTyped(undefined);
  }, [stored]);

  /** @returns whether there was anything to store */
  function store(isLeaving: boolean): boolean {
    if (!typed || typed.isPart || typed.text === stored) return false;
    const { text, seen } = typed;
    // On leaving, a refused text does not replace what a colleague stored since.
    if (isLeaving && (text === sent.current || (isRefused.current && stored !== seen))) return true;
    sent.current = text;
    void onStore(text, { seen, isLeaving }).then((isStored) => {
      isRefused.current = !isStored;
      if (!isStored) sent.current = undefined;
    });
    return true;
  }

  const leave = useRef(store);
  leave.current = store;
  useWindowEvent('pagehide', () => void store(true));
  useEffect(() => () => void leave.current(true), []);
  return (
    <TextInput
      size="xs"
      {...props}
      ref={field}
      // Shows what a colleague stored while this is being edited.
      {...(typed && stored !== typed.seen && stored !== typed.text && stored && { description: stored })}
      value={typed?.text ?? stored}
      onChange={({ currentTarget: { value, validity } }) => {
        sent.current = undefined;
        isRefused.current = false;
        setTyped({ text: value, seen: typed?.seen ?? stored, isPart: validity.badInput });
      }}
      onBlur={() => {
        if (!store(false)) setTyped(undefined);
      }}
    />
  );
}

type StoredChoiceProps = Omit<NativeSelectProps, 'onChange' | 'onBlur' | 'value'> & {
  stored: string;
  /** @returns whether it was stored */
  onStore: (chosen: string) => Promise<boolean>;
};

const standsAfterMilliseconds = 500;

/** A choice that is stored once it has stood for a moment, or is left: arrow keys pass through those in between. */
export function StoredChoice({ stored, onStore, ...props }: StoredChoiceProps) {
  const [chosen, setChosen] = useState<string>();
  // Shown until what the server has now is read.
  const sent = useRef<string>(undefined);
  const store = useRef(() => {});
  store.current = () => {
    if (chosen === undefined || chosen === sent.current) return;
    if (chosen === stored) return setChosen(undefined);
    sent.current = chosen;
    void onStore(chosen).then((isStored) => {
      if (isStored || sent.current !== chosen) return;
      sent.current = undefined;
      setChosen(undefined);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value came from the server
  useEffect(() => {
    if (sent.current === undefined) return;
    sent.current = undefined;
    setChosen(undefined);
  }, [stored]);
  useEffect(() => {
    if (chosen === undefined) return;
    const timer = setTimeout(() => store.current(), standsAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [chosen]);
  useEffect(() => () => store.current(), []);
  return (
    <NativeSelect
      size="xs"
      {...props}
      value={chosen ?? stored}
      onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      onBlur={() => store.current()}
    />
  );
}
