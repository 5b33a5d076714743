import { type ComponentType, createElement, type ReactElement, useContext } from 'react';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { SavesData } from '#app/ui/saves-data.ts';

/** Renders an element to markup; `key` names it among all parts. */
type RenderPart = (element: ReactElement, key: string) => string;
type Rendering = { renderPart: RenderPart; markups: string[] };

const place = 'kept-part';
const places = /<kept-part n="(\d{1,6})"><\/kept-part>/g;
/** Characters of keys and markup. */
const mostKept = 4_000_000;

const kept = new Map<string, string>();
let keptLength = 0;
/** The page being rendered on the server; rendering is synchronous, so there is one at a time. */
let rendering: Rendering | undefined;

function keep(key: string, markup: string): void {
  kept.set(key, markup);
  keptLength += key.length + markup.length;
  for (const [oldest, { length }] of kept) {
    if (keptLength <= mostKept) return;
    kept.delete(oldest);
    keptLength -= oldest.length + length;
  }
}

function markupOf(key: string, make: () => string): string {
  const known = kept.get(key);
  if (known === undefined) {
    const markup = make();
    keep(key, markup);
    return markup;
  }
  // The least recently used come first.
  kept.delete(key);
  kept.set(key, known);
  return known;
}

/**
 * A part of public pages whose markup is kept on the server: rendered once for a language, `Save-Data` and the JSON of its
 * props, of which it is a pure function. It gets no context but `SavesData`. With `isFirst` it is not kept, because the
 * preloading of its picture belongs to the document. `name` is unique.
 */
export function keptPart<Props extends object>(name: string, Part: ComponentType<Props>): ComponentType<Props> {
  return function KeptPart(props: Props) {
    const savesData = useContext(SavesData);
    const page = rendering;
    if (!page || ('isFirst' in props && props.isFirst)) return <Part {...props} />;
    const key = `${name} ${currentLanguage()} ${savesData} ${JSON.stringify(props)}`;
    const markup = markupOf(key, () => {
      const element = (
        <SavesData value={savesData}>
          <Part {...props} />
        </SavesData>
      );
      return renderWithParts(page.renderPart, (render) => render(element, key));
    });
    // The markup takes this element's place after the page was rendered and typeset.
    return createElement(place, { n: String(page.markups.push(markup) - 1) });
  };
}

/** Renders with kept parts, a page or a part of one; what `work` gives has a mark for each part, which it replaces. */
export function renderWithParts(renderPart: RenderPart, work: (renderPart: RenderPart) => string): string {
  const outer = rendering;
  const markups: string[] = [];
  rendering = { renderPart, markups };
  try {
    return work(renderPart).replace(places, (_, n: string) => markups[Number(n)] ?? '');
  } finally {
    rendering = outer;
  }
}
