import { withImportTimeout } from '#app/ui/import-timeout.ts';
import type { AskedConfirmation } from './confirm-dialogs.tsx';
import { needDialogHost } from './dialog-host.tsx';

/** Up to this many records are deleted with one click. */
const mostByClick = 10;

/** Asks for confirmation of an irreversible act; false when the dialog is dismissed in any way. */
export async function confirmFirst(question: AskedConfirmation): Promise<boolean> {
  const [dialogs] = await Promise.all([withImportTimeout(import('./confirm-dialogs.tsx')), needDialogHost()]);
  return (question.deletes ?? 0) > mostByClick ? dialogs.confirmByNumber(question) : dialogs.confirmByClick(question);
}
