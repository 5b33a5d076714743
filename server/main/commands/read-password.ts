import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

type Keyboard = NodeJS.ReadStream;

/** Reads a line without echo. @throws Error when cancelled */
function askUnseen(question: string, keyboard: Keyboard): Promise<string> {
  const nowhere = new Writable({ write: (_shown, _encoding, done) => done() });
  const lines = createInterface({ input: keyboard, output: nowhere, terminal: true });
  // The terminal's echo is off from here on.
  process.stderr.write(question);
  return new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => reject(new Error('Nothing was changed.')));
  }).finally(() => {
    lines.close();
    process.stderr.write('\n');
  });
}

/**
 * A new password: the first line of standard input with `fromInput`, otherwise typed twice at a terminal without echo.
 * @throws Error with one line when there is no terminal, or the two differ
 */
export async function readNewPassword({ fromInput }: { fromInput: boolean }): Promise<string> {
  if (fromInput) return (await text(process.stdin)).replace(/\r?\n.*/s, '');
  if (!process.stdin.isTTY)
    throw new Error('There is no terminal to ask at: hand the password over with --password-stdin.');
  const password = await askUnseen('New password: ', process.stdin);
  if ((await askUnseen('The same again: ', process.stdin)) === password) return password;
  throw new Error('The two passwords differ; nothing was changed.');
}
