import {
  belowMinimumText,
  linerFields,
  packedTexts,
  quantityText,
  sizedName,
  typedOfLine,
  undrawnText,
} from '#app/site/products/drawn-figures.ts';
import { unitSaying } from '#app/ui/i18n/unit-saying.ts';
import { sayUnderstood } from '#app/ui/say-fault.ts';
import { askReading, typeReading } from '#app/ui/typed-measure.ts';
import { m } from '#messages';
import { overwriteGetLocale } from '#messages/runtime';
import { toLanguage } from '#shared/language.ts';
import { quantityLimits } from '#shared/trade/bag-quantity.ts';
import { drawMarkup } from '#shared/trade/drawing/drawing.ts';
import { type DrawingSetting, type DrawnName, drawSack } from '#shared/trade/drawing/drawn-sack.ts';
import type { Family } from '#shared/trade/field-types.ts';
import type { ContainerLimits } from '#shared/trade/rules/estimate.ts';
import { understandField } from '#shared/trade/understood.ts';
import { withValues } from './typed-measures.ts';

/** A form that adds a product says how much its quantity is, or asks; one beside a drawing draws and counts; both while figures are typed. */
export function start(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  // Another language is another document, so the page's language never changes.
  const language = toLanguage(document.documentElement.lang) ?? 'en';
  overwriteGetLocale(() => language);
  const { figures, add } = element.dataset;
  const told = JSON.parse(figures ?? '{}') as ContainerLimits | DrawingSetting;
  const tell = 'known' in told ? () => draw(element, told) : () => tellQuantity(element, JSON.parse(add ?? '{}'), told);
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-reading]') : null;
    if (button) typeReading(element, 'quantity', button.dataset.reading ?? '');
  });
  element.addEventListener('input', tell);
  tell();
}

const textOf = (form: HTMLFormElement, name: string): string => {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) return '';
  return control.type === 'checkbox' && !control.checked ? '' : control.value;
};

function tellQuantity(form: HTMLFormElement, line: Record<string, string>, limits: ContainerLimits): void {
  const typed = textOf(form, 'quantity');
  const family = line['line.family'] ?? '';
  const live = quantityText(typedOfLine(line, typed), limits, family);
  const specified = Object.fromEntries(Object.entries(line).map(([name, value]) => [name.replace('line.', ''), value]));
  const { minimum = '' } = specified;
  const below = belowMinimumText({ family, minimum, specified: { ...specified, quantity: typed } }, limits);
  form
    .querySelector('output')
    ?.replaceChildren(
      ...(live ? withValues(live) : explainQuantity(typed, family)),
      ...(below ? [document.createElement('br'), ...withValues(below)] : []),
    );
}

/** What was understood of a quantity whose weight is not known; which of two is meant, or that it is none. */
function explainQuantity(typed: string, family: string): Node[] {
  if (typed.trim() === '') return [];
  const about = { typedIn: () => '', saying: unitSaying(), family: family as Family };
  const { choices, ...found } = understandField(typed, { ...quantityLimits, unitIn: '' }, about);
  if (choices.length === 0) return withValues(sayUnderstood(found) || m.quote_quantity_wrong());
  const buttons = choices.map((reading) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'link-button' });
    button.dataset.reading = reading.typed;
    button.append(...withValues(reading.said));
    return button;
  });
  return [...withValues(askReading(choices)), ...buttons.flatMap((button) => [document.createTextNode(' '), button])];
}

function draw(form: HTMLFormElement, setting: DrawingSetting): void {
  const typed = (name: DrawnName) => textOf(form, name);
  const drawn = drawSack(typed, setting);
  const lines = form.closest('section')?.querySelector('svg[data-drawn]');
  const unread = form.querySelector<HTMLElement>('[role=alert]');
  if (unread) {
    unread.hidden = drawn !== undefined;
    unread.replaceChildren(...(drawn ? [] : withValues(undrawnText(typed))));
  }
  const ask = form.querySelector<HTMLAnchorElement>('a[data-line]');
  if (ask) askForSize(ask, form, drawn?.size);
  if (!drawn || !lines) return;
  lines.setAttribute('viewBox', `0 0 ${drawn.width} ${drawn.height}`);
  const words = [...lines.querySelectorAll('title, desc')];
  const said = lines.getAttribute('data-drawn') ?? '';
  for (const each of words) if (each.matches('desc')) each.textContent = said.replace('{sizes}', drawn.sizes);
  lines.innerHTML = drawMarkup(drawn);
  lines.prepend(...words);
  for (const { name, text, limit } of packedTexts(drawn)) {
    const [shown, why] = form.querySelectorAll(`[data-row=${name}] > *`);
    if (shown) shown.textContent = text;
    if (why) why.textContent = limit;
  }
}

type Size = { width: number; length: number };

/** The request is for the sack as it is typed, also where that cannot be drawn. */
function askForSize(link: HTMLAnchorElement, form: HTMLFormElement, size: Size | undefined): void {
  const { line = '{}', title = '', liner } = link.dataset;
  link.dataset.own ??= line;
  const typed = {
    'line.title': size ? sizedName(title, size) : title,
    ...{ 'line.width': textOf(form, 'width'), 'line.length': textOf(form, 'length') },
    'line.gusset': textOf(form, 'gusset'),
    ...{ 'line.fabricWeight': textOf(form, 'fabric'), 'line.linerThickness': textOf(form, 'liner') },
    ...(liner && linerFields(textOf(form, 'liner') ? liner : 'none')),
  };
  const changed = { ...(JSON.parse(link.dataset.own) as Record<string, string>), ...typed };
  link.dataset.line = JSON.stringify(changed);
  const address = new URL(link.href);
  for (const [name, value] of Object.entries(changed)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  link.href = address.href;
}
