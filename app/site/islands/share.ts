/** Copies the text, or shows it for manual copying. @returns whether it was copied */
async function copyText(text: string, question: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages without HTTPS have no clipboard API.
    window.prompt(question, text);
    return false;
  }
}

/** A button that copies an address and confirms it; the server wrote both states and a status line after it. */
export function startCopyLink(button: HTMLElement): void {
  const { address = '', copied = '' } = button.dataset;
  const status = button.nextElementSibling;
  const [before, after] = button.querySelectorAll<HTMLElement>('[data-icon]');
  const label = button.querySelector<HTMLElement>('[data-label]');
  const question = label?.textContent ?? '';
  button.addEventListener('click', async () => {
    const isCopied = await copyText(address, question);
    if (before && after) [before.hidden, after.hidden] = [isCopied, !isCopied];
    if (label) label.textContent = isCopied ? copied : question;
    if (status) status.textContent = isCopied ? copied : '';
  });
}

/** The link to the page's short address opens the device's share sheet, or is copied. */
export function startShare(line: HTMLElement): void {
  const link = line.querySelector('a');
  const status = line.querySelector<HTMLElement>('[role=status]');
  link?.addEventListener('click', async (event) => {
    event.preventDefault();
    const isCopied = await shareOrCopy(link.href, line.dataset.question ?? '');
    if (status) status.textContent = isCopied ? (line.dataset.copied ?? '') : '';
  });
}

/** @returns whether the address was copied */
async function shareOrCopy(address: string, question: string): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url: address });
      return false;
    }
  } catch (error) {
    // A dismissed share sheet does nothing.
    if ((error as Error).name === 'AbortError') return false;
  }
  return copyText(address, question);
}
