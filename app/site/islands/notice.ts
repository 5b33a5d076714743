import { tryLocalStorage } from '#app/ui/browser-storage.ts';

/** The notice above the header is dismissed for good. */
export function startNotice(notice: HTMLElement): void {
  notice.querySelector('button')?.addEventListener('click', () => {
    tryLocalStorage((storage) => storage.setItem('notice-dismissed', '1'));
    document.documentElement.dataset.notice = 'dismissed';
  });
}
