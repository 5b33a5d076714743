/** The name of the main picture of a page in `site.css`. */
const name = 'picture';

let moving: HTMLElement | undefined;

/** The picture of a followed card becomes the main picture of the next page. */
export function startMovingPicture(): void {
  addEventListener('click', ({ target }) => {
    const card = target instanceof Element ? target.closest('a')?.closest('li') : null;
    moving = card?.querySelector('picture') ?? undefined;
  });
  addEventListener('pageswap', ({ viewTransition }) => {
    // A page has one main picture: this card's, then, in place of its own.
    if (!moving || !viewTransition) return;
    for (const picture of document.querySelectorAll('picture')) picture.style.viewTransitionName = 'none';
    moving.style.viewTransitionName = name;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const picture of document.querySelectorAll('picture')) picture.style.viewTransitionName = '';
  });
}
