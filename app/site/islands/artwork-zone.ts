import { findArtworkFaults } from '#app/site/forms/artwork-faults.ts';
import { readBeginning } from '#app/site/forms/file-beginnings.ts';
import { keepFirstFiles } from '#app/site/forms/first-files.ts';
import { overwriteGetLocale } from '#messages/runtime';
import { toLanguage } from '#shared/language.ts';

/**
 * A drop zone of a page without a form of React: names the chosen files, since the native control is invisible, and what
 * is wrong with them, with which they are not sent.
 */
export function start(zone: HTMLElement): void {
  // Another language is another document, so the page's language never changes.
  const language = toLanguage(document.documentElement.lang) ?? 'en';
  overwriteGetLocale(() => language);
  const input = zone.querySelector('input');
  const [prompt, chosen, leftOut, faults] = ['prompt', 'chosen', 'left-out', 'faults'].map((part) =>
    zone.querySelector<HTMLElement>(`[data-${part}]`),
  );
  const remove = zone.querySelector<HTMLElement>('[data-remove]');
  if (!input) return;
  const joinNames = (files: Iterable<File>) =>
    [...files].map(({ name }) => Object.assign(document.createElement('bdi'), { textContent: name }));
  const listFaults = () => findArtworkFaults([...(input.files ?? [])]);
  const judge = (): void => {
    const found = listFaults();
    if (faults) [faults.hidden, faults.textContent] = [found.length === 0, found.join('\n')];
    if (found.length > 0) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  };
  const show = (): void => {
    const others = keepFirstFiles(input, Number(zone.dataset.most));
    const names = joinNames(input.files ?? []);
    chosen?.replaceChildren(...names);
    if (prompt) prompt.hidden = names.length > 0;
    if (remove) remove.hidden = names.length === 0;
    leftOut?.lastElementChild?.replaceChildren(...joinNames(others));
    if (leftOut) leftOut.hidden = others.length === 0;
    // A file that is gone from the disk is refused when it is sent.
    void Promise.allSettled([...(input.files ?? [])].map(readBeginning)).then(judge);
  };
  input.addEventListener('change', show);
  remove?.addEventListener('click', () => {
    input.value = '';
    show();
    input.focus();
  });
  input.form?.addEventListener('submit', (event) => {
    const isSent = !(event.submitter as HTMLButtonElement | null)?.formNoValidate;
    if (!isSent || listFaults().length === 0) return;
    event.preventDefault();
    input.focus();
  });
  for (const event of ['dragenter', 'dragleave', 'drop'])
    input.addEventListener(event, () => zone.toggleAttribute('data-over', event === 'dragenter'));
  show();
}
