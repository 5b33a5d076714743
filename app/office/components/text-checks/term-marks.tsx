import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { textProps } from '#app/office/components/both-languages.tsx';
import type { Language } from '#shared/language.ts';
import type { TermPlace } from '#shared/text-checks/term-places.ts';
import type { TextInput } from './focused-field.ts';
import styles from './term-aid.module.css';

/** What decides where a field breaks its lines. */
const copied = [
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'font-feature-settings', 'font-kerning'],
  ...['letter-spacing', 'word-spacing', 'line-height', 'text-align', 'text-indent', 'text-transform', 'tab-size'],
  ...['padding-block-start', 'padding-block-end', 'padding-inline-start', 'padding-inline-end'],
  ...['border-block-start-width', 'border-block-end-width', 'border-inline-start-width', 'border-inline-end-width'],
];

/** Gives the layer the size, the letters and the scrolled place of the field. */
function cover(layer: HTMLElement, field: TextInput): void {
  const style = getComputedStyle(field);
  const pixels = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
  for (const name of copied) layer.style.setProperty(name, style.getPropertyValue(name));
  // Without the scroll bar.
  const inline = field.clientWidth + pixels('border-inline-start-width') + pixels('border-inline-end-width');
  const block = field.clientHeight + pixels('border-block-start-width') + pixels('border-block-end-width');
  layer.style.setProperty('inline-size', `${inline}px`);
  layer.style.setProperty('block-size', `${block}px`);
  follow(layer, field);
}

function follow(layer: HTMLElement, field: TextInput): void {
  layer.scrollTop = field.scrollTop;
  layer.scrollLeft = field.scrollLeft;
}

type Part = { from: number; text: string; place?: TermPlace };

/** The text in parts: the terms, and what is between them. */
function splitAtTerms(text: string, places: readonly TermPlace[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const place of places) {
    parts.push({ from: end, text: text.slice(end, place.from) });
    parts.push({ from: place.from, text: text.slice(place.from, place.to), place });
    end = place.to;
  }
  return [...parts, { from: end, text: text.slice(end) }].filter((part) => part.text !== '');
}

type TermMarksProps = {
  field: TextInput;
  language: Language;
  /** The text that was read; the marks are hidden until they are those of the typed one. */
  text: string;
  isCurrent: boolean;
  places: readonly TermPlace[];
};

/** Marks the terms in a field, on a layer over it that takes no clicks and that nobody is read. */
export function TermMarks({ field, language, text, isCurrent, places }: TermMarksProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = layer.current;
    if (!own) return;
    const coverNow = () => cover(own, field);
    const followNow = () => follow(own, field);
    coverNow();
    const sizes = new ResizeObserver(coverNow);
    sizes.observe(field);
    field.addEventListener('scroll', followNow);
    return () => {
      sizes.disconnect();
      field.removeEventListener('scroll', followNow);
    };
  }, [field]);
  useLayoutEffect(() => {
    if (layer.current && isCurrent) follow(layer.current, field);
  }, [field, isCurrent]);
  const { parentElement } = field;
  if (!parentElement) return null;
  const isLines = field instanceof HTMLTextAreaElement;
  return createPortal(
    <div
      ref={layer}
      aria-hidden
      className={styles.marks}
      data-lines={isLines || undefined}
      data-old={!isCurrent || undefined}
      {...textProps(language)}
    >
      {splitAtTerms(text, places).map(({ from, text: part, place }) =>
        place ? (
          <mark key={from} data-avoided={place.isAvoided || undefined}>
            {part}
          </mark>
        ) : (
          <span key={from}>{part}</span>
        ),
      )}
      {isLines && '\n'}
    </div>,
    parentElement,
  );
}
