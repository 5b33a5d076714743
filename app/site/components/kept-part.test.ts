import { createElement, type ReactElement, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SavesData } from '#app/ui/saves-data.ts';
import { keptPart, renderWithParts } from './kept-part.tsx';

let rendered = 0;
const Name = keptPart('test-name', ({ name }: { name: string; isFirst?: boolean }) => {
  rendered++;
  return createElement('b', null, name, useContext(SavesData) ? ' in short' : '');
});
const Names = keptPart('test-names', ({ names }: { names: string[] }) =>
  createElement('p', null, ...names.map((name) => createElement(Name, { key: name, name }))),
);

let forms = 0;
const Form = keptPart(
  'test-form',
  ({ formKey, label }: { formKey: string; label: string }) => {
    forms++;
    return createElement('i', { 'data-key': formKey }, label);
  },
  { varying: ['formKey'], isHydrated: true },
);
const named = (name: string) => createElement(Name, { name });

function pageWithForm(formKey: string): string {
  const element = createElement('main', null, createElement(Form, { formKey, label: 'Send' }));
  return renderWithParts(
    (part) => renderToStaticMarkup(part),
    () => renderToStaticMarkup(element),
  );
}

function page(names: string[], { savesData = false, isFirst = false } = {}): string {
  const content = isFirst ? createElement(Name, { name: names[0]!, isFirst }) : createElement(Names, { names });
  const element = createElement(SavesData, { value: savesData }, createElement('main', null, content));
  return renderWithParts(
    (part) => renderToStaticMarkup(part),
    () => renderToStaticMarkup(element),
  );
}

test('a part is rendered once for what it shows, within other parts too', () => {
  const before = rendered;
  expect(page(['Sacks', 'Liners'])).toBe('<main><p><b>Sacks</b><b>Liners</b></p></main>');
  expect(page(['Sacks', 'Liners'])).toBe('<main><p><b>Sacks</b><b>Liners</b></p></main>');
  expect(page(['Liners', 'Films'])).toBe('<main><p><b>Liners</b><b>Films</b></p></main>');
  expect(rendered - before).toBe(3);
});

test('readers who save data get their own', () => {
  expect(page(['Valves'])).toBe('<main><p><b>Valves</b></p></main>');
  expect(page(['Valves'], { savesData: true })).toBe('<main><p><b>Valves in short</b></p></main>');
});

test('what is written like a mark is text', () => {
  const written = '<kept-part n="0"></kept-part>';
  expect(page([written])).toBe(
    `<main><p><b>${written.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}</b></p></main>`,
  );
});

test('of forms that differ in a key, one is rendered; a key that needs escaping is rendered with its page', () => {
  const formsBefore = forms;
  expect(pageWithForm('a-1')).toBe('<main><i data-key="a-1">Send</i></main>');
  expect(pageWithForm('b_2.c')).toBe('<main><i data-key="b_2.c">Send</i></main>');
  expect(forms - formsBefore).toBe(1);
  expect(pageWithForm('"$&')).toBe('<main><i data-key="&quot;$&amp;">Send</i></main>');
  expect(forms - formsBefore).toBe(2);
});

test('what comes alive in the browser is rendered for that', () => {
  const asked: boolean[] = [];
  const part = (element: ReactElement, { isHydrated }: { isHydrated: boolean }) => {
    asked.push(isHydrated);
    return renderToStaticMarkup(element);
  };
  const element = createElement('main', null, createElement(Form, { formKey: 'k', label: 'Ask' }), named('Lids'));
  renderWithParts(part, () => renderToStaticMarkup(element));
  expect(asked).toEqual([true, false]);
});

test('the first picture of a page is rendered with the page', () => {
  const before = rendered;
  for (const _ of [1, 2]) expect(page(['Sacks'], { isFirst: true })).toBe('<main><b>Sacks</b></main>');
  expect(rendered - before).toBe(2);
});

test('what was not asked for a long time is rendered again; the memory is bounded', () => {
  const long = 'x'.repeat(500_000);
  page(['Old']);
  const before = rendered;
  for (let n = 0; n < 6; n++) page([`${n}${long}`]);
  page(['Old']);
  expect(rendered - before).toBe(7);
});

test('outside of a document a part is an ordinary component', () => {
  expect(renderToStaticMarkup(createElement(Name, { name: 'Sacks' }))).toBe('<b>Sacks</b>');
});
