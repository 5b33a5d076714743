import { type ComponentType, createElement, type ReactElement, useContext } from 'react';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { SavesData } from '#app/ui/saves-data.ts';

export type PartRendering = {
  /** Names the part among all parts. */
  key: string;
  /** Whether the browser brings the part alive, for which React needs its marks between neighbouring texts. */
  isHydrated: boolean;
};

/** Renders an element to markup. */
type RenderPart = (element: ReactElement, part: PartRendering) => string;
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

type Options<Props> = {
  /** Props whose values differ from page to page and are shown as they are, such as the key of a form. */
  varying?: readonly (keyof Props & string)[];
  isHydrated?: boolean;
};

/** Of values that markup shows as they are, and typesetting leaves alone. */
const plainValue = /^[\w.-]{1,200}$/;
const markOf = (name: string) => `kept-part-${name}`;

/** The props with a mark for each varying value, and the values by their marks; undefined for a value to be escaped. */
function withMarks<Props extends object>(props: Props, varying: readonly (keyof Props & string)[]) {
  if (varying.length === 0) return { shared: props, values: [] };
  const values = varying.map((name): [mark: string, value: unknown] => [markOf(name), props[name]]);
  const isPlain = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && plainValue.test(entry[1]);
  if (!values.every(isPlain)) return undefined;
  return { shared: { ...props, ...Object.fromEntries(varying.map((name) => [name, markOf(name)])) }, values };
}

/**
 * A part of public pages whose markup is kept on the server: rendered once for a language, `Save-Data` and the JSON of its
 * props without the varying ones, of which it is a pure function. It gets no context but `SavesData`. With `isFirst` it is
 * not kept, because the preloading of its picture belongs to the document. `name` is unique.
 */
export function keptPart<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  { varying = [], isHydrated = false }: Options<Props> = {},
): ComponentType<Props> {
  return function KeptPart(props: Props) {
    const savesData = useContext(SavesData);
    const page = rendering;
    const marked = withMarks(props, varying);
    if (!page || !marked || ('isFirst' in props && props.isFirst)) return <Part {...props} />;
    const { shared, values } = marked;
    const key = `${name} ${currentLanguage()} ${savesData} ${JSON.stringify(shared)}`;
    const kept = markupOf(key, () => {
      const element = (
        <SavesData value={savesData}>
          <Part {...shared} />
        </SavesData>
      );
      return renderWithParts(page.renderPart, (render) => render(element, { key, isHydrated }));
    });
    const markup = values.reduce((text, [mark, value]) => text.replaceAll(mark, value), kept);
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
