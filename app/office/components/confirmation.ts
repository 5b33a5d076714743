/** What a call's own form knows already, so that it need not be typed twice. */
export type KnownProof = { password?: string | undefined };
type Asker = (known: KnownProof) => Promise<boolean>;

let asker: Asker | undefined;
let asked: Promise<boolean> | undefined;

/** Names what asks who is calling; the layout does so once, since the dialog itself makes calls. */
export function confirmBy(ask: Asker): void {
  asker = ask;
}

/**
 * Asks the user to prove again who they are; calls refused at the same time wait for one dialog.
 * @returns whether it was proven; false when the dialog was dismissed
 */
export async function proveIdentity(known: KnownProof = {}): Promise<boolean> {
  asked ??= (asker?.(known) ?? Promise.resolve(false)).finally(() => {
    asked = undefined;
  });
  return asked;
}
