import { type RefObject, useEffect, useRef } from 'react';

/** A ref of an element that is scrolled into view while `message` is shown there: what failed may stand far below it. */
export function useScrollToFailure(message: string | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return element;
}
